import { STORAGE_KEYS } from '@hirehq/shared-contracts/storage-keys';

/** Marks that a signed-in candidate has left this tab's page for the identity provider. Without storage there is no mark. */
export const awayMark = {
  set(isSignedIn: boolean): void {
    try {
      if (isSignedIn) sessionStorage.setItem(STORAGE_KEYS.away, '1');
      else sessionStorage.removeItem(STORAGE_KEYS.away);
    } catch {
      // Storage is blocked.
    }
  },
  take(): boolean {
    try {
      const isSet = sessionStorage.getItem(STORAGE_KEYS.away) !== null;
      sessionStorage.removeItem(STORAGE_KEYS.away);
      return isSet;
    } catch {
      return false;
    }
  },
};
