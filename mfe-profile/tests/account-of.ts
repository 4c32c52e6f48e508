import type { FakeApi } from '@hirehq/shared-contracts/testing';
import { ChangeEmailDocument, ConfirmEmailDocument } from '../src/features/change-email/change-email.graphql.ts';
import { SaveAccountSettingsDocument } from '../src/features/choose-language/save-language.graphql.ts';
import { CancelDeletionDocument, RequestDeletionDocument } from '../src/features/delete-account/delete-account.graphql.ts';
import { RequestExportDocument } from '../src/features/export-data/export-data.graphql.ts';
import { RequestUnbindDocument } from '../src/features/leave-pool/leave-pool.graphql.ts';
import { StorageDocument } from '../src/features/view-storage/storage.graphql.ts';
import type { StorageUse } from '../src/features/view-storage/storage.query.ts';
import { AccountSettingsDocument } from '../src/shared/account-settings/account-settings.graphql.ts';
import type { AccountState } from '../src/shared/account-settings/account-settings.query.ts';

export const POOL = { enterpriseId: 'e1', enterpriseName: 'Acme', unbindRequestStatus: null } as const;
export const REQUESTED = { requestedAt: '2026-03-01T12:00:00.000Z', signedUrl: null, size: null, expiresAt: null };
export const MADE = {
  ...REQUESTED,
  signedUrl: '/files/1?signature=x',
  size: 20_480,
  expiresAt: '2026-03-08T12:00:00.000Z',
};
export const DELETION_ON = '2026-03-15T12:00:00.000Z';

export const STORAGE = {
  files: 3,
  bytes: 12 * 1024 * 1024,
  mostFiles: 300,
  mostBytes: 600 * 1024 * 1024,
  categories: [
    { category: 'RESUME', files: 1, bytes: 2 * 1024 * 1024, mostFiles: 20, mostBytes: 60 * 1024 * 1024 },
    { category: 'BACKGROUND', files: 2, bytes: 10 * 1024 * 1024, mostFiles: 100, mostBytes: 150 * 1024 * 1024 },
  ],
  unusedFiles: [{ id: 'f1', fileName: 'passport.pdf', size: 3 * 1024 * 1024 }],
} as const satisfies StorageUse;

/** The account of a candidate at the embedded provider. */
export const accountOf = (changes: Partial<AccountState> = {}): AccountState => ({
  emailAddress: 'ada@example.com',
  emailVerified: true,
  pendingEmailAddress: null,
  locale: 'en',
  timeZone: 'Europe/Amsterdam',
  pool: POOL,
  export: null,
  deletionOn: null,
  providerActions: ['PASSWORD'],
  providerAccountUrl: null,
  providerAccountDeleted: true,
  ...changes,
});

/** An account that changes as the mutations say; returns how it is changed otherwise. */
export function respondWithAccount(api: FakeApi, first: AccountState = accountOf()): (changes: Partial<AccountState>) => void {
  let account = first;
  const change = (changes: Partial<AccountState>): AccountState => (account = { ...account, ...changes });
  api.respondToGraphql(AccountSettingsDocument, () => ({ accountSettings: account }));
  api.respondToGraphql(StorageDocument, { storage: STORAGE });
  api.respondToGraphql(ChangeEmailDocument, ({ emailAddress }) => {
    change({ pendingEmailAddress: emailAddress, emailVerified: false });
    return { changeEmail: { __typename: 'ChangeEmailDone' as const, pendingEmailAddress: emailAddress } };
  });
  api.respondToGraphql(ConfirmEmailDocument, () => {
    const emailAddress = account.pendingEmailAddress ?? account.emailAddress;
    change({ emailAddress, pendingEmailAddress: null, emailVerified: true });
    return { confirmEmail: { __typename: 'ConfirmEmailDone' as const, emailAddress } };
  });
  api.respondToGraphql(SaveAccountSettingsDocument, ({ input: { locale, timeZone } }) => ({
    saveAccountSettings: {
      __typename: 'SaveAccountSettingsDone' as const,
      accountSettings: change({ ...(locale && { locale }), ...(timeZone && { timeZone }) }),
    },
  }));
  api.respondToGraphql(RequestUnbindDocument, () => {
    const pool = { ...POOL, unbindRequestStatus: 'P' as const };
    change({ pool });
    return { requestUnbind: { __typename: 'RequestUnbindDone' as const, pool } };
  });
  api.respondToGraphql(RequestExportDocument, () => {
    change({ export: REQUESTED });
    return { requestExport: { __typename: 'RequestExportDone' as const, export: REQUESTED } };
  });
  api.respondToGraphql(RequestDeletionDocument, () => {
    change({ deletionOn: DELETION_ON });
    return { requestDeletion: { __typename: 'RequestDeletionDone' as const, deletionOn: DELETION_ON } };
  });
  api.respondToGraphql(CancelDeletionDocument, () => {
    change({ deletionOn: null });
    return { cancelDeletion: { __typename: 'CancelDeletionDone' as const, deletionOn: null } };
  });
  return (changes) => void change(changes);
}
