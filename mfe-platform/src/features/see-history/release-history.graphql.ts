// Generated from release-history.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { ReleaseAction, ReleaseOutcome } from '@hirehq/shared-contracts/graphql/types';

export type ReleaseHistoryQueryVariables = {
  remote?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
};

export type ReleaseHistoryQuery = { readonly releaseHistory: { readonly endCursor: string | null, readonly nodes: ReadonlyArray<{ readonly id: string, readonly at: string, readonly action: ReleaseAction, readonly by: string, readonly remote: string | null, readonly version: string | null, readonly sequence: number | null, readonly outcome: ReleaseOutcome, readonly why: string }> } };

export const ReleaseHistoryDocument: Operation<ReleaseHistoryQuery, ReleaseHistoryQueryVariables> = {
  name: 'ReleaseHistory',
  kind: 'query',
  text: "query ReleaseHistory($remote:String$first:Int!$after:String){releaseHistory(remote:$remote first:$first after:$after){nodes{id at action by remote version sequence outcome why}endCursor}}",
};
