import { CANARY_COOKIES, COOKIES, STORAGE_KEYS } from '@hirehq/shared-contracts/storage-keys';
import { shellCookies } from '../shell-api/shell-cookies.ts';
import { shellStorage } from '../shell-api/shell-storage.ts';
import { hasStorageRoom } from '../shell-api/storage-room.ts';

const DEVICE_CHOICES: ReadonlySet<string> = new Set([STORAGE_KEYS.colorScheme, STORAGE_KEYS.locale]);

function isStorageBlocked(): boolean {
  try {
    return !localStorage;
  } catch {
    return true;
  }
}

const RETRIES = 2;

/** How often this tab has restarted the sign-in because the tokens had no candidate id. */
const retries = {
  count: () => Number(sessionStorage.getItem(STORAGE_KEYS.signInRetries) ?? 0),
  remove() {
    try {
      sessionStorage.removeItem(STORAGE_KEYS.signInRetries);
    } catch {
      // Nothing was stored in that case.
    }
  },
};

/** `token` in storage marks that there is a session, without any content of it; a cookie tells the server for its next page. */
export const sessionMarker = {
  /** Also true if storage is blocked: then only the provider knows. */
  isPossible: () => isStorageBlocked() || sessionMarker.isSet(),
  /** A storage that is full has not taken the marker; then there is the cookie. */
  isSet: () => shellStorage.get('token') !== undefined || (!hasStorageRoom(1) && shellCookies.has(COOKIES.signedIn)),
  set() {
    shellStorage.set('token', '1');
    shellCookies.set(COOKIES.signedIn);
    retries.remove();
  },
  clear() {
    shellStorage.take('token');
    shellCookies.remove(COOKIES.signedIn);
  },
  /** True if the sign-in may restart once more; false after the second time, or if restarts cannot be counted. */
  retry(): boolean {
    try {
      const before = retries.count();
      if (before >= RETRIES) retries.remove();
      else sessionStorage.setItem(STORAGE_KEYS.signInRetries, String(before + 1));
      return before < RETRIES;
    } catch {
      return false;
    }
  },
};

/**
 * What sign-out deletes (SH-42): all stored data except settings of the device, cookies with 'skipped' in their name, and the
 * cookies that mark a session and name canaries of the candidate.
 */
export function forgetCandidate(): void {
  try {
    for (const key of Object.keys(localStorage)) if (!DEVICE_CHOICES.has(key)) localStorage.removeItem(key);
  } catch {
    // Nothing was stored in that case.
  }
  shellCookies.remove(COOKIES.signedIn);
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim() ?? '';
    if (name.includes('skipped') || name === CANARY_COOKIES.member.name) document.cookie = `${name}=; Max-Age=0; Path=/`;
  }
}
