import { useStorage } from '@hirehq/shared-ui';
import { useState } from 'react';

const KEY = 'handOver';

/** The token of the hand-over that this device has opened, stored until it ends, so that a reload does not lose it. */
export function useStoredToken(): { token: string | undefined; keep: (token: string) => void; forget: () => void } {
  const storage = useStorage();
  const [token, setToken] = useState(() => storage.get(KEY));
  return {
    token,
    keep(opened) {
      storage.set(KEY, opened);
      setToken(opened);
    },
    forget() {
      storage.remove(KEY);
      setToken(undefined);
    },
  };
}
