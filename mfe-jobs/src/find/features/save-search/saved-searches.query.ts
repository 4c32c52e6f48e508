import { SavedSearchesDocument, type SavedSearchStateFragment } from '@hirehq/shared-contracts/graphql';
import { useApiQuery } from '@hirehq/shared-ui';

export type SavedSearch = SavedSearchStateFragment;

/** The candidate's saved searches. */
export const useSavedSearches = () => useApiQuery(SavedSearchesDocument, {});
