import type { AlertFrequency } from '@hirehq/shared-contracts/graphql/types';
import { jobSearchQuery, type JobSearchParams } from '@hirehq/shared-contracts/routes';
import { defineMessages, type MessageDescriptor } from '@hirehq/shared-ui';

/** The storage key of the search a visitor wanted to save before signing in: its query. */
export const SAVE_SEARCH_AFTER_SIGN_IN = 'saveSearchAfterSignIn';

/** What of a search is saved: not how it is sorted, nor how often it was run. */
export function savedQueryOf({ sort: _sort, triggerSearch: _trigger, ...search }: JobSearchParams): string {
  return jobSearchQuery(search);
}

export const FREQUENCY_WORDS: Readonly<Record<AlertFrequency, MessageDescriptor>> = defineMessages({
  DAILY: { id: 'alerts.daily' },
  WEEKLY: { id: 'alerts.weekly' },
  NEVER: { id: 'alerts.never' },
});
