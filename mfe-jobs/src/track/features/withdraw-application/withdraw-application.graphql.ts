// Generated from withdraw-application.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { EnterpriseProcessStatus, CandidateProcessStatus, ClosingParty, ClosureReason, WithdrawApplicationRefusalCode } from '@hirehq/shared-contracts/graphql/types';

export type WithdrawApplicationMutationVariables = {
  applicationId: string;
};

export type WithdrawApplicationMutation = { readonly withdrawApplication:
    | { readonly __typename: 'WithdrawApplicationDone', readonly application: { readonly id: string, readonly jobId: string, readonly submittedAt: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: EnterpriseProcessStatus, readonly candidateProcessStatus: CandidateProcessStatus | null, readonly closedAt: string | null, readonly closedBy: ClosingParty | null, readonly closureReason: ClosureReason | null } }
    | { readonly __typename: 'WithdrawApplicationRefused', readonly code: WithdrawApplicationRefusalCode, readonly message: string }
   };

export const WithdrawApplicationDocument: Operation<WithdrawApplicationMutation, WithdrawApplicationMutationVariables> = {
  name: 'WithdrawApplication',
  kind: 'mutation',
  text: "mutation WithdrawApplication($applicationId:ID!){withdrawApplication(applicationId:$applicationId){__typename ...on WithdrawApplicationDone{application{...ApplicationState}}...on WithdrawApplicationRefused{code message}}}fragment ApplicationState on Application{id jobId submittedAt withdrawnAt enterpriseProcessStatus candidateProcessStatus closedAt closedBy closureReason}",
};
