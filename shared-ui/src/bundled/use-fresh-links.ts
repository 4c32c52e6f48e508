import { useEffect, useEffectEvent } from 'react';
import { FILE_LINK_SECONDS } from '@hirehq/shared-contracts/codes';

const GOOD_FOR_MS = (FILE_LINK_SECONDS - 60) * 1000;
// Short, because timers do not run while a device sleeps.
const LOOK_EVERY_MS = 5000;

/** Requests new links before those of a page expire: while the page is visible, and when it becomes visible again. */
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
