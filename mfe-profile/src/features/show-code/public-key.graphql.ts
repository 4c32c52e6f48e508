// Generated from public-key.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';

export type PublicKeyQueryVariables = { [key: string]: never; };

export type PublicKeyQuery = { readonly profile: { readonly publicKey: string | null } };

export const PublicKeyDocument: Operation<PublicKeyQuery, PublicKeyQueryVariables> = {
  name: 'PublicKey',
  kind: 'query',
  text: "query PublicKey{profile{publicKey}}",
};
