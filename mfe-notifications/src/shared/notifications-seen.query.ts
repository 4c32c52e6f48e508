import { useApiQuery } from '@hirehq/shared-ui';
import { NotificationsSeenDocument } from './notifications-seen.graphql.ts';

/** Up to when the candidate has seen notifications. */
export const useSeenTo = () => useApiQuery(NotificationsSeenDocument, {});
