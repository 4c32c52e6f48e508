// Generated from job-title.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';

export type JobTitleQueryVariables = {
  id: string;
};

export type JobTitleQuery = { readonly job: { readonly title: string } | null };

export const JobTitleDocument: Operation<JobTitleQuery, JobTitleQueryVariables> = {
  name: 'JobTitle',
  kind: 'query',
  text: "query JobTitle($id:ID!){job(id:$id){title}}",
};
