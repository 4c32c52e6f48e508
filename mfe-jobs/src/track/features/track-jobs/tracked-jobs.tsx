import type { MyJobsGroup, MyJobsTab } from '@hirehq/shared-contracts/graphql/types';
import { routes } from '@hirehq/shared-contracts/routes';
import { Button, EmptyState, ErrorState, FormattedMessage, PageLink, defineMessages, useIntl } from '@hirehq/shared-ui';
import { ApplicationStateTag } from '../../shared/application-state.tsx';
import { JobCard } from '../../../shared/job-card/job-card.tsx';
import { JobCardSkeleton } from '../../../shared/job-card/job-card-skeleton.tsx';
import { MoreButton } from '../../shared/more-button.tsx';
import { SaveButton } from '../../../shared/save-job/save-button.tsx';
import { useNow } from '@hirehq/shared-ui/bundled';
import { useToggleSaved } from '../../../shared/save-job/use-toggle-saved.ts';
import { NextStepLine } from './next-step-line.tsx';
import { RemoveAppliedElsewhere } from './remove-applied-elsewhere.tsx';
import type { MyJobs } from './my-jobs.query.ts';
import { nextStepOf } from './next-step.ts';
import { TAB_SCENES } from './tab-scenes.tsx';
import { timeOfChange } from './time-of-change.ts';
import classes from './tracked-jobs.module.css';

const EMPTY = defineMessages({
  DRAFT: { id: 'myJobs.emptyDraft' },
  SAVED: { id: 'myJobs.emptySaved' },
  APPLIED: { id: 'myJobs.emptyApplied' },
  APPLIED_ELSEWHERE: { id: 'myJobs.emptyAppliedElsewhere' },
  SHORTLISTED: { id: 'myJobs.emptyShortlisted' },
  INTERVIEW: { id: 'myJobs.emptyInterview' },
  OFFERED: { id: 'myJobs.emptyOffered' },
  ONBOARDED: { id: 'myJobs.emptyOnboarded' },
  CLOSED: { id: 'myJobs.emptyClosed' },
  TO_DO: { id: 'myJobs.emptyToDo' },
});

/** The illustration and the words of a group without jobs. */
const EMPTY_GROUP = { TO_DO: 'TO_DO', ACTIVE: 'APPLIED', SAVED: 'SAVED', CLOSED: 'CLOSED' } as const satisfies Record<
  MyJobsGroup,
  keyof typeof EMPTY
>;

const SCENES = { ...TAB_SCENES, TO_DO: TAB_SCENES.INTERVIEW };

interface TrackedJobsProps {
  /** Undefined until it is known. */
  group: MyJobsGroup | undefined;
  tab: MyJobsTab | undefined;
  query: MyJobs;
  isSearched: boolean;
  onClearSearch: () => void;
}

/** The tracked jobs of a group, or of one state in it. */
export function TrackedJobs({ group, tab, query, isSearched, onClearSearch }: TrackedJobsProps) {
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
  const isOther = query.isPrevious && (query.group !== group || query.jobs.length === 0);
  if (query.status === 'loading' || group === undefined || isOther) {
    return (
      <div className={classes['jobs']} aria-busy="true">
        <JobCardSkeleton />
        <JobCardSkeleton />
        <JobCardSkeleton />
      </div>
    );
  }
  if (query.jobs.length === 0 && isSearched) {
    return (
      <EmptyState
        illustration="noResults"
        title={formatMessage({ id: 'myJobs.noneFound' })}
        description={formatMessage({ id: 'myJobs.noneFoundText' })}
      >
        <Button variant="default" onClick={onClearSearch}>
          <FormattedMessage id="myJobs.searchClear" />
        </Button>
      </EmptyState>
    );
  }
  if (query.jobs.length === 0) {
    const none = group === 'TO_DO' ? 'TO_DO' : (tab ?? EMPTY_GROUP[group]);
    return (
      <EmptyState
        illustration={SCENES[none]}
        title={formatMessage(EMPTY[none])}
        description={formatMessage({ id: none === 'TO_DO' ? 'myJobs.emptyToDoText' : 'myJobs.emptyText' })}
      >
        <Button component={PageLink} to={routes.findJobs()}>
          <FormattedMessage id="myJobs.find" />
        </Button>
      </EmptyState>
    );
  }

  return <ListedJobs query={query} />;
}

function ListedJobs({ query }: { query: MyJobs }) {
  const { formatDate } = useIntl();
  const dateOf = (at: string) => formatDate(at, { dateStyle: 'long' });
  const now = useNow();
  const toggleSaved = useToggleSaved();

  return (
    <>
      <ul className={classes['jobs']} aria-busy={query.isPrevious} data-refreshing={query.isPrevious}>
        {query.jobs.map((tracked) => {
          const { job, application, changedAt } = tracked;
          const { change, words } = timeOfChange(tracked);
          return (
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
                    <time dateTime={changedAt}>
                      <FormattedMessage {...words} values={{ date: dateOf(changedAt) }} />
                    </time>
                  </span>
                }
              />
              <div className={classes['next']}>
                <NextStepLine step={nextStepOf(tracked, now)} company={job.enterprise.establishmentName}>
                  {!application && job.appliedElsewhereAt && (
                    <p className={classes['since']}>
                      <RemoveAppliedElsewhere job={job} />
                    </p>
                  )}
                  {application && change !== 'applied' && (
                    <p className={classes['since']}>
                      <FormattedMessage id="myJobs.appliedOn" values={{ date: dateOf(application.submittedAt) }} />
                    </p>
                  )}
                </NextStepLine>
              </div>
            </li>
          );
        })}
      </ul>
      <MoreButton pages={query} failed={<FormattedMessage id="list.moreFailed" />} />
    </>
  );
}
