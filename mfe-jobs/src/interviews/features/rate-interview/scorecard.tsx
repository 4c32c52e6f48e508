import { FormattedMessage, defineMessages } from '@hirehq/shared-ui';
import type { InterviewStateFragment } from '../../../shared/interview/interview-state.graphql.ts';
import { whyNotRateable } from '@hirehq/shared-contracts/round-rating';
import classes from './rate-interview.module.css';
import { RateInterview } from './rate-interview.tsx';
import { GivenStars } from './rating-stars.tsx';

const GIVEN = 'given-rating';
const WHY = defineMessages({
  notYet: { id: 'rate.notYet' },
  closed: { id: 'rate.closedAfter' },
  notHeld: { id: 'rate.closed' },
});

interface ScorecardProps {
  interview: InterviewStateFragment;
  /** Called with the id of the element with the rating once it has rendered. */
  onRated: (givenId: string) => void;
}

/** The scorecard in each state: to fill in, completed, or the reason why it is not available. */
export function Scorecard({ interview, onRated }: ScorecardProps) {
  const why = whyNotRateable(interview);
  if (why === undefined) return <RateInterview interviewId={interview.id} onRated={() => onRated(GIVEN)} />;
  if (interview.ratingOfPanelByCandidate !== null) {
    return (
      <div id={GIVEN} tabIndex={-1} className={classes['given']}>
        <GivenStars rating={interview.ratingOfPanelByCandidate} />
        {interview.ratingRemarksByCandidate && (
          <p>
            <bdi>{interview.ratingRemarksByCandidate}</bdi>
          </p>
        )}
      </div>
    );
  }
  return (
    <p className={classes['none']}>
      <FormattedMessage {...(interview.closureStatus === null ? WHY.notYet : why === 'closed' ? WHY.closed : WHY.notHeld)} />
    </p>
  );
}
