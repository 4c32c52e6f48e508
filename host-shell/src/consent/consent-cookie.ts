import { createState, type ReadableState } from '@hirehq/shared-ui';
import { COOKIES } from '@hirehq/shared-contracts/storage-keys';
import { keptCookie } from '../lend/kept-cookie.ts';

export interface ConsentCookie {
  given: ReadableState<boolean>;
  give(): void;
  /** Looks again when the page is shown: another tab may have been answered meanwhile. Returns how to stop. */
  follow(): () => void;
}

/** Whether cookies were accepted in this browser. One that keeps no cookies is asked once a page load. */
export function createConsentCookie(): ConsentCookie {
  const given = createState(keptCookie.has(COOKIES.cookieConsent));
  const look = () => given.set(given.current() || keptCookie.has(COOKIES.cookieConsent));
  return {
    given,
    give() {
      keptCookie.set(COOKIES.cookieConsent);
      given.set(true);
    },
    follow() {
      document.addEventListener('visibilitychange', look);
      return () => document.removeEventListener('visibilitychange', look);
    },
  };
}
