import { MyJobsDocument, type MyJobsQuery, type MyJobsTab } from '@hirehq/shared-contracts/graphql';
import { routes } from '@hirehq/shared-contracts/routes';
import {
  Button,
  EmptyState,
  ErrorState,
  FormattedMessage,
  PageLink,
  defineMessages,
  useIntl,
  useOnline,
} from '@hirehq/shared-ui';
import { ApplicationStateTag } from '../../shared/application-state.tsx';
import { MoreButton, useFurtherPages } from '../../shared/further-pages.tsx';
import { JobCard } from '../../shared/job-card.tsx';
import { JobCardSkeleton } from '../../shared/job-card-skeleton.tsx';
import { PostedTime } from '../../shared/posted-time.tsx';
import { SaveButton } from '../../shared/save-button.tsx';
import { useNow } from '../../shared/use-now.ts';
import { useApi } from '../../shell/use-api.ts';
import { NextStepLine } from './next-step-line.tsx';
import { nextStepOf } from './next-step.ts';
import { TAB_SCENES } from './tab-scenes.tsx';
import { PAGE_SIZE } from './track-jobs.model.ts';
import classes from './tracked-jobs.module.css';

type Page = MyJobsQuery['myJobs'];

const EMPTY = defineMessages({
  SAVED: { id: 'myJobs.emptySaved' },
  APPLIED: { id: 'myJobs.emptyApplied' },
  SHORTLISTED: { id: 'myJobs.emptyShortlisted' },
  INTERVIEW: { id: 'myJobs.emptyInterview' },
  OFFERED: { id: 'myJobs.emptyOffered' },
  ONBOARDED: { id: 'myJobs.emptyOnboarded' },
  CLOSED: { id: 'myJobs.emptyClosed' },
});

interface TrackedJobsProps {
  tab: MyJobsTab;
  /** The first page, when it is there. */
  page: Page | undefined;
  failed: boolean;
  onRetry: () => void;
}

/** The candidate's jobs in one state. */
export function TrackedJobs({ tab, page, failed, onRetry }: TrackedJobsProps) {
  const { formatMessage } = useIntl();
  const online = useOnline();

  if (failed) {
    return (
      <ErrorState
        illustration={online ? 'error' : 'offline'}
        title={formatMessage({ id: online ? 'common.errorTitle' : 'list.offlineTitle' })}
        description={formatMessage({ id: online ? 'common.errorText' : 'list.offlineText' })}
        retry={{ label: formatMessage({ id: 'common.retry' }), onRetry }}
      />
    );
  }
  if (!page) {
    return (
      <div className={classes['jobs']} aria-busy="true">
        <JobCardSkeleton />
        <JobCardSkeleton />
        <JobCardSkeleton />
      </div>
    );
  }
  if (page.nodes.length === 0) {
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

  return <JobsOfTab tab={tab} first={page} />;
}

function JobsOfTab({ tab, first }: { tab: MyJobsTab; first: Page }) {
  const { formatDate } = useIntl();
  const now = useNow();
  const api = useApi();
  const further = useFurtherPages(
    first,
    async (after) => (await api.graphql(MyJobsDocument, { tab, first: PAGE_SIZE, after })).myJobs,
    'more of my jobs',
  );

  return (
    <>
      <ul className={classes['jobs']}>
        {further.pages
          .flatMap(({ nodes }) => nodes)
          .map(({ job, application, changedAt }) => (
            <li key={application?.id ?? job.id} className={classes['job']}>
              <JobCard
                job={job}
                headingOrder={3}
                {...(application && { to: routes.jobDetails(job) })}
                action={<SaveButton job={job} />}
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
      <MoreButton further={further} failed={<FormattedMessage id="list.moreFailed" />} />
    </>
  );
}
