import { createState, type ReadableState } from '@hirehq/shared-ui';
import { COOKIES, ONLY_NECESSARY } from '@hirehq/shared-contracts/storage-keys';
import { shellCookies } from '../shell-api/shell-cookies.ts';

export type ConsentAnswer = 'accepted' | 'necessary';

const COOKIE_OF = { accepted: COOKIES.cookieConsent, necessary: ONLY_NECESSARY } as const;

export interface ConsentCookie {
  answered: ReadableState<boolean>;
  answer(answer: ConsentAnswer): void;
  /** Checks again when the page becomes visible: the answer may have been given in another tab. Returns a function that stops it. */
  follow(): () => void;
}

const isStored = () => Object.values(COOKIE_OF).some((cookie) => shellCookies.has(cookie));

/** Whether the question about cookies is answered in this browser. A browser without cookies is asked once per page load. */
export function createConsentCookie(): ConsentCookie {
  const answered = createState(isStored());
  const look = () => answered.set(answered.current() || isStored());
  return {
    answered,
    answer(answer) {
      shellCookies.set(COOKIE_OF[answer]);
      answered.set(true);
    },
    follow() {
      document.addEventListener('visibilitychange', look);
      return () => document.removeEventListener('visibilitychange', look);
    },
  };
}
