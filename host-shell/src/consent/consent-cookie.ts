import { createState, type ReadableState } from '@hirehq/shared-ui';
import { COOKIES } from '@hirehq/shared-contracts/storage-keys';
import { shellCookies } from '../shell-api/shell-cookies.ts';

export interface ConsentCookie {
  given: ReadableState<boolean>;
  give(): void;
  /** Checks again when the page becomes visible: consent may have been given in another tab. Returns a function that stops it. */
  follow(): () => void;
}

/** Whether cookies were accepted in this browser. A browser without cookies is asked once per page load. */
export function createConsentCookie(): ConsentCookie {
  const given = createState(shellCookies.has(COOKIES.cookieConsent));
  const look = () => given.set(given.current() || shellCookies.has(COOKIES.cookieConsent));
  return {
    given,
    give() {
      shellCookies.set(COOKIES.cookieConsent);
      given.set(true);
    },
    follow() {
      document.addEventListener('visibilitychange', look);
      return () => document.removeEventListener('visibilitychange', look);
    },
  };
}
