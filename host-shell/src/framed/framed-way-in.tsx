import { Button, ErrorState, FormattedMessage, useIntl } from '@hirehq/shared-ui';
import { useShellServices } from '../shell-api/shell-services.tsx';

/** In place of a page for candidates: a window opens only after a click. */
export function FramedWayIn() {
  const { session } = useShellServices();
  const { formatMessage } = useIntl();
  return (
    <div className="hq-page">
      <ErrorState
        order={1}
        title={formatMessage({ id: 'framed.signIn.title' })}
        description={formatMessage({ id: 'framed.signIn.text' })}
      >
        <Button onClick={() => void session.signIn()}>
          <FormattedMessage id="header.signIn" />
        </Button>
        <Button variant="default" onClick={() => void session.signUp()}>
          <FormattedMessage id="header.signUp" />
        </Button>
      </ErrorState>
    </div>
  );
}
