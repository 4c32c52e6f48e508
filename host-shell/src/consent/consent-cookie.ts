import { COOKIES } from '@hirehq/shared-contracts/storage-keys';
import { keptCookie } from '../lend/kept-cookie.ts';

export interface ConsentCookie {
  isGiven(): boolean;
  give(): void;
  subscribe(listener: () => void): () => void;
}

/** Whether cookies were accepted in this browser. One that keeps no cookies is asked once a page load. */
export function createConsentCookie(): ConsentCookie {
  let givenHere = false;
  const listeners = new Set<() => void>();
  return {
    isGiven: () => givenHere || keptCookie.has(COOKIES.cookieConsent),
    give() {
      keptCookie.set(COOKIES.cookieConsent);
      givenHere = true;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      // Another tab may have been answered meanwhile.
      document.addEventListener('visibilitychange', listener);
      return () => {
        listeners.delete(listener);
        document.removeEventListener('visibilitychange', listener);
      };
    },
  };
}
