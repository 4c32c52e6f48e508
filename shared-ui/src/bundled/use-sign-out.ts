import { useShell } from '@hirehq/shared-ui';

/** Ends the session of this browser, and leaves the page. */
export function useSignOut(): () => void {
  const { session, report } = useShell();
  return () => void session.signOut().catch(report);
}
