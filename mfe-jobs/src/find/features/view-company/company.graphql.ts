// Generated from company.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';

export type CompanyQueryVariables = {
  id: string;
};

export type CompanyQuery = { readonly jobs: { readonly enterprise: { readonly id: string, readonly establishmentName: string, readonly about: string | null, readonly logoUrl: string | null, readonly openJobs: number } | null }, readonly jobDensity: { readonly locations: ReadonlyArray<{ readonly city: string | null, readonly state: string | null, readonly country: string }> } };

export const CompanyDocument: Operation<CompanyQuery, CompanyQueryVariables> = {
  name: 'Company',
  kind: 'query',
  text: "query Company($id:ID!){jobs(filter:{enterprise:$id}first:1){enterprise{id establishmentName about logoUrl openJobs}}jobDensity(input:{level:CITY skills:[]enterprise:$id}){locations{city state country}}}",
};
