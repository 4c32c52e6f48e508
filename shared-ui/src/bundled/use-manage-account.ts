import type { SessionApi } from '@hirehq/shared-contracts/shell-api';
import { useShell } from '@hirehq/shared-ui';

/** Redirects to the identity provider's page for one account action, and back to this page. */
export function useManageAccount(): (action: Parameters<SessionApi['manageAccount']>[0]) => void {
  const { session, report } = useShell();
  return (action) => void session.manageAccount(action).catch(report);
}
