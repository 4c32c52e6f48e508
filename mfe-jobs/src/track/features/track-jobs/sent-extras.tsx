import { FormattedMessage, Icon } from '@hirehq/shared-ui';
import classes from './sent-extras.module.css';
import type { ApplicationTimelineQuery } from './tracked-job.graphql.ts';

type Application = NonNullable<NonNullable<ApplicationTimelineQuery['job']>['application']>;

/** What was sent with an application besides its answers: the résumé and the requested support. */
export function SentExtras({
  application: { resume, adjustments },
}: {
  application: Pick<Application, 'resume' | 'adjustments'>;
}) {
  return (
    <dl className={classes['extras']}>
      <div>
        <dt>
          <FormattedMessage id="tracked.resume" />
        </dt>
        <dd>
          {resume ? (
            <a href={resume.url} target="_blank" rel="noopener noreferrer">
              <Icon name="layers" size={18} />
              <bdi>{resume.title}</bdi>
            </a>
          ) : (
            <FormattedMessage id="tracked.noResume" />
          )}
        </dd>
      </div>
      {adjustments && (
        <div>
          <dt>
            <FormattedMessage id="tracked.adjustments" />
          </dt>
          <dd className={classes['text']}>
            <bdi>{adjustments}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
}
