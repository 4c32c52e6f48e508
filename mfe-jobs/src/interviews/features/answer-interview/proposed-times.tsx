import { FormattedMessage, useIntl } from '@hirehq/shared-ui';
import type { InterviewStateFragment } from '../../../shared/interview/interview-state.graphql.ts';
import { momentOfViewer } from '@hirehq/shared-ui/bundled';
import classes from './proposed-times.module.css';

/** The times the candidate proposed, without a response from the employer yet. */
export function ProposedTimes({ interview, isOpen }: { interview: InterviewStateFragment; isOpen: boolean }) {
  const intl = useIntl();
  if (!isOpen) return null;
  return (
    <div className={classes['proposed']}>
      <p>
        <FormattedMessage id="interview.youProposed" />
      </p>
      <ul>
        {interview.proposedTimes.map(({ startsAt }) => (
          <li key={startsAt}>
            <time dateTime={startsAt}>{momentOfViewer(intl, startsAt)}</time>
          </li>
        ))}
      </ul>
      {interview.proposalNote && (
        <p className={classes['note']}>
          <bdi>{interview.proposalNote}</bdi>
        </p>
      )}
    </div>
  );
}
