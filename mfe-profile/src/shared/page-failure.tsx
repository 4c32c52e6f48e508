import { ErrorState, useIntl, useOnline } from '@hirehq/shared-ui';

/** A page whose data could not be loaded: the reason, and a second try. */
export function PageFailure({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  const { formatMessage } = useIntl();
  const online = useOnline();
  return (
    <ErrorState
      order={1}
      illustration={online ? 'error' : 'offline'}
      title={formatMessage({ id: online ? 'profile.load.failed' : 'profile.load.offline' })}
      description={formatMessage({ id: online ? 'profile.load.failedText' : 'profile.load.offlineText' })}
      retry={{ label: formatMessage({ id: 'profile.retry' }), onRetry, busy }}
    />
  );
}
