// Generated from application-stages.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { MyJobsTab } from '@hirehq/shared-contracts/graphql/types';

export type StagedJobFragment = { readonly changedAt: string, readonly job: { readonly id: string, readonly title: string, readonly enterprise: { readonly id: string, readonly establishmentName: string } } };

export type ApplicationStagesQueryVariables = {
  first: number;
};

export type ApplicationStagesQuery = { readonly offered: { readonly nodes: ReadonlyArray<{ readonly changedAt: string, readonly job: { readonly id: string, readonly title: string, readonly enterprise: { readonly id: string, readonly establishmentName: string } } }>, readonly counts: ReadonlyArray<{ readonly tab: MyJobsTab, readonly count: number }> }, readonly interview: { readonly nodes: ReadonlyArray<{ readonly changedAt: string, readonly job: { readonly id: string, readonly title: string, readonly enterprise: { readonly id: string, readonly establishmentName: string } } }> }, readonly shortlisted: { readonly nodes: ReadonlyArray<{ readonly changedAt: string, readonly job: { readonly id: string, readonly title: string, readonly enterprise: { readonly id: string, readonly establishmentName: string } } }> }, readonly applied: { readonly nodes: ReadonlyArray<{ readonly changedAt: string, readonly job: { readonly id: string, readonly title: string, readonly enterprise: { readonly id: string, readonly establishmentName: string } } }> } };

export const ApplicationStagesDocument: Operation<ApplicationStagesQuery, ApplicationStagesQueryVariables> = {
  name: 'ApplicationStages',
  kind: 'query',
  text: "query ApplicationStages($first:Int!){offered:myJobs(tab:OFFERED first:$first){nodes{...StagedJob}counts{tab count}}interview:myJobs(tab:INTERVIEW first:$first){nodes{...StagedJob}}shortlisted:myJobs(tab:SHORTLISTED first:$first){nodes{...StagedJob}}applied:myJobs(tab:APPLIED first:$first){nodes{...StagedJob}}}fragment StagedJob on MyJob{job{id title enterprise{id establishmentName}}changedAt}",
};
