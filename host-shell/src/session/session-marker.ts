import { STORAGE_KEYS } from '@hirehq/shared-contracts/storage-keys';
import { keptText } from '../lend/kept-text.ts';

const DEVICE_CHOICES: ReadonlySet<string> = new Set([STORAGE_KEYS.colorScheme, STORAGE_KEYS.locale]);

function isStorageBlocked(): boolean {
  try {
    return !localStorage;
  } catch {
    return true;
  }
}

/** `token` in storage says that there is a session, never what it is. */
export const sessionMarker = {
  /** Also true where storage is blocked: only the provider can tell then. */
  isPossible: () => isStorageBlocked() || keptText.get('token') !== undefined,
  set: () => keptText.set('token', '1'),
  clear: () => void keptText.take('token'),
};

/** What sign-out removes (SH-42): everything kept here but the choices that belong to the device, and cookies with 'skipped'. */
export function forgetCandidate(): void {
  try {
    for (const key of Object.keys(localStorage)) if (!DEVICE_CHOICES.has(key)) localStorage.removeItem(key);
  } catch {
    // Nothing was kept then.
  }
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim() ?? '';
    if (name.includes('skipped')) document.cookie = `${name}=; Max-Age=0; Path=/`;
  }
}

/** Between leaving to end the provider's session and coming back from it. The other tabs hear of it on the way back. */
export const farewell = {
  /** False where the tab keeps nothing. */
  begin(): boolean {
    try {
      sessionStorage.setItem(STORAGE_KEYS.signingOut, '1');
      return true;
    } catch {
      return false;
    }
  },
  /** True once, when there was a beginning. */
  end(): boolean {
    try {
      const begun = sessionStorage.getItem(STORAGE_KEYS.signingOut) !== null;
      sessionStorage.removeItem(STORAGE_KEYS.signingOut);
      return begun;
    } catch {
      return false;
    }
  },
};
