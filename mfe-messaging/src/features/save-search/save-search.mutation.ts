import { useApiMutation } from '@hirehq/shared-ui';
import { MessagingSearches } from '../../shared/generated/queries.ts';
import { MessagingSaveSearchDocument } from './save-search.graphql.ts';

/** Saves a search; the list of them is asked for again. */
export const useSaveSearch = () =>
  useApiMutation(MessagingSaveSearchDocument, {
    invalidates: [MessagingSearches],
    failures: { VALIDATION_FAILED: 'messaging.save.refused' },
  });
