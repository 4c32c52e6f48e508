import { useApiMutation } from '@hirehq/shared-ui';
import { NotificationsSeen } from './generated/queries.ts';
import { MarkNotificationsSeenDocument } from './notifications-seen.graphql.ts';

/** Marks notifications as seen; after a failure they are new once more, so no message is needed. */
export const useMarkSeen = () =>
  useApiMutation(MarkNotificationsSeenDocument, {
    store: (cache, { seenTo }) => cache.update(NotificationsSeen, () => ({ notificationPreferences: { seenTo } })),
  });
