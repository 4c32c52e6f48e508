import { ErrorState, useIntl, type Failure } from '@hirehq/shared-ui';
import { JobNotFound } from './job-not-found.tsx';

/** A page whose data could not be loaded: the reason, and what to do. */
export function PageFailure({ failure, onRetry }: { failure: Failure | undefined; onRetry: () => void }) {
  const { formatMessage } = useIntl();
  if (failure?.code === 'JOB_NOT_FOR_CANDIDATE') return <JobNotFound reason="notForYou" />;
  if (failure?.code === 'NOT_FOUND' || failure?.code === 'JOB_NOT_FOUND') return <JobNotFound />;
  return (
    <ErrorState
      order={1}
      title={formatMessage({ id: 'common.errorTitle' })}
      description={formatMessage({ id: 'common.errorText' })}
      retry={{ label: formatMessage({ id: 'common.retry' }), onRetry }}
    />
  );
}
