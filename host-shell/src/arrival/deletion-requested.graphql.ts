// Generated from deletion-requested.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';

export type DeletionRequestedQueryVariables = { [key: string]: never; };

export type DeletionRequestedQuery = { readonly accountSettings: { readonly deletionOn: string | null } };

export const DeletionRequestedDocument: Operation<DeletionRequestedQuery, DeletionRequestedQueryVariables> = {
  name: 'DeletionRequested',
  kind: 'query',
  text: "query DeletionRequested{accountSettings{deletionOn}}",
};
