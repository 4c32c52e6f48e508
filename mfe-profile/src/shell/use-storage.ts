import { useShell } from '@hirehq/shared-ui';
import type { RemoteStorage } from '@hirehq/shared-contracts/shell-api';

export function useStorage(): RemoteStorage {
  return useShell().storage;
}
