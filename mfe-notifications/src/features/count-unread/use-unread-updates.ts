import { useEffect, useEffectEvent, useState } from 'react';
import { useEvent } from '../../shell/use-event.ts';
import { usePage } from '../../shell/use-page.ts';
import type { Inbox } from '../../shared/inbox.ts';
import { useFallbackPolling } from './use-fallback-polling.ts';

/**
 * Keeps the number of unread notifications right: asked for at first, then told by the stream, by other tabs, or polled.
 * Answers the text of the newest notification that came meanwhile.
 */
export function useUnreadUpdates(inbox: Inbox): string | undefined {
  const page = usePage();
  const [newest, setNewest] = useState<string>();

  const refresh = useEffectEvent(async () => {
    const known = new Set(inbox.state().unread.items.map(({ id }) => id));
    const first = inbox.state().unread.status !== 'ready';
    try {
      await inbox.refreshUnread();
      const arrived = inbox.state().unread.items.find(({ id }) => !known.has(id));
      if (arrived && !first) setNewest(arrived.notificationValue);
      if (arrived && inbox.state().all.pages > 0) await inbox.refreshAll();
    } catch (error) {
      page.report(error, 'unread notifications');
    }
  });

  useEffect(() => {
    inbox.refreshUnread().catch((error: unknown) => page.report(error, 'unread notifications'));
  }, [inbox, page]);
  useEvent('notification.received', (event) => {
    inbox.setUnreadCount(event.payload.unReadNotifications);
    void refresh();
  });
  useEvent('notifications.read', (event) => {
    if (event.payload.unReadNotifications === inbox.state().unreadCount) return;
    inbox.setUnreadCount(event.payload.unReadNotifications);
    void refresh();
  });
  useFallbackPolling(() => void refresh());
  return newest;
}
