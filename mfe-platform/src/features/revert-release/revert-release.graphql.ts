// Generated from revert-release.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { RestoreReleaseSetRefusalCode, RevertRemoteRefusalCode, RestoreReleaseSetInput, RevertRemoteInput } from '@hirehq/shared-contracts/graphql/types';

export type RevertRemoteMutationVariables = {
  input: RevertRemoteInput;
};

export type RevertRemoteMutation = { readonly revertRemote:
    | { readonly __typename: 'RevertRemoteDone', readonly change: { readonly set: { readonly sequence: number }, readonly changes: ReadonlyArray<{ readonly remote: string, readonly from: string | null, readonly to: string | null }>, readonly breaks: ReadonlyArray<{ readonly consumer: string, readonly missing: string, readonly use: string }> } }
    | { readonly __typename: 'RevertRemoteRefused', readonly code: RevertRemoteRefusalCode, readonly message: string }
   };

export type RestoreReleaseSetMutationVariables = {
  input: RestoreReleaseSetInput;
};

export type RestoreReleaseSetMutation = { readonly restoreReleaseSet:
    | { readonly __typename: 'RestoreReleaseSetDone', readonly change: { readonly set: { readonly sequence: number }, readonly changes: ReadonlyArray<{ readonly remote: string, readonly from: string | null, readonly to: string | null }>, readonly breaks: ReadonlyArray<{ readonly consumer: string, readonly missing: string, readonly use: string }> } }
    | { readonly __typename: 'RestoreReleaseSetRefused', readonly code: RestoreReleaseSetRefusalCode, readonly message: string }
   };

export type ReleaseSetChangeFragment = { readonly set: { readonly sequence: number }, readonly changes: ReadonlyArray<{ readonly remote: string, readonly from: string | null, readonly to: string | null }>, readonly breaks: ReadonlyArray<{ readonly consumer: string, readonly missing: string, readonly use: string }> };

export const RevertRemoteDocument: Operation<RevertRemoteMutation, RevertRemoteMutationVariables> = {
  name: 'RevertRemote',
  kind: 'mutation',
  text: "mutation RevertRemote($input:RevertRemoteInput!){revertRemote(input:$input){__typename ...on RevertRemoteDone{change{...ReleaseSetChange}}...on RevertRemoteRefused{code message}}}fragment ReleaseSetChange on ReleaseSetChange{set{sequence}changes{remote from to}breaks{consumer missing use}}",
};

export const RestoreReleaseSetDocument: Operation<RestoreReleaseSetMutation, RestoreReleaseSetMutationVariables> = {
  name: 'RestoreReleaseSet',
  kind: 'mutation',
  text: "mutation RestoreReleaseSet($input:RestoreReleaseSetInput!){restoreReleaseSet(input:$input){__typename ...on RestoreReleaseSetDone{change{...ReleaseSetChange}}...on RestoreReleaseSetRefused{code message}}}fragment ReleaseSetChange on ReleaseSetChange{set{sequence}changes{remote from to}breaks{consumer missing use}}",
};
