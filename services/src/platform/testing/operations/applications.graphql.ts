// Generated from applications.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { ApplyToJobInput, WorkMode, EmploymentType, ExperienceLevel, PayUnit, EnterpriseProcessStatus, CandidateProcessStatus, ClosingParty, ClosureReason, ApplyChannel, ApplyQuestionKind, ApplyToJobRefusalCode, SetAppliedElsewhereRefusalCode, WithdrawApplicationRefusalCode } from '@hirehq/shared-contracts/graphql/types';

export type ApplicationStateFragment = { readonly id: string, readonly jobId: string, readonly submittedAt: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: EnterpriseProcessStatus, readonly candidateProcessStatus: CandidateProcessStatus | null, readonly closedAt: string | null, readonly closedBy: ClosingParty | null, readonly closureReason: ClosureReason | null };

export type JobQuestionFragment = { readonly id: string, readonly kind: ApplyQuestionKind, readonly label: string, readonly required: boolean, readonly options: ReadonlyArray<string> };

export type JobToApplyQueryVariables = {
  id: string;
};

export type JobToApplyQuery = { readonly job: { readonly closesOn: string | null, readonly id: string, readonly title: string, readonly workMode: WorkMode | null, readonly employmentType: EmploymentType | null, readonly experienceLevel: ExperienceLevel | null, readonly summary: string, readonly easyApply: boolean, readonly applyChannel: ApplyChannel, readonly appliedElsewhereAt: string | null, readonly postedAt: string, readonly postedAtIsKnown: boolean, readonly closedAt: string | null, readonly saved: boolean, readonly matchScore: number | null, readonly questions: ReadonlyArray<{ readonly id: string, readonly kind: ApplyQuestionKind, readonly label: string, readonly required: boolean, readonly options: ReadonlyArray<string> }>, readonly enterprise: { readonly id: string, readonly establishmentName: string, readonly logoUrl: string | null }, readonly place: { readonly city: string | null, readonly state: string | null, readonly country: string | null, readonly label: string } | null, readonly pay: { readonly currency: string, readonly min: number | null, readonly max: number | null, readonly unit: PayUnit, readonly compared: { readonly currency: string, readonly min: number | null, readonly max: number | null, readonly unit: PayUnit, readonly isConverted: boolean, readonly isUpTo: boolean } | null } | null, readonly skills: ReadonlyArray<{ readonly id: number, readonly name: string, readonly met: boolean | null }>, readonly application: { readonly id: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: EnterpriseProcessStatus } | null } | null };

export type ApplyToJobMutationVariables = {
  input: ApplyToJobInput;
};

export type ApplyToJobMutation = { readonly applyToJob:
    | { readonly __typename: 'ApplyToJobDone', readonly application: { readonly id: string, readonly jobId: string, readonly submittedAt: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: EnterpriseProcessStatus, readonly candidateProcessStatus: CandidateProcessStatus | null, readonly closedAt: string | null, readonly closedBy: ClosingParty | null, readonly closureReason: ClosureReason | null }, readonly job: { readonly id: string, readonly title: string } }
    | { readonly __typename: 'ApplyToJobRefused', readonly code: ApplyToJobRefusalCode, readonly message: string, readonly questionIds: ReadonlyArray<string>, readonly existing: { readonly id: string, readonly jobId: string, readonly submittedAt: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: EnterpriseProcessStatus, readonly candidateProcessStatus: CandidateProcessStatus | null, readonly closedAt: string | null, readonly closedBy: ClosingParty | null, readonly closureReason: ClosureReason | null } | null }
   };

export type WithdrawApplicationMutationVariables = {
  applicationId: string;
};

export type WithdrawApplicationMutation = { readonly withdrawApplication:
    | { readonly __typename: 'WithdrawApplicationDone', readonly application: { readonly id: string, readonly jobId: string, readonly submittedAt: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: EnterpriseProcessStatus, readonly candidateProcessStatus: CandidateProcessStatus | null, readonly closedAt: string | null, readonly closedBy: ClosingParty | null, readonly closureReason: ClosureReason | null } }
    | { readonly __typename: 'WithdrawApplicationRefused', readonly code: WithdrawApplicationRefusalCode, readonly message: string }
   };

export type JobChannelQueryVariables = {
  id: string;
};

export type JobChannelQuery = { readonly job: { readonly id: string, readonly easyApply: boolean, readonly applyChannel: ApplyChannel, readonly appliedElsewhereAt: string | null, readonly applyPage: { readonly url: string, readonly host: string } | null } | null };

export type SetAppliedElsewhereMutationVariables = {
  jobId: string;
  applied: boolean;
};

export type SetAppliedElsewhereMutation = { readonly setAppliedElsewhere:
    | { readonly __typename: 'SetAppliedElsewhereDone', readonly job: { readonly id: string, readonly appliedElsewhereAt: string | null } }
    | { readonly __typename: 'SetAppliedElsewhereRefused', readonly code: SetAppliedElsewhereRefusalCode, readonly message: string }
   };

export const JobToApplyDocument: Operation<JobToApplyQuery, JobToApplyQueryVariables> = {
  name: 'JobToApply',
  kind: 'query',
  text: "query JobToApply($id:ID!){job(id:$id){...JobCard closesOn questions{...JobQuestion}}}fragment JobCard on Job{id title enterprise{id establishmentName logoUrl}place{city state country label}workMode employmentType experienceLevel pay{currency min max unit compared{currency min max unit isConverted isUpTo}}summary skills{id name met}easyApply applyChannel appliedElsewhereAt postedAt postedAtIsKnown closedAt saved matchScore application{id withdrawnAt enterpriseProcessStatus}}fragment JobQuestion on ApplyQuestion{id kind label required options}",
};

export const ApplyToJobDocument: Operation<ApplyToJobMutation, ApplyToJobMutationVariables> = {
  name: 'ApplyToJob',
  kind: 'mutation',
  text: "mutation ApplyToJob($input:ApplyToJobInput!){applyToJob(input:$input){__typename ...on ApplyToJobDone{application{...ApplicationState}job{id title}}...on ApplyToJobRefused{code message questionIds existing{...ApplicationState}}}}fragment ApplicationState on Application{id jobId submittedAt withdrawnAt enterpriseProcessStatus candidateProcessStatus closedAt closedBy closureReason}",
};

export const WithdrawApplicationDocument: Operation<WithdrawApplicationMutation, WithdrawApplicationMutationVariables> = {
  name: 'WithdrawApplication',
  kind: 'mutation',
  text: "mutation WithdrawApplication($applicationId:ID!){withdrawApplication(applicationId:$applicationId){__typename ...on WithdrawApplicationDone{application{...ApplicationState}}...on WithdrawApplicationRefused{code message}}}fragment ApplicationState on Application{id jobId submittedAt withdrawnAt enterpriseProcessStatus candidateProcessStatus closedAt closedBy closureReason}",
};

export const JobChannelDocument: Operation<JobChannelQuery, JobChannelQueryVariables> = {
  name: 'JobChannel',
  kind: 'query',
  text: "query JobChannel($id:ID!){job(id:$id){id easyApply applyChannel applyPage{url host}appliedElsewhereAt}}",
};

export const SetAppliedElsewhereDocument: Operation<SetAppliedElsewhereMutation, SetAppliedElsewhereMutationVariables> = {
  name: 'SetAppliedElsewhere',
  kind: 'mutation',
  text: "mutation SetAppliedElsewhere($jobId:ID!$applied:Boolean!){setAppliedElsewhere(jobId:$jobId applied:$applied){__typename ...on SetAppliedElsewhereDone{job{id appliedElsewhereAt}}...on SetAppliedElsewhereRefused{code message}}}",
};
