import { FormattedMessage, Icon } from '@hirehq/shared-ui';
import classes from './sent-extras.module.css';
import type { ApplicationTimelineQuery } from './tracked-job.graphql.ts';

type Application = NonNullable<NonNullable<ApplicationTimelineQuery['job']>['application']>;

/** What was sent with an application besides its answers. */
export function SentExtras({
  application: { resume, adjustments, coverLetter, telephone },
}: {
  application: Pick<Application, 'resume' | 'adjustments' | 'coverLetter' | 'telephone'>;
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
      {telephone && (
        <div>
          <dt>
            <FormattedMessage id="apply.visitorTelephone" />
          </dt>
          <dd>
            <bdi dir="ltr">{telephone}</bdi>
          </dd>
        </div>
      )}
      {coverLetter && (
        <div>
          <dt>
            <FormattedMessage id="apply.coverTitle" />
          </dt>
          <dd className={classes['text']}>
            <bdi>{coverLetter}</bdi>
          </dd>
        </div>
      )}
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
