import { useApiQuery } from '@hirehq/shared-ui';
import { type SavedSearchStateFragment, SavedSearchesDocument } from './saved-searches.graphql.ts';

export type SavedSearch = SavedSearchStateFragment;

/** The candidate's saved searches. */
export const useSavedSearches = () => useApiQuery(SavedSearchesDocument, {});
