import { notificationSubject } from '@hirehq/shared-contracts/notification-links';
import { routes } from '@hirehq/shared-contracts/routes';
import { useEvent } from '@hirehq/shared-ui';
import { useState } from 'react';
import type { Notification } from '../../shared/notifications.model.ts';

/** Whether a notification is about messages of a conversation that this page shows, so that it needs no sign of its own. */
export function useShownConversations(): (notification: Notification) => boolean {
  const [shown, setShown] = useState<readonly string[]>([]);
  useEvent('conversations.shown', ({ payload }) => setShown(payload.enterpriseIds));
  return ({ callToActionUrl }) =>
    shown.length > 0 &&
    callToActionUrl.startsWith(routes.messageList()) &&
    shown.includes(notificationSubject(callToActionUrl).enterpriseId);
}
