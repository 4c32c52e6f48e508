import { useSyncExternalStore } from 'react';
import type { Session } from '@hirehq/shared-contracts/session';
import { useShell } from './shell-context.tsx';

/** The current session. */
export function useSession(): Session {
  const { session } = useShell();
  return useSyncExternalStore(session.subscribe, session.current, session.current);
}
