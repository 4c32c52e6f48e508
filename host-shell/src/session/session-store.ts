import type { Session } from '@hirehq/shared-contracts/session';

/** Whether the identity provider answers; while it does not, who is signed in stays so. */
type Connection = 'online' | 'reconnecting';

/** Who this is, and whether the provider is there to ask; tells its listeners of each change. */
export function createSessionStore() {
  let session: Session = { status: 'unknown' };
  let connection: Connection = 'online';
  const listeners = new Set<(session: Session) => void>();
  const tell = () => {
    for (const listener of listeners) listener(session);
  };
  return {
    current: () => session,
    connection: () => connection,
    subscribe(listener: (session: Session) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    become(next: Session) {
      if (JSON.stringify(next) === JSON.stringify(session)) return;
      session = next;
      tell();
    },
    connected(next: Connection) {
      if (next === connection) return;
      connection = next;
      tell();
    },
  };
}
