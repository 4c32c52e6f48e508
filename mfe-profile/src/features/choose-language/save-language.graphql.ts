// Generated from save-language.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { SaveAccountSettingsInput, ProviderAction, UnbindRequestStatus, SaveAccountSettingsRefusalCode } from '@hirehq/shared-contracts/graphql/types';

export type SaveAccountSettingsMutationVariables = {
  input: SaveAccountSettingsInput;
};

export type SaveAccountSettingsMutation = { readonly saveAccountSettings:
    | { readonly __typename: 'SaveAccountSettingsDone', readonly accountSettings: { readonly emailAddress: string, readonly emailVerified: boolean, readonly pendingEmailAddress: string | null, readonly locale: string | null, readonly timeZone: string | null, readonly deletionOn: string | null, readonly providerActions: ReadonlyArray<ProviderAction>, readonly providerAccountUrl: string | null, readonly providerAccountDeleted: boolean, readonly pool: { readonly enterpriseId: string, readonly enterpriseName: string, readonly unbindRequestStatus: UnbindRequestStatus | null } | null, readonly export: { readonly requestedAt: string, readonly signedUrl: string | null, readonly size: number | null, readonly expiresAt: string | null } | null } }
    | { readonly __typename: 'SaveAccountSettingsRefused', readonly code: SaveAccountSettingsRefusalCode, readonly message: string }
   };

export const SaveAccountSettingsDocument: Operation<SaveAccountSettingsMutation, SaveAccountSettingsMutationVariables> = {
  name: 'SaveAccountSettings',
  kind: 'mutation',
  text: "mutation SaveAccountSettings($input:SaveAccountSettingsInput!){saveAccountSettings(input:$input){__typename ...on SaveAccountSettingsDone{accountSettings{...AccountState}}...on SaveAccountSettingsRefused{code message}}}fragment AccountState on AccountSettings{emailAddress emailVerified pendingEmailAddress locale timeZone pool{enterpriseId enterpriseName unbindRequestStatus}export{requestedAt signedUrl size expiresAt}deletionOn providerActions providerAccountUrl providerAccountDeleted}",
};
