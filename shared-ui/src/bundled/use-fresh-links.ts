import { useEffect, useEffectEvent } from 'react';
import { FILE_LINK_SECONDS } from '@hirehq/shared-contracts/codes';

const GOOD_FOR_MS = (FILE_LINK_SECONDS - 60) * 1000;
// Short, for a device that slept: its timers slept too.
const LOOK_EVERY_MS = 5000;

/** Asks again before the links of a page run out: while it is in view, and when it comes back into view. */
export function useFreshLinks(answered: boolean, reload: () => void): void {
  const again = useEffectEvent(reload);
  useEffect(() => {
    if (!answered) return undefined;
    let askedAt = Date.now();
    const look = () => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt < GOOD_FOR_MS) return;
      askedAt = Date.now();
      again();
    };
    const looking = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      clearInterval(looking);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [answered]);
}
