// Generated from newest-jobs.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { JobFilter } from '@hirehq/shared-contracts/graphql/types';

export type NewestJobsQueryVariables = {
  filter: JobFilter;
  first: number;
  after?: string | null | undefined;
};

export type NewestJobsQuery = { readonly jobs: { readonly endCursor: string | null, readonly nodes: ReadonlyArray<{ readonly id: string }> } };

export const NewestJobsDocument: Operation<NewestJobsQuery, NewestJobsQueryVariables> = {
  name: 'NewestJobs',
  kind: 'query',
  text: "query NewestJobs($filter:JobFilter!$first:Int!$after:String){jobs(filter:$filter sort:NEWEST first:$first after:$after){nodes{id}endCursor}}",
};
