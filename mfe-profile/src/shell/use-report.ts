import { useShell } from '@hirehq/shared-ui';
import type { ShellApi } from '@hirehq/shared-contracts/shell-api';

export function useReport(): ShellApi['report'] {
  return useShell().report;
}
