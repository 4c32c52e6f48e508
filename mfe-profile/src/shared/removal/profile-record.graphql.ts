// Generated from profile-record.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { ProfileRecordKind, RemoveProfileRecordRefusalCode, RestoreProfileRecordRefusalCode } from '@hirehq/shared-contracts/graphql/types';

export type RemoveProfileRecordMutationVariables = {
  kind: ProfileRecordKind;
  id: string;
  version?: string | null | undefined;
};

export type RemoveProfileRecordMutation = { readonly removeProfileRecord:
    | { readonly __typename: 'RemoveProfileRecordDone', readonly kind: ProfileRecordKind, readonly id: string, readonly restorableUntil: string }
    | { readonly __typename: 'RemoveProfileRecordRefused', readonly code: RemoveProfileRecordRefusalCode, readonly message: string }
   };

export type RestoreProfileRecordMutationVariables = {
  kind: ProfileRecordKind;
  id: string;
};

export type RestoreProfileRecordMutation = { readonly restoreProfileRecord:
    | { readonly __typename: 'RestoreProfileRecordDone', readonly kind: ProfileRecordKind, readonly id: string }
    | { readonly __typename: 'RestoreProfileRecordRefused', readonly code: RestoreProfileRecordRefusalCode, readonly message: string }
   };

export const RemoveProfileRecordDocument: Operation<RemoveProfileRecordMutation, RemoveProfileRecordMutationVariables> = {
  name: 'RemoveProfileRecord',
  kind: 'mutation',
  text: "mutation RemoveProfileRecord($kind:ProfileRecordKind!$id:ID!$version:String){removeProfileRecord(kind:$kind id:$id version:$version){__typename ...on RemoveProfileRecordDone{kind id restorableUntil}...on RemoveProfileRecordRefused{code message}}}",
};

export const RestoreProfileRecordDocument: Operation<RestoreProfileRecordMutation, RestoreProfileRecordMutationVariables> = {
  name: 'RestoreProfileRecord',
  kind: 'mutation',
  text: "mutation RestoreProfileRecord($kind:ProfileRecordKind!$id:ID!){restoreProfileRecord(kind:$kind id:$id){__typename ...on RestoreProfileRecordDone{kind id}...on RestoreProfileRecordRefused{code message}}}",
};
