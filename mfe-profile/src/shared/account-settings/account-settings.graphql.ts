// Generated from account-settings.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { ProviderAction, UnbindRequestStatus } from '@hirehq/shared-contracts/graphql/types';

export type AccountStateFragment = { readonly emailAddress: string, readonly emailVerified: boolean, readonly pendingEmailAddress: string | null, readonly locale: string | null, readonly timeZone: string | null, readonly deletionOn: string | null, readonly providerActions: ReadonlyArray<ProviderAction>, readonly providerAccountUrl: string | null, readonly providerAccountDeleted: boolean, readonly pool: { readonly enterpriseId: string, readonly enterpriseName: string, readonly unbindRequestStatus: UnbindRequestStatus | null } | null, readonly export: { readonly requestedAt: string, readonly signedUrl: string | null, readonly size: number | null, readonly expiresAt: string | null } | null };

export type AccountSettingsQueryVariables = { [key: string]: never; };

export type AccountSettingsQuery = { readonly accountSettings: { readonly emailAddress: string, readonly emailVerified: boolean, readonly pendingEmailAddress: string | null, readonly locale: string | null, readonly timeZone: string | null, readonly deletionOn: string | null, readonly providerActions: ReadonlyArray<ProviderAction>, readonly providerAccountUrl: string | null, readonly providerAccountDeleted: boolean, readonly pool: { readonly enterpriseId: string, readonly enterpriseName: string, readonly unbindRequestStatus: UnbindRequestStatus | null } | null, readonly export: { readonly requestedAt: string, readonly signedUrl: string | null, readonly size: number | null, readonly expiresAt: string | null } | null } };

export const AccountSettingsDocument: Operation<AccountSettingsQuery, AccountSettingsQueryVariables> = {
  name: 'AccountSettings',
  kind: 'query',
  text: "query AccountSettings{accountSettings{...AccountState}}fragment AccountState on AccountSettings{emailAddress emailVerified pendingEmailAddress locale timeZone pool{enterpriseId enterpriseName unbindRequestStatus}export{requestedAt signedUrl size expiresAt}deletionOn providerActions providerAccountUrl providerAccountDeleted}",
};
