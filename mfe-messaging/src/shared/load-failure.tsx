import { ErrorState, useFailureText, useIntl } from '@hirehq/shared-ui';
import type { CallFailure } from './inbox/call-failure.ts';

interface LoadFailureProps {
  title: string;
  failure: CallFailure;
  onRetry: () => void;
}

/** What could not be loaded, with the server's message for every failure but INTERNAL (MS-10). */
export function LoadFailure({ title, failure, onRetry }: LoadFailureProps) {
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  return (
    <ErrorState
      order={3}
      illustration={failure.code === 'UNREACHABLE' ? 'offline' : 'error'}
      title={title}
      description={(failure.code === 'INTERNAL' ? undefined : failure.message) ?? failureText(failure)}
      retry={{ label: formatMessage({ id: 'messaging.retry' }), onRetry }}
    />
  );
}
