// Generated from job-market.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '../operation.ts';
import type { WorkMode, EmploymentType, ExperienceLevel, PayUnit, EnterpriseProcessStatus, ApplyChannel, JobSort, JobFilter } from '../generated/types.ts';

export type JobMarketQueryVariables = {
  companyTag?: string | null | undefined;
  filter: JobFilter;
  sort: JobSort;
};

export type JobMarketQuery = { readonly jobMarket: { readonly openJobs: number, readonly openJobsIsEstimate: boolean, readonly newJobs: number, readonly newJobsIsEstimate: boolean, readonly employers: ReadonlyArray<{ readonly id: string, readonly establishmentName: string, readonly logoUrl: string | null, readonly openJobs: number }>, readonly occupations: ReadonlyArray<{ readonly title: string, readonly openJobs: number, readonly isEstimate: boolean }> }, readonly jobs: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly title: string, readonly workMode: WorkMode | null, readonly employmentType: EmploymentType | null, readonly experienceLevel: ExperienceLevel | null, readonly summary: string, readonly easyApply: boolean, readonly applyChannel: ApplyChannel, readonly appliedElsewhereAt: string | null, readonly postedAt: string, readonly postedAtIsKnown: boolean, readonly closedAt: string | null, readonly saved: boolean, readonly matchScore: number | null, readonly enterprise: { readonly id: string, readonly establishmentName: string, readonly logoUrl: string | null }, readonly place: { readonly city: string | null, readonly state: string | null, readonly country: string | null, readonly label: string } | null, readonly pay: { readonly currency: string, readonly min: number | null, readonly max: number | null, readonly unit: PayUnit, readonly compared: { readonly currency: string, readonly min: number | null, readonly max: number | null, readonly unit: PayUnit, readonly isConverted: boolean, readonly isUpTo: boolean } | null } | null, readonly skills: ReadonlyArray<{ readonly id: number, readonly name: string, readonly met: boolean | null }>, readonly application: { readonly id: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: EnterpriseProcessStatus } | null }> } };

export const JobMarketDocument: Operation<JobMarketQuery, JobMarketQueryVariables> = {
  name: 'JobMarket',
  kind: 'query',
  text: "query JobMarket($companyTag:String$filter:JobFilter!$sort:JobSort!){jobMarket(companyTag:$companyTag){openJobs openJobsIsEstimate newJobs newJobsIsEstimate employers{id establishmentName logoUrl openJobs}occupations{title openJobs isEstimate}}jobs(filter:$filter sort:$sort first:6){nodes{...JobCard}}}fragment JobCard on Job{id title enterprise{id establishmentName logoUrl}place{city state country label}workMode employmentType experienceLevel pay{currency min max unit compared{currency min max unit isConverted isUpTo}}summary skills{id name met}easyApply applyChannel appliedElsewhereAt postedAt postedAtIsKnown closedAt saved matchScore application{id withdrawnAt enterpriseProcessStatus}}",
};
