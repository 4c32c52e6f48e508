import type { MyJobsTab } from '@hirehq/shared-contracts/graphql/types';
import { routes } from '@hirehq/shared-contracts/routes';
import { Button, EmptyState, ErrorState, FormattedMessage, PageLink, defineMessages, useIntl } from '@hirehq/shared-ui';
import { ApplicationStateTag } from '../../shared/application-state.tsx';
import { JobCard } from '../../../shared/job-card/job-card.tsx';
import { JobCardSkeleton } from '../../../shared/job-card/job-card-skeleton.tsx';
import { MoreButton } from '../../shared/more-button.tsx';
import { PostedTime } from '../../../shared/job-card/posted-time.tsx';
import { SaveButton } from '../../../shared/save-job/save-button.tsx';
import { useNow } from '@hirehq/shared-ui/bundled';
import { useToggleSaved } from '../../../shared/save-job/use-toggle-saved.ts';
import { NextStepLine } from './next-step-line.tsx';
import { RemoveAppliedElsewhere } from './remove-applied-elsewhere.tsx';
import type { MyJobs } from './my-jobs.query.ts';
import { nextStepOf } from './next-step.ts';
import { TAB_SCENES } from './tab-scenes.tsx';
import classes from './tracked-jobs.module.css';

const EMPTY = defineMessages({
  SAVED: { id: 'myJobs.emptySaved' },
  APPLIED: { id: 'myJobs.emptyApplied' },
  APPLIED_ELSEWHERE: { id: 'myJobs.emptyAppliedElsewhere' },
  SHORTLISTED: { id: 'myJobs.emptyShortlisted' },
  INTERVIEW: { id: 'myJobs.emptyInterview' },
  OFFERED: { id: 'myJobs.emptyOffered' },
  ONBOARDED: { id: 'myJobs.emptyOnboarded' },
  CLOSED: { id: 'myJobs.emptyClosed' },
});

interface TrackedJobsProps {
  tab: MyJobsTab;
  query: MyJobs;
  /** The loaded data belongs to another tab. */
  isComing: boolean;
}

/** The tracked jobs in one status. */
export function TrackedJobs({ tab, query, isComing }: TrackedJobsProps) {
  const { formatMessage } = useIntl();

  if (query.status === 'failed' && query.jobs.length === 0) {
    return (
      <ErrorState
        title={formatMessage({ id: 'common.errorTitle' })}
        description={formatMessage({ id: 'common.errorText' })}
        retry={{ label: formatMessage({ id: 'common.retry' }), onRetry: query.retry }}
      />
    );
  }
  if (query.status === 'loading' || isComing) {
    return (
      <div className={classes['jobs']} aria-busy="true">
        <JobCardSkeleton />
        <JobCardSkeleton />
        <JobCardSkeleton />
      </div>
    );
  }
  if (query.jobs.length === 0) {
    return (
      <EmptyState
        illustration={TAB_SCENES[tab]}
        title={formatMessage(EMPTY[tab])}
        description={formatMessage({ id: 'myJobs.emptyText' })}
      >
        <Button component={PageLink} to={routes.findJobs()}>
          <FormattedMessage id="myJobs.find" />
        </Button>
      </EmptyState>
    );
  }

  return <JobsOfTab query={query} />;
}

function JobsOfTab({ query }: { query: MyJobs }) {
  const { formatDate } = useIntl();
  const now = useNow();
  const toggleSaved = useToggleSaved();

  return (
    <>
      <ul className={classes['jobs']}>
        {query.jobs.map(({ job, application, changedAt }) => (
          <li key={application?.id ?? job.id} className={classes['job']}>
            <JobCard
              job={job}
              headingOrder={3}
              {...(application && { to: routes.trackedJob(job) })}
              action={<SaveButton job={job} onToggle={toggleSaved} />}
              footer={
                <span className={classes['state']}>
                  {application ? (
                    <ApplicationStateTag application={application} />
                  ) : (
                    job.closedAt && <FormattedMessage id="detail.closed" />
                  )}
                  <PostedTime at={changedAt} />
                </span>
              }
            />
            <div className={classes['next']}>
              <NextStepLine step={nextStepOf({ job, application }, now)} company={job.enterprise.establishmentName}>
                {!application && job.appliedElsewhereAt && (
                  <p className={classes['since']}>
                    <RemoveAppliedElsewhere job={job} />
                  </p>
                )}
                {application && (
                  <p className={classes['since']}>
                    <FormattedMessage
                      id="myJobs.appliedOn"
                      values={{ date: formatDate(application.submittedAt, { dateStyle: 'long' }) }}
                    />
                  </p>
                )}
              </NextStepLine>
            </div>
          </li>
        ))}
      </ul>
      <MoreButton pages={query} failed={<FormattedMessage id="list.moreFailed" />} />
    </>
  );
}
