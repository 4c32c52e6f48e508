import { Button, ErrorState, FormattedMessage, useIntl } from '@hirehq/shared-ui';
import { useShellServices } from '../shell-api/shell-services.tsx';

/** A failed sign-in. Retrying automatically would loop while the cause persists. */
export function SignInFailedPage({ returnTo }: { returnTo: string }) {
  const { session } = useShellServices();
  const { formatMessage } = useIntl();
  return (
    <div className="hq-page">
      <ErrorState
        order={1}
        title={formatMessage({ id: 'signIn.failed.title' })}
        description={formatMessage({ id: 'signIn.failed.text' })}
      >
        <Button onClick={() => void session.signIn({ returnTo })}>
          <FormattedMessage id="fallback.retry" />
        </Button>
      </ErrorState>
    </div>
  );
}
