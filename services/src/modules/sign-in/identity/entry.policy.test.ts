import { expect, test } from 'vitest';
import type { Account } from './account.ts';
import { entryOf } from './entry.policy.ts';

const account = (state: Partial<Account>) =>
  ({ isActive: true, emailVerified: true, newPasswordRequired: false, ...state }) as Account;

test.each([
  [{}, 'open'],
  [{ newPasswordRequired: true }, 'new-password'],
  [{ emailVerified: false }, 'unconfirmed'],
  [{ emailVerified: false, newPasswordRequired: true }, 'unconfirmed'],
  [{ isActive: false }, 'inactive'],
  [{ isActive: false, emailVerified: false, newPasswordRequired: true }, 'inactive'],
] as const)('ID-03 ID-05 after a correct password, %j: %s', (state, entry) => {
  expect(entryOf(account(state))).toBe(entry);
});
