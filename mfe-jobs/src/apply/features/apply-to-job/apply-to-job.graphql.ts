// Generated from apply-to-job.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { ApplyToJobInput, EnterpriseProcessStatus, CandidateProcessStatus, ClosingParty, ClosureReason, ApplyToJobRefusalCode } from '@hirehq/shared-contracts/graphql/types';

export type ApplyToJobMutationVariables = {
  input: ApplyToJobInput;
};

export type ApplyToJobMutation = { readonly applyToJob:
    | { readonly __typename: 'ApplyToJobDone', readonly application: { readonly id: string, readonly jobId: string, readonly submittedAt: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: EnterpriseProcessStatus, readonly candidateProcessStatus: CandidateProcessStatus | null, readonly closedAt: string | null, readonly closedBy: ClosingParty | null, readonly closureReason: ClosureReason | null }, readonly job: { readonly id: string, readonly title: string } }
    | { readonly __typename: 'ApplyToJobRefused', readonly code: ApplyToJobRefusalCode, readonly message: string, readonly questionIds: ReadonlyArray<string>, readonly existing: { readonly id: string, readonly jobId: string, readonly submittedAt: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: EnterpriseProcessStatus, readonly candidateProcessStatus: CandidateProcessStatus | null, readonly closedAt: string | null, readonly closedBy: ClosingParty | null, readonly closureReason: ClosureReason | null } | null }
   };

export const ApplyToJobDocument: Operation<ApplyToJobMutation, ApplyToJobMutationVariables> = {
  name: 'ApplyToJob',
  kind: 'mutation',
  text: "mutation ApplyToJob($input:ApplyToJobInput!){applyToJob(input:$input){__typename ...on ApplyToJobDone{application{...ApplicationState}job{id title}}...on ApplyToJobRefused{code message questionIds existing{...ApplicationState}}}}fragment ApplicationState on Application{id jobId submittedAt withdrawnAt enterpriseProcessStatus candidateProcessStatus closedAt closedBy closureReason}",
};
