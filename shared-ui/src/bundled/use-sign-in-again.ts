import { useShell } from '@hirehq/shared-ui';

/** Asks the identity provider for a new sign-in, and returns to this page: for what is shown only after a recent one. */
export function useSignInAgain(): () => void {
  const { session, report } = useShell();
  return () => void session.signInAgain().catch(report);
}
