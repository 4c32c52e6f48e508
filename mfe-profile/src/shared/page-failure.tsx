import { ErrorState, useIntl } from '@hirehq/shared-ui';

/** A page whose data could not be loaded: the reason, and a second try. */
export function PageFailure({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <ErrorState
      order={1}
      title={formatMessage({ id: 'profile.load.failed' })}
      description={formatMessage({ id: 'profile.load.failedText' })}
      retry={{ label: formatMessage({ id: 'profile.retry' }), onRetry, busy }}
    />
  );
}
