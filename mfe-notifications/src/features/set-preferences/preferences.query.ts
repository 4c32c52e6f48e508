import { useApiQuery } from '@hirehq/shared-ui';
import { NotificationPreferencesDocument } from './preferences.graphql.ts';

/** What the candidate wants to be notified of, and how. */
export const usePreferences = () => useApiQuery(NotificationPreferencesDocument, {});
