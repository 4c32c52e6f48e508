// Generated from saved-searches.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';

export type MessagingSearchesQueryVariables = { [key: string]: never; };

export type MessagingSearchesQuery = { readonly savedSearches: ReadonlyArray<{ readonly id: string, readonly name: string, readonly query: string, readonly newJobs: number }> };

export const MessagingSearchesDocument: Operation<MessagingSearchesQuery, MessagingSearchesQueryVariables> = {
  name: 'MessagingSearches',
  kind: 'query',
  text: "query MessagingSearches{savedSearches{id name query newJobs}}",
};
