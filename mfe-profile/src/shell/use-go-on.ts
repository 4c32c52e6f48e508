import { useShell } from '@hirehq/shared-ui';
import type { SessionApi } from '@hirehq/shared-contracts/shell-api';

/** Leaves for what the candidate came for. */
export function useGoOn(): SessionApi['goOn'] {
  return useShell().session.goOn;
}
