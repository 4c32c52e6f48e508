// Generated from sign-out-everywhere.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { SignOutEverywhereRefusalCode } from '@hirehq/shared-contracts/graphql/types';

export type SignOutEverywhereMutationVariables = { [key: string]: never; };

export type SignOutEverywhereMutation = { readonly signOutEverywhere:
    | { readonly __typename: 'SignOutEverywhereDone', readonly endedAt: string }
    | { readonly __typename: 'SignOutEverywhereRefused', readonly code: SignOutEverywhereRefusalCode, readonly message: string }
   };

export const SignOutEverywhereDocument: Operation<SignOutEverywhereMutation, SignOutEverywhereMutationVariables> = {
  name: 'SignOutEverywhere',
  kind: 'mutation',
  text: "mutation SignOutEverywhere{signOutEverywhere{__typename ...on SignOutEverywhereDone{endedAt}...on SignOutEverywhereRefused{code message}}}",
};
