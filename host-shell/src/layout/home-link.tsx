import { Button, FormattedMessage, useNavigate } from '@hirehq/shared-ui';
import { routes } from '@hirehq/shared-contracts/routes';
import { keptText } from '../lend/kept-text.ts';

/** To the dashboard for who has a session in this browser, else to the landing page (SH-32). */
export function homePath(): string {
  return keptText.get('token') ? routes.dashboard() : routes.landing();
}

export function HomeLink() {
  const navigate = useNavigate();
  return (
    <Button variant="default" onClick={() => void navigate(homePath())}>
      <FormattedMessage id="error.home" />
    </Button>
  );
}
