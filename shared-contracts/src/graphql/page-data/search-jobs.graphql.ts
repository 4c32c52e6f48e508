// Generated from search-jobs.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '../operation.ts';
import type { WorkMode, EmploymentType, ExperienceLevel, PayUnit, JobFacetField, JobFilterField, EnterpriseProcessStatus, JobSort, JobFilter } from '../generated/types.ts';

export type SearchJobsQueryVariables = {
  filter: JobFilter;
  sort: JobSort;
  first: number;
  after?: string | null | undefined;
};

export type SearchJobsQuery = { readonly jobs: { readonly total: number, readonly totalIsEstimate: boolean, readonly endCursor: string | null, readonly remoteFrom: string | null, readonly readAs: string | null, readonly nodes: ReadonlyArray<{ readonly id: string, readonly title: string, readonly workMode: WorkMode | null, readonly employmentType: EmploymentType | null, readonly experienceLevel: ExperienceLevel | null, readonly summary: string, readonly easyApply: boolean, readonly postedAt: string, readonly closedAt: string | null, readonly saved: boolean, readonly matchScore: number | null, readonly enterprise: { readonly id: string, readonly establishmentName: string, readonly logoUrl: string | null }, readonly place: { readonly city: string | null, readonly state: string | null, readonly country: string | null, readonly label: string } | null, readonly pay: { readonly currency: string, readonly min: number | null, readonly max: number | null, readonly unit: PayUnit } | null, readonly skills: ReadonlyArray<{ readonly id: number, readonly name: string, readonly met: boolean | null }>, readonly application: { readonly id: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: EnterpriseProcessStatus } | null }>, readonly facets: ReadonlyArray<{ readonly field: JobFacetField, readonly values: ReadonlyArray<{ readonly value: string, readonly count: number }> }>, readonly wider: ReadonlyArray<{ readonly leaveOut: ReadonlyArray<JobFilterField>, readonly total: number }> } };

export const SearchJobsDocument: Operation<SearchJobsQuery, SearchJobsQueryVariables> = {
  name: 'SearchJobs',
  kind: 'query',
  text: "query SearchJobs($filter:JobFilter!$sort:JobSort!$first:Int!$after:String){jobs(filter:$filter sort:$sort first:$first after:$after){nodes{...JobCard}total totalIsEstimate endCursor facets{field values{value count}}wider{leaveOut total}remoteFrom readAs}}fragment JobCard on Job{id title enterprise{id establishmentName logoUrl}place{city state country label}workMode employmentType experienceLevel pay{currency min max unit}summary skills{id name met}easyApply postedAt closedAt saved matchScore application{id withdrawnAt enterpriseProcessStatus}}",
};
