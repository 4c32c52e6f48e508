import { isApiFailure } from '@hirehq/shared-contracts/error-codes';
import { ErrorState, useIntl, useOnline } from '@hirehq/shared-ui';
import { JobNotFound } from './job-not-found.tsx';

/** A page whose data did not come: why, and what to do. */
export function PageFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { formatMessage } = useIntl();
  const online = useOnline();
  if (isApiFailure(error)) {
    if (error.code === 'JOB_NOT_FOR_CANDIDATE') return <JobNotFound reason="notForYou" />;
    if (error.code === 'NOT_FOUND' || error.code === 'JOB_NOT_FOUND') return <JobNotFound />;
  }
  return (
    <ErrorState
      order={1}
      illustration={online ? 'error' : 'offline'}
      title={formatMessage({ id: online ? 'common.errorTitle' : 'list.offlineTitle' })}
      description={formatMessage({ id: online ? 'common.errorText' : 'list.offlineText' })}
      retry={{ label: formatMessage({ id: 'common.retry' }), onRetry }}
    />
  );
}
