import { useSyncExternalStore } from 'react';
import type { Session } from '@hirehq/shared-contracts/session';
import { useShellServices } from '../shell-api/shell-services.tsx';

export function useShellSession(): Session {
  const { session } = useShellServices();
  return useSyncExternalStore(session.subscribe, session.current);
}
