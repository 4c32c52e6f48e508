// Generated from account.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { SaveAccountSettingsInput, ProviderAction, UnbindRequestStatus, ChangeEmailRefusalCode, ConfirmEmailRefusalCode, RequestUnbindRefusalCode, SaveAccountSettingsRefusalCode, RequestExportRefusalCode, RequestDeletionRefusalCode, SignOutEverywhereRefusalCode, CancelDeletionRefusalCode } from '@hirehq/shared-contracts/graphql/types';

export type AccountFragment = { readonly emailAddress: string, readonly emailVerified: boolean, readonly pendingEmailAddress: string | null, readonly locale: string | null, readonly timeZone: string | null, readonly deletionOn: string | null, readonly providerActions: ReadonlyArray<ProviderAction>, readonly providerAccountUrl: string | null, readonly providerAccountDeleted: boolean, readonly pool: { readonly enterpriseId: string, readonly enterpriseName: string, readonly unbindRequestStatus: UnbindRequestStatus | null } | null, readonly export: { readonly requestedAt: string, readonly signedUrl: string | null, readonly size: number | null, readonly expiresAt: string | null } | null };

export type AccountSettingsQueryVariables = { [key: string]: never; };

export type AccountSettingsQuery = { readonly accountSettings: { readonly emailAddress: string, readonly emailVerified: boolean, readonly pendingEmailAddress: string | null, readonly locale: string | null, readonly timeZone: string | null, readonly deletionOn: string | null, readonly providerActions: ReadonlyArray<ProviderAction>, readonly providerAccountUrl: string | null, readonly providerAccountDeleted: boolean, readonly pool: { readonly enterpriseId: string, readonly enterpriseName: string, readonly unbindRequestStatus: UnbindRequestStatus | null } | null, readonly export: { readonly requestedAt: string, readonly signedUrl: string | null, readonly size: number | null, readonly expiresAt: string | null } | null } };

export type ChangeEmailMutationVariables = {
  emailAddress: string;
};

export type ChangeEmailMutation = { readonly changeEmail:
    | { readonly __typename: 'ChangeEmailDone', readonly pendingEmailAddress: string }
    | { readonly __typename: 'ChangeEmailRefused', readonly code: ChangeEmailRefusalCode, readonly message: string }
   };

export type ConfirmEmailMutationVariables = {
  code: string;
};

export type ConfirmEmailMutation = { readonly confirmEmail:
    | { readonly __typename: 'ConfirmEmailDone', readonly emailAddress: string }
    | { readonly __typename: 'ConfirmEmailRefused', readonly code: ConfirmEmailRefusalCode, readonly message: string }
   };

export type RequestUnbindMutationVariables = { [key: string]: never; };

export type RequestUnbindMutation = { readonly requestUnbind:
    | { readonly __typename: 'RequestUnbindDone', readonly pool: { readonly enterpriseId: string, readonly unbindRequestStatus: UnbindRequestStatus | null } }
    | { readonly __typename: 'RequestUnbindRefused', readonly code: RequestUnbindRefusalCode, readonly message: string }
   };

export type SaveAccountSettingsMutationVariables = {
  input: SaveAccountSettingsInput;
};

export type SaveAccountSettingsMutation = { readonly saveAccountSettings:
    | { readonly __typename: 'SaveAccountSettingsDone', readonly accountSettings: { readonly emailAddress: string, readonly emailVerified: boolean, readonly pendingEmailAddress: string | null, readonly locale: string | null, readonly timeZone: string | null, readonly deletionOn: string | null, readonly providerActions: ReadonlyArray<ProviderAction>, readonly providerAccountUrl: string | null, readonly providerAccountDeleted: boolean, readonly pool: { readonly enterpriseId: string, readonly enterpriseName: string, readonly unbindRequestStatus: UnbindRequestStatus | null } | null, readonly export: { readonly requestedAt: string, readonly signedUrl: string | null, readonly size: number | null, readonly expiresAt: string | null } | null } }
    | { readonly __typename: 'SaveAccountSettingsRefused', readonly code: SaveAccountSettingsRefusalCode, readonly message: string }
   };

export type RequestExportMutationVariables = { [key: string]: never; };

export type RequestExportMutation = { readonly requestExport:
    | { readonly __typename: 'RequestExportDone', readonly export: { readonly requestedAt: string, readonly signedUrl: string | null, readonly size: number | null, readonly expiresAt: string | null } }
    | { readonly __typename: 'RequestExportRefused', readonly code: RequestExportRefusalCode, readonly message: string }
   };

export type RequestDeletionMutationVariables = {
  emailAddress: string;
};

export type RequestDeletionMutation = { readonly requestDeletion:
    | { readonly __typename: 'RequestDeletionDone', readonly deletionOn: string }
    | { readonly __typename: 'RequestDeletionRefused', readonly code: RequestDeletionRefusalCode, readonly message: string }
   };

export type CancelDeletionMutationVariables = { [key: string]: never; };

export type CancelDeletionMutation = { readonly cancelDeletion:
    | { readonly __typename: 'CancelDeletionDone', readonly deletionOn: string | null }
    | { readonly __typename: 'CancelDeletionRefused', readonly code: CancelDeletionRefusalCode, readonly message: string }
   };

export type SignOutEverywhereMutationVariables = { [key: string]: never; };

export type SignOutEverywhereMutation = { readonly signOutEverywhere:
    | { readonly __typename: 'SignOutEverywhereDone', readonly endedAt: string }
    | { readonly __typename: 'SignOutEverywhereRefused', readonly code: SignOutEverywhereRefusalCode, readonly message: string }
   };

export const AccountSettingsDocument: Operation<AccountSettingsQuery, AccountSettingsQueryVariables> = {
  name: 'AccountSettings',
  kind: 'query',
  text: "query AccountSettings{accountSettings{...Account}}fragment Account on AccountSettings{emailAddress emailVerified pendingEmailAddress locale timeZone pool{enterpriseId enterpriseName unbindRequestStatus}export{requestedAt signedUrl size expiresAt}deletionOn providerActions providerAccountUrl providerAccountDeleted}",
};

export const ChangeEmailDocument: Operation<ChangeEmailMutation, ChangeEmailMutationVariables> = {
  name: 'ChangeEmail',
  kind: 'mutation',
  text: "mutation ChangeEmail($emailAddress:String!){changeEmail(emailAddress:$emailAddress){__typename ...on ChangeEmailDone{pendingEmailAddress}...on ChangeEmailRefused{code message}}}",
};

export const ConfirmEmailDocument: Operation<ConfirmEmailMutation, ConfirmEmailMutationVariables> = {
  name: 'ConfirmEmail',
  kind: 'mutation',
  text: "mutation ConfirmEmail($code:String!){confirmEmail(code:$code){__typename ...on ConfirmEmailDone{emailAddress}...on ConfirmEmailRefused{code message}}}",
};

export const RequestUnbindDocument: Operation<RequestUnbindMutation, RequestUnbindMutationVariables> = {
  name: 'RequestUnbind',
  kind: 'mutation',
  text: "mutation RequestUnbind{requestUnbind{__typename ...on RequestUnbindDone{pool{enterpriseId unbindRequestStatus}}...on RequestUnbindRefused{code message}}}",
};

export const SaveAccountSettingsDocument: Operation<SaveAccountSettingsMutation, SaveAccountSettingsMutationVariables> = {
  name: 'SaveAccountSettings',
  kind: 'mutation',
  text: "mutation SaveAccountSettings($input:SaveAccountSettingsInput!){saveAccountSettings(input:$input){__typename ...on SaveAccountSettingsDone{accountSettings{...Account}}...on SaveAccountSettingsRefused{code message}}}fragment Account on AccountSettings{emailAddress emailVerified pendingEmailAddress locale timeZone pool{enterpriseId enterpriseName unbindRequestStatus}export{requestedAt signedUrl size expiresAt}deletionOn providerActions providerAccountUrl providerAccountDeleted}",
};

export const RequestExportDocument: Operation<RequestExportMutation, RequestExportMutationVariables> = {
  name: 'RequestExport',
  kind: 'mutation',
  text: "mutation RequestExport{requestExport{__typename ...on RequestExportDone{export{requestedAt signedUrl size expiresAt}}...on RequestExportRefused{code message}}}",
};

export const RequestDeletionDocument: Operation<RequestDeletionMutation, RequestDeletionMutationVariables> = {
  name: 'RequestDeletion',
  kind: 'mutation',
  text: "mutation RequestDeletion($emailAddress:String!){requestDeletion(emailAddress:$emailAddress){__typename ...on RequestDeletionDone{deletionOn}...on RequestDeletionRefused{code message}}}",
};

export const CancelDeletionDocument: Operation<CancelDeletionMutation, CancelDeletionMutationVariables> = {
  name: 'CancelDeletion',
  kind: 'mutation',
  text: "mutation CancelDeletion{cancelDeletion{__typename ...on CancelDeletionDone{deletionOn}...on CancelDeletionRefused{code message}}}",
};

export const SignOutEverywhereDocument: Operation<SignOutEverywhereMutation, SignOutEverywhereMutationVariables> = {
  name: 'SignOutEverywhere',
  kind: 'mutation',
  text: "mutation SignOutEverywhere{signOutEverywhere{__typename ...on SignOutEverywhereDone{endedAt}...on SignOutEverywhereRefused{code message}}}",
};
