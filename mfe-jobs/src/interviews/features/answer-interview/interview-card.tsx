import { routes } from '@hirehq/shared-contracts/routes';
import { FormattedMessage, PageLink, useIntl } from '@hirehq/shared-ui';
import type { InterviewStateFragment } from '../../../shared/interview/interview-state.graphql.ts';
import { InterviewStateTag, canRate, isOverIn, interviewStateOf } from '../../../shared/interview/interview-state.tsx';
import { InterviewTime } from '../../../shared/interview/interview-time.tsx';
import { viewerZone } from '@hirehq/shared-ui/bundled';
import { InterviewActions } from './interview-actions.tsx';
import classes from './interview-card.module.css';
import { InterviewFacts } from './interview-facts.tsx';
import { ProposedTimes } from './proposed-times.tsx';

interface InterviewCardProps {
  interview: InterviewStateFragment;
  company: string;
  /** Shown if the page does not name the job. */
  jobTitle?: string;
  now: Date;
  headingOrder?: 2 | 3;
  onChanged: (titleId: string) => void;
}

/** An interview in a list: time, format, status and actions. */
export function InterviewCard(props: InterviewCardProps) {
  const { interview, company, jobTitle, now, headingOrder = 3, onChanged } = props;
  const intl = useIntl();
  const state = interviewStateOf(interview, now);
  const isOver = isOverIn(state);
  const titleId = `interview-${interview.id}`;
  const Heading = `h${headingOrder}` as const;
  const day = (format: Intl.DateTimeFormatOptions) => intl.formatDate(interview.startsAt, { ...format, timeZone: viewerZone() });

  return (
    <article className={classes['card']} data-over={isOver}>
      <div className={classes['leaf']} aria-hidden="true">
        <span>{day({ month: 'short' })}</span>
        <strong>{day({ day: 'numeric' })}</strong>
        <span>{day({ weekday: 'short' })}</span>
      </div>
      <div className={classes['body']}>
        <div className={classes['head']}>
          <Heading className={classes['title']}>
            <PageLink id={titleId} to={routes.interviewDetails({ id: interview.id })}>
              {interview.roundTitle}
            </PageLink>
          </Heading>
          <InterviewStateTag state={state} />
        </div>
        {jobTitle && (
          <p className={classes['job']}>
            <bdi>{[jobTitle, company].filter(Boolean).join(' · ')}</bdi>
          </p>
        )}
        <InterviewTime {...interview} />
        {(!isOver || interview.closureStatus !== null) && <InterviewFacts interview={interview} isOver={isOver} />}
        <ProposedTimes interview={interview} isOpen={state === 'proposed'} />
        <InterviewActions interview={interview} state={state} company={company} onChanged={() => onChanged(titleId)} />
        {canRate(interview) && (
          <PageLink className={classes['rate'] ?? ''} to={routes.interviewDetails({ id: interview.id, mode: 'scorecard' })}>
            <FormattedMessage id="interview.rate" />
          </PageLink>
        )}
      </div>
    </article>
  );
}
