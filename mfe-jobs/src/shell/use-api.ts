import { useShell } from '@hirehq/shared-ui';
import type { ApiClient } from '@hirehq/shared-contracts/shell-api';

/** The two APIs, with the session's tokens added by the shell. */
export function useApi(): ApiClient {
  return useShell().api;
}
