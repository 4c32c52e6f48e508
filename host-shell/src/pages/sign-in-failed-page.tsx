import { Button, ErrorState, FormattedMessage, useIntl } from '@hirehq/shared-ui';
import { useShellServices } from '../lend/shell-services.tsx';

/** A sign-in that did not work. Going on would start over, and over again while what failed goes on failing. */
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
