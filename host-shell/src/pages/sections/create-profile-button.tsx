import { Button, FormattedMessage } from '@hirehq/shared-ui';
import { routes } from '@hirehq/shared-contracts/routes';
import { useShellSession } from '../../layout/use-shell-session.ts';
import { useShellServices } from '../../lend/shell-services.tsx';

/** Starts registration, which comes back to create-profile (SH-21); nothing for who has an account. */
export function CreateProfileButton({ variant = 'light' }: { variant?: 'filled' | 'light' | 'default' }) {
  const { session } = useShellServices();
  if (useShellSession().status === 'signed-in') return null;
  return (
    <Button size="md" variant={variant} onClick={() => void session.signUp({ returnTo: routes.createProfile() })}>
      <FormattedMessage id="landing.createProfile" />
    </Button>
  );
}
