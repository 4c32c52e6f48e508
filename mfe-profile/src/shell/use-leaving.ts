import { useShell } from '@hirehq/shared-ui';
import type { ShellApi } from '@hirehq/shared-contracts/shell-api';

/** What asks before the page is left. */
export function useLeaving(): Pick<ShellApi, 'confirm' | 'holdPage'> {
  return useShell();
}
