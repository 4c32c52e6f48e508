import { useShell } from '@hirehq/shared-ui';
import type { ShellApi } from '@hirehq/shared-contracts/shell-api';

/** Asks in the shell's dialog; true for Yes. */
export function useConfirm(): ShellApi['confirm'] {
  return useShell().confirm;
}
