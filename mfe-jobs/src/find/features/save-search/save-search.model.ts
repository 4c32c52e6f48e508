import type { AlertFrequency } from '@hirehq/shared-contracts/graphql/types';
import { jobSearchQuery, type JobSearchParams } from '@hirehq/shared-contracts/routes';
import { defineMessages, type MessageDescriptor } from '@hirehq/shared-ui';

/** The storage key of the search a visitor wanted to save before signing in: its query. */
export const SAVE_SEARCH_AFTER_SIGN_IN = 'saveSearchAfterSignIn';

/** The part of a search that is saved: without sort order and trigger. */
export function savedQueryOf({ sort: _sort, triggerSearch: _trigger, ...search }: JobSearchParams): string {
  return jobSearchQuery(search);
}

export const FREQUENCY_WORDS: Readonly<Record<AlertFrequency, MessageDescriptor>> = defineMessages({
  DAILY: { id: 'alerts.daily' },
  WEEKLY: { id: 'alerts.weekly' },
  NEVER: { id: 'alerts.never' },
});
