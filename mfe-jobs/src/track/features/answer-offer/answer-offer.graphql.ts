// Generated from answer-offer.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { EnterpriseProcessStatus, CandidateProcessStatus, ClosingParty, ClosureReason, AcceptOfferRefusalCode, DeclineOfferRefusalCode } from '@hirehq/shared-contracts/graphql/types';

export type AcceptOfferMutationVariables = {
  applicationId: string;
  version: number;
};

export type AcceptOfferMutation = { readonly acceptOffer:
    | { readonly __typename: 'AcceptOfferDone', readonly application: { readonly id: string, readonly jobId: string, readonly submittedAt: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: EnterpriseProcessStatus, readonly candidateProcessStatus: CandidateProcessStatus | null, readonly closedAt: string | null, readonly closedBy: ClosingParty | null, readonly closureReason: ClosureReason | null } }
    | { readonly __typename: 'AcceptOfferRefused', readonly code: AcceptOfferRefusalCode, readonly message: string }
   };

export type DeclineOfferMutationVariables = {
  applicationId: string;
  version: number;
  note?: string | null | undefined;
};

export type DeclineOfferMutation = { readonly declineOffer:
    | { readonly __typename: 'DeclineOfferDone', readonly application: { readonly id: string, readonly jobId: string, readonly submittedAt: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: EnterpriseProcessStatus, readonly candidateProcessStatus: CandidateProcessStatus | null, readonly closedAt: string | null, readonly closedBy: ClosingParty | null, readonly closureReason: ClosureReason | null } }
    | { readonly __typename: 'DeclineOfferRefused', readonly code: DeclineOfferRefusalCode, readonly message: string }
   };

export const AcceptOfferDocument: Operation<AcceptOfferMutation, AcceptOfferMutationVariables> = {
  name: 'AcceptOffer',
  kind: 'mutation',
  text: "mutation AcceptOffer($applicationId:ID!$version:Int!){acceptOffer(applicationId:$applicationId version:$version){__typename ...on AcceptOfferDone{application{...ApplicationState}}...on AcceptOfferRefused{code message}}}fragment ApplicationState on Application{id jobId submittedAt withdrawnAt enterpriseProcessStatus candidateProcessStatus closedAt closedBy closureReason}",
};

export const DeclineOfferDocument: Operation<DeclineOfferMutation, DeclineOfferMutationVariables> = {
  name: 'DeclineOffer',
  kind: 'mutation',
  text: "mutation DeclineOffer($applicationId:ID!$version:Int!$note:String){declineOffer(applicationId:$applicationId version:$version note:$note){__typename ...on DeclineOfferDone{application{...ApplicationState}}...on DeclineOfferRefused{code message}}}fragment ApplicationState on Application{id jobId submittedAt withdrawnAt enterpriseProcessStatus candidateProcessStatus closedAt closedBy closureReason}",
};
