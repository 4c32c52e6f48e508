// Generated from redeem-visitor-token.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { RedeemVisitorTokenInput, RedeemVisitorTokenRefusalCode } from '@hirehq/shared-contracts/graphql/types';

export type RedeemVisitorTokenMutationVariables = {
  input: RedeemVisitorTokenInput;
};

export type RedeemVisitorTokenMutation = { readonly redeemVisitorToken:
    | { readonly __typename: 'RedeemVisitorTokenDone', readonly visitor: { readonly name: string | null, readonly email: string | null, readonly telephone: string | null } }
    | { readonly __typename: 'RedeemVisitorTokenRefused', readonly code: RedeemVisitorTokenRefusalCode, readonly message: string }
   };

export const RedeemVisitorTokenDocument: Operation<RedeemVisitorTokenMutation, RedeemVisitorTokenMutationVariables> = {
  name: 'RedeemVisitorToken',
  kind: 'mutation',
  text: "mutation RedeemVisitorToken($input:RedeemVisitorTokenInput!){redeemVisitorToken(input:$input){__typename ...on RedeemVisitorTokenDone{visitor{name email telephone}}...on RedeemVisitorTokenRefused{code message}}}",
};
