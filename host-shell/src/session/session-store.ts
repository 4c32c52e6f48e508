import { createState } from '@hirehq/shared-ui';
import type { Session } from '@hirehq/shared-contracts/session';

/** Whether the identity provider responds; while it does not, the session stays unchanged. */
type Connection = 'online' | 'reconnecting';

/** The session's user, and whether the provider can be reached; notifies its listeners of each change. */
export function createSessionStore() {
  const state = createState<{ session: Session; connection: Connection }>({
    session: { status: 'unknown' },
    connection: 'online',
  });
  const current = () => state.current().session;
  const connection = () => state.current().connection;
  return {
    current,
    connection,
    subscribe: (listener: (session: Session) => void) => state.subscribe(() => listener(current())),
    become(session: Session) {
      if (JSON.stringify(session) !== JSON.stringify(current())) state.set({ ...state.current(), session });
    },
    connected(next: Connection) {
      if (next !== connection()) state.set({ ...state.current(), connection: next });
    },
  };
}
