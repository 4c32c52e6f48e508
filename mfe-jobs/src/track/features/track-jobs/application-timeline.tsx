import type { ApplyChannel } from '@hirehq/shared-contracts/graphql/types';
import { FormattedMessage, useIntl } from '@hirehq/shared-ui';
import classes from './application-timeline.module.css';
import { timelineSteps } from './timeline-steps.ts';
import type { ApplicationTimelineQuery } from './tracked-job.graphql.ts';

interface ApplicationTimelineProps {
  application: NonNullable<NonNullable<ApplicationTimelineQuery['job']>['application']>;
  company: string;
  /** How the application reaches the employer, on which its possible next steps depend. */
  channel: ApplyChannel;
}

/** The timeline of an application: past steps with dates, and possible next steps. */
export function ApplicationTimeline({ application, company, channel }: ApplicationTimelineProps) {
  const intl = useIntl();
  const steps = timelineSteps(application, channel);
  const last = steps.findLastIndex(({ at }) => at !== undefined);

  return (
    <ol className={classes['timeline']}>
      {steps.map(({ key, words, at, note }, index) => (
        <li key={key} data-reached={at !== undefined} aria-current={index === last ? 'step' : undefined}>
          <span>
            {at === undefined && (
              <span className={classes['possible']}>
                <FormattedMessage id="timeline.toCome" />{' '}
              </span>
            )}
            <FormattedMessage {...words} values={{ company }} />
          </span>
          {note && (
            <span className={classes['note']}>
              <bdi>{note}</bdi>
            </span>
          )}
          {at && <time dateTime={at}>{intl.formatDate(at, { dateStyle: 'long', timeStyle: 'short' })}</time>}
        </li>
      ))}
    </ol>
  );
}
