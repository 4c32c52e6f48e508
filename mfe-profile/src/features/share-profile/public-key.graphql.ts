// Generated from public-key.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { CreatePublicKeyRefusalCode, RevokePublicKeyRefusalCode } from '@hirehq/shared-contracts/graphql/types';

export type CreatePublicKeyMutationVariables = { [key: string]: never; };

export type CreatePublicKeyMutation = { readonly createPublicKey:
    | { readonly __typename: 'CreatePublicKeyDone', readonly publicKey: string }
    | { readonly __typename: 'CreatePublicKeyRefused', readonly code: CreatePublicKeyRefusalCode, readonly message: string }
   };

export type RevokePublicKeyMutationVariables = { [key: string]: never; };

export type RevokePublicKeyMutation = { readonly revokePublicKey:
    | { readonly __typename: 'RevokePublicKeyDone', readonly publicKey: string | null }
    | { readonly __typename: 'RevokePublicKeyRefused', readonly code: RevokePublicKeyRefusalCode, readonly message: string }
   };

export const CreatePublicKeyDocument: Operation<CreatePublicKeyMutation, CreatePublicKeyMutationVariables> = {
  name: 'CreatePublicKey',
  kind: 'mutation',
  text: "mutation CreatePublicKey{createPublicKey{__typename ...on CreatePublicKeyDone{publicKey}...on CreatePublicKeyRefused{code message}}}",
};

export const RevokePublicKeyDocument: Operation<RevokePublicKeyMutation, RevokePublicKeyMutationVariables> = {
  name: 'RevokePublicKey',
  kind: 'mutation',
  text: "mutation RevokePublicKey{revokePublicKey{__typename ...on RevokePublicKeyDone{publicKey}...on RevokePublicKeyRefused{code message}}}",
};
