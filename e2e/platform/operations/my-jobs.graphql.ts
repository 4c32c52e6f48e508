// Generated from my-jobs.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { MyJobsTab } from '@hirehq/shared-contracts/graphql/types';

export type MyJobsQueryVariables = {
  tab: MyJobsTab;
  first: number;
  after?: string | null | undefined;
};

export type MyJobsQuery = { readonly myJobs: { readonly endCursor: string | null, readonly nodes: ReadonlyArray<{ readonly job: { readonly id: string } }> } };

export const MyJobsDocument: Operation<MyJobsQuery, MyJobsQueryVariables> = {
  name: 'MyJobs',
  kind: 'query',
  text: "query MyJobs($tab:MyJobsTab!$first:Int!$after:String){myJobs(tab:$tab first:$first after:$after){nodes{job{id}}endCursor}}",
};
