// Generated from job-density.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { JobDensityInput } from '@hirehq/shared-contracts/graphql/types';

export type JobDensityQueryVariables = {
  input: JobDensityInput;
};

export type JobDensityQuery = { readonly jobDensity: { readonly updatedAt: string, readonly total: number, readonly totalIsEstimate: boolean, readonly isEstimate: boolean, readonly mySkills: ReadonlyArray<{ readonly id: number, readonly name: string }>, readonly locations: ReadonlyArray<{ readonly city: string | null, readonly state: string | null, readonly country: string, readonly latitude: number, readonly longitude: number, readonly jobs: number }> } };

export const JobDensityDocument: Operation<JobDensityQuery, JobDensityQueryVariables> = {
  name: 'JobDensity',
  kind: 'query',
  text: "query JobDensity($input:JobDensityInput!){jobDensity(input:$input){updatedAt mySkills{id name}total totalIsEstimate isEstimate locations{city state country latitude longitude jobs}}}",
};
