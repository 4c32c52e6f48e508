import { Button, EmptyState, FormattedMessage, useIntl, useLocation } from '@hirehq/shared-ui';
import { useShellServices } from '../lend/shell-services.tsx';

/** A candidate page after the candidate has signed out in another tab: it says so, and waits to be asked. */
export function SignedOutPage() {
  const { session } = useShellServices();
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  return (
    <div className="hq-page">
      <EmptyState
        illustration="notFound"
        order={1}
        title={formatMessage({ id: 'signedOut.title' })}
        description={formatMessage({ id: 'signedOut.text' })}
      >
        <Button onClick={() => void session.signIn({ returnTo: pathname + search })}>
          <FormattedMessage id="header.signIn" />
        </Button>
      </EmptyState>
    </div>
  );
}
