import { useApiQuery } from '@hirehq/shared-ui';
import { MessagingSearchesDocument } from './saved-searches.graphql.ts';

export const useSavedSearches = () => useApiQuery(MessagingSearchesDocument, {});
