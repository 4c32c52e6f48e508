// Generated from answer-offer.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { AcceptOfferRefusalCode, DeclineOfferRefusalCode } from '@hirehq/shared-contracts/graphql/types';

export type AcceptOfferMutationVariables = {
  applicationId: string;
  version?: number | null | undefined;
};

export type AcceptOfferMutation = { readonly acceptOffer:
    | { readonly __typename: 'AcceptOfferDone' }
    | { readonly __typename: 'AcceptOfferRefused', readonly code: AcceptOfferRefusalCode, readonly message: string, readonly changed: { readonly offer: { readonly version: number, readonly changes: ReadonlyArray<{ readonly before: { readonly pay: { readonly min: number | null } | null }, readonly after: { readonly pay: { readonly min: number | null } | null } }> } | null } | null }
   };

export type DeclineOfferMutationVariables = {
  applicationId: string;
  version?: number | null | undefined;
};

export type DeclineOfferMutation = { readonly declineOffer:
    | { readonly __typename: 'DeclineOfferDone' }
    | { readonly __typename: 'DeclineOfferRefused', readonly code: DeclineOfferRefusalCode, readonly message: string }
   };

export const AcceptOfferDocument: Operation<AcceptOfferMutation, AcceptOfferMutationVariables> = {
  name: 'AcceptOffer',
  kind: 'mutation',
  text: "mutation AcceptOffer($applicationId:ID!$version:Int){acceptOffer(applicationId:$applicationId version:$version){__typename ...on AcceptOfferRefused{code message changed{offer{version changes{before{pay{min}}after{pay{min}}}}}}}}",
};

export const DeclineOfferDocument: Operation<DeclineOfferMutation, DeclineOfferMutationVariables> = {
  name: 'DeclineOffer',
  kind: 'mutation',
  text: "mutation DeclineOffer($applicationId:ID!$version:Int){declineOffer(applicationId:$applicationId version:$version){__typename ...on DeclineOfferRefused{code message}}}",
};
