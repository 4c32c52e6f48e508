import { Button, FormattedMessage } from '@hirehq/shared-ui';
import { useShellServices } from '../shell-api/shell-services.tsx';

/** Sign In and Sign Up; Login and Join for the healthcare brand (SH-23, SH-27). */
export function SignInButtons({ onGo }: { onGo?: () => void }) {
  const { session, config } = useShellServices();
  const isHealthcare = config.variant === 'H';
  const start = (work: () => Promise<never>) => () => {
    onGo?.();
    void work();
  };
  return (
    <>
      <Button variant="subtle" onClick={start(() => session.signIn())}>
        <FormattedMessage id={isHealthcare ? 'header.login' : 'header.signIn'} />
      </Button>
      <Button onClick={start(() => session.signUp())}>
        <FormattedMessage id={isHealthcare ? 'header.join' : 'header.signUp'} />
      </Button>
    </>
  );
}
