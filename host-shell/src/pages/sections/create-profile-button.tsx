import { Button, FormattedMessage } from '@hirehq/shared-ui';
import { routes } from '@hirehq/shared-contracts/routes';
import { Deployed } from '../../routing/deployed.tsx';
import { useShellSession } from '../../layout/use-shell-session.ts';
import { useShellServices } from '../../shell-api/shell-services.tsx';

/**
 * Starts registration, which returns to create-profile (SH-21) if that is deployed; renders nothing for a signed-in candidate.
 */
export function CreateProfileButton({ variant = 'light' }: { variant?: 'filled' | 'light' | 'default' }) {
  const { session, config } = useShellServices();
  if (useShellSession().status === 'signed-in') return null;
  const register = (
    <Button size="md" variant={variant} onClick={() => void session.signUp()}>
      <FormattedMessage id={config.variant === 'H' ? 'header.join' : 'header.signUp'} />
    </Button>
  );
  return (
    <Deployed to={routes.createProfile()} absent={register}>
      <Button size="md" variant={variant} onClick={() => void session.signUp({ returnTo: routes.createProfile() })}>
        <FormattedMessage id="landing.createProfile" />
      </Button>
    </Deployed>
  );
}
