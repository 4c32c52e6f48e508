import { useEffect, useEffectEvent } from 'react';

const GOOD_FOR_MS = 50 * 60_000;

/** Asks again when the page comes back into view after its links, which work for an hour, may have run out. */
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
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [answered]);
}
