import { routes } from '@hirehq/shared-contracts/routes';
import {
  Button,
  EmptyState,
  FormattedMessage,
  matchRoutes,
  PageLink,
  PageSkeleton,
  useIntl,
  useLocation,
} from '@hirehq/shared-ui';
import { JobNotFound } from '../../shared/job-not-found.tsx';
import { PageFailure } from '../../shared/page-failure.tsx';
import { SimilarJobs } from '../features/view-job/similar-jobs.tsx';
import { useSimilarJobs } from '../features/view-job/similar-jobs.query.ts';

/** The pattern of the address that it has in a page of somebody else: that of the job. */
const OF_JOB = [{ path: '/job/:id' }];

/** In a page of an employer: its jobs that are like one of them. */
export function EmbeddedSimilar() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const query = useSimilarJobs(matchRoutes(OF_JOB, pathname)?.[0]?.params['id'] ?? '');
  if (query.status === 'loading') return <PageSkeleton kind="list" />;
  if (!query.data) return <PageFailure failure={query.failure} onRetry={query.retry} />;
  const { job } = query.data;
  if (!job) return <JobNotFound />;
  if (job.similar.length > 0) return <SimilarJobs jobs={job.similar} order={1} />;
  return (
    <EmptyState
      illustration="noResults"
      title={formatMessage({ id: 'similar.none' })}
      description={formatMessage({ id: 'similar.noneText' })}
    >
      <Button component={PageLink} to={routes.jobList({ enterprise: job.enterprise.id })}>
        <FormattedMessage id="company.allJobs" />
      </Button>
    </EmptyState>
  );
}
