import { Button, ErrorState, FormattedMessage, VisuallyHidden, useIntl, useOnline } from '@hirehq/shared-ui';
import type { ReactNode } from 'react';
import { JobCard } from '../../shared/job-card.tsx';
import { JobCardSkeleton } from '../../shared/job-card-skeleton.tsx';
import { SaveButton } from '../../shared/save-button.tsx';
import type { JobsState } from './list-jobs.query.ts';
import classes from './job-results.module.css';

interface JobResultsProps {
  state: JobsState;
  empty: ReactNode;
  onMore: () => void;
  onRetry: () => void;
}

const SKELETONS = [0, 1, 2, 3, 4, 5];

/** The cards of a search, in each of its states. */
export function JobResults({ state, empty, onMore, onRetry }: JobResultsProps) {
  const { formatMessage } = useIntl();
  const online = useOnline();

  if (state.status === 'loading') {
    return (
      <div className={classes['list']} aria-busy="true">
        <VisuallyHidden>
          <FormattedMessage id="list.loading" />
        </VisuallyHidden>
        {SKELETONS.map((card) => (
          <JobCardSkeleton key={card} />
        ))}
      </div>
    );
  }
  if (state.status === 'error') {
    return (
      <ErrorState
        illustration={online ? 'error' : 'offline'}
        title={formatMessage({ id: online ? 'list.errorTitle' : 'list.offlineTitle' })}
        description={formatMessage({ id: online ? 'list.errorText' : 'list.offlineText' })}
        retry={{ label: formatMessage({ id: 'common.retry' }), onRetry }}
      />
    );
  }
  if (state.jobs.length === 0) return empty;
  return (
    <>
      <ul className={classes['list']} aria-busy={state.refreshing} data-refreshing={state.refreshing}>
        {state.jobs.map((job) => (
          <li key={job.id}>
            <JobCard job={job} action={<SaveButton job={job} />} />
          </li>
        ))}
      </ul>
      <div className={classes['more']}>
        {state.more === 'failed' && (
          <p role="alert" className={classes['failed']}>
            <FormattedMessage id="list.moreFailed" />
          </p>
        )}
        {state.hasMore ? (
          <Button variant="default" size="md" onClick={onMore} loading={state.more === 'loading'}>
            <FormattedMessage id="list.more" />
          </Button>
        ) : (
          <p className={classes['end']}>
            <FormattedMessage id="list.end" />
          </p>
        )}
      </div>
    </>
  );
}
