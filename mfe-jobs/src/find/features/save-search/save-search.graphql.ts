// Generated from save-search.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { SaveSearchRefusalCode, AlertFrequency, SaveSearchInput } from '@hirehq/shared-contracts/graphql/types';

export type SaveSearchMutationVariables = {
  input: SaveSearchInput;
};

export type SaveSearchMutation = { readonly saveSearch:
    | { readonly __typename: 'SaveSearchDone', readonly savedSearch: { readonly id: string, readonly version: string, readonly name: string, readonly query: string, readonly alerts: AlertFrequency, readonly newJobs: number, readonly createdAt: string, readonly alertedAt: string | null } }
    | { readonly __typename: 'SaveSearchRefused', readonly code: SaveSearchRefusalCode, readonly message: string }
   };

export const SaveSearchDocument: Operation<SaveSearchMutation, SaveSearchMutationVariables> = {
  name: 'SaveSearch',
  kind: 'mutation',
  text: "mutation SaveSearch($input:SaveSearchInput!){saveSearch(input:$input){__typename ...on SaveSearchDone{savedSearch{...SavedSearchState}}...on SaveSearchRefused{code message}}}fragment SavedSearchState on SavedSearch{id version name query alerts newJobs createdAt alertedAt}",
};
