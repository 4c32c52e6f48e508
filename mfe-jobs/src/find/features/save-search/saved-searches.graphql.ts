// Generated from saved-searches.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { ChangeSavedSearchRefusalCode, RemoveSavedSearchRefusalCode, SeeSavedSearchRefusalCode, AlertFrequency, ChangeSavedSearchInput } from '@hirehq/shared-contracts/graphql/types';

export type SavedSearchStateFragment = { readonly id: string, readonly version: string, readonly name: string, readonly query: string, readonly alerts: AlertFrequency, readonly newJobs: number, readonly createdAt: string, readonly alertedAt: string | null };

export type SavedSearchesQueryVariables = { [key: string]: never; };

export type SavedSearchesQuery = { readonly savedSearches: ReadonlyArray<{ readonly id: string, readonly version: string, readonly name: string, readonly query: string, readonly alerts: AlertFrequency, readonly newJobs: number, readonly createdAt: string, readonly alertedAt: string | null }> };

export type ChangeSavedSearchMutationVariables = {
  input: ChangeSavedSearchInput;
};

export type ChangeSavedSearchMutation = { readonly changeSavedSearch:
    | { readonly __typename: 'ChangeSavedSearchDone', readonly savedSearch: { readonly id: string, readonly version: string, readonly name: string, readonly query: string, readonly alerts: AlertFrequency, readonly newJobs: number, readonly createdAt: string, readonly alertedAt: string | null } }
    | { readonly __typename: 'ChangeSavedSearchRefused', readonly code: ChangeSavedSearchRefusalCode, readonly message: string, readonly current: { readonly id: string, readonly version: string, readonly name: string, readonly query: string, readonly alerts: AlertFrequency, readonly newJobs: number, readonly createdAt: string, readonly alertedAt: string | null } | null }
   };

export type SeeSavedSearchMutationVariables = {
  id: string;
};

export type SeeSavedSearchMutation = { readonly seeSavedSearch:
    | { readonly __typename: 'SeeSavedSearchDone', readonly savedSearch: { readonly id: string, readonly version: string, readonly name: string, readonly query: string, readonly alerts: AlertFrequency, readonly newJobs: number, readonly createdAt: string, readonly alertedAt: string | null } }
    | { readonly __typename: 'SeeSavedSearchRefused', readonly code: SeeSavedSearchRefusalCode, readonly message: string }
   };

export type RemoveSavedSearchMutationVariables = {
  id: string;
  version?: string | null | undefined;
};

export type RemoveSavedSearchMutation = { readonly removeSavedSearch:
    | { readonly __typename: 'RemoveSavedSearchDone', readonly id: string }
    | { readonly __typename: 'RemoveSavedSearchRefused', readonly code: RemoveSavedSearchRefusalCode, readonly message: string, readonly current: { readonly id: string, readonly version: string, readonly name: string, readonly query: string, readonly alerts: AlertFrequency, readonly newJobs: number, readonly createdAt: string, readonly alertedAt: string | null } | null }
   };

export const SavedSearchesDocument: Operation<SavedSearchesQuery, SavedSearchesQueryVariables> = {
  name: 'SavedSearches',
  kind: 'query',
  text: "query SavedSearches{savedSearches{...SavedSearchState}}fragment SavedSearchState on SavedSearch{id version name query alerts newJobs createdAt alertedAt}",
};

export const ChangeSavedSearchDocument: Operation<ChangeSavedSearchMutation, ChangeSavedSearchMutationVariables> = {
  name: 'ChangeSavedSearch',
  kind: 'mutation',
  text: "mutation ChangeSavedSearch($input:ChangeSavedSearchInput!){changeSavedSearch(input:$input){__typename ...on ChangeSavedSearchDone{savedSearch{...SavedSearchState}}...on ChangeSavedSearchRefused{code message current{...SavedSearchState}}}}fragment SavedSearchState on SavedSearch{id version name query alerts newJobs createdAt alertedAt}",
};

export const SeeSavedSearchDocument: Operation<SeeSavedSearchMutation, SeeSavedSearchMutationVariables> = {
  name: 'SeeSavedSearch',
  kind: 'mutation',
  text: "mutation SeeSavedSearch($id:ID!){seeSavedSearch(id:$id){__typename ...on SeeSavedSearchDone{savedSearch{...SavedSearchState}}...on SeeSavedSearchRefused{code message}}}fragment SavedSearchState on SavedSearch{id version name query alerts newJobs createdAt alertedAt}",
};

export const RemoveSavedSearchDocument: Operation<RemoveSavedSearchMutation, RemoveSavedSearchMutationVariables> = {
  name: 'RemoveSavedSearch',
  kind: 'mutation',
  text: "mutation RemoveSavedSearch($id:ID!$version:String){removeSavedSearch(id:$id version:$version){__typename ...on RemoveSavedSearchDone{id}...on RemoveSavedSearchRefused{code message current{...SavedSearchState}}}}fragment SavedSearchState on SavedSearch{id version name query alerts newJobs createdAt alertedAt}",
};
