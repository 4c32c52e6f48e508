import { ErrorState, useFailureText, useIntl } from '@hirehq/shared-ui';
import type { CallFailure } from './inbox/call-failure.ts';

interface LoadFailureProps {
  title: string;
  failure: CallFailure;
  onRetry: () => void;
}

/** The server's sentence about a failure, else our own (MS-10). */
export function useLoadFailureText(): (failure: CallFailure) => string {
  const failureText = useFailureText();
  return (failure) => failure.message ?? failureText(failure);
}

/** What could not be loaded, and why. */
export function LoadFailure({ title, failure, onRetry }: LoadFailureProps) {
  const { formatMessage } = useIntl();
  const failureText = useLoadFailureText();
  return (
    <ErrorState
      order={3}
      illustration={failure.code === 'UNREACHABLE' ? 'offline' : 'error'}
      title={title}
      description={failureText(failure)}
      retry={{ label: formatMessage({ id: 'messaging.retry' }), onRetry }}
    />
  );
}
