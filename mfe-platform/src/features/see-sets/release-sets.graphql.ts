// Generated from release-sets.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { ReleaseSetCause } from '@hirehq/shared-contracts/graphql/types';

export type ReleaseSetsQueryVariables = {
  first: number;
  after?: string | null | undefined;
};

export type ReleaseSetsQuery = { readonly releaseSets: { readonly endCursor: string | null, readonly nodes: ReadonlyArray<{ readonly sequence: number, readonly cause: ReleaseSetCause, readonly why: string, readonly by: string, readonly createdAt: string, readonly isLive: boolean, readonly changes: ReadonlyArray<{ readonly remote: string, readonly from: string | null, readonly to: string | null }> }> } };

export const ReleaseSetsDocument: Operation<ReleaseSetsQuery, ReleaseSetsQueryVariables> = {
  name: 'ReleaseSets',
  kind: 'query',
  text: "query ReleaseSets($first:Int!$after:String){releaseSets(first:$first after:$after){nodes{sequence cause why by createdAt isLive changes{remote from to}}endCursor}}",
};
