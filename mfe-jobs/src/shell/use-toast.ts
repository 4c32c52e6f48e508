import { useShell } from '@hirehq/shared-ui';
import type { ShellApi } from '@hirehq/shared-contracts/shell-api';

export function useToast(): ShellApi['toast'] {
  return useShell().toast;
}
