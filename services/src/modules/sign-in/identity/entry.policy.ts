import type { Account } from './account.ts';

/** What is left to do between a correct password and a signed-in browser. */
export type EntryState = 'open' | 'inactive' | 'unconfirmed' | 'new-password';

export function entryOf({ isActive, emailVerified, newPasswordRequired }: Account): EntryState {
  if (!isActive) return 'inactive';
  if (!emailVerified) return 'unconfirmed';
  return newPasswordRequired ? 'new-password' : 'open';
}
