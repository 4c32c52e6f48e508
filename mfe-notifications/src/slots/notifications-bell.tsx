import { useCallback, useState } from 'react';
import { Popover } from '@hirehq/shared-ui/floating';
import { AllDrawer } from '../features/browse-all/all-drawer.tsx';
import { LatestPanel } from '../features/browse-latest/latest-panel.tsx';
import { BellButton } from '../features/count-unread/bell-button.tsx';
import { UnreadAnnouncer } from '../features/count-unread/unread-announcer.tsx';
import { useUnreadUpdates } from '../features/count-unread/use-unread-updates.ts';
import { useOpenKeyword } from '../features/open-notification/use-open-keyword.ts';
import { useOpenNotification } from '../features/open-notification/use-open-notification.ts';
import { useEvent } from '../shell/use-event.ts';
import type { Notification } from '../shell/use-notification-calls.ts';
import { useMarkRead } from '../shared/use-mark-read.ts';
import { useInbox } from '../shared/use-inbox.ts';
import './bell.css';

type Shown = 'nothing' | 'panel' | 'drawer';

export function NotificationsBell() {
  const { inbox, state } = useInbox();
  const { markRead, markAllRead, load } = useMarkRead(inbox);
  const newest = useUnreadUpdates(inbox);
  const openNotification = useOpenNotification();
  const [shown, setShown] = useState<Shown>('nothing');
  const close = () => setShown('nothing');

  useOpenKeyword(() => setShown('panel'));
  useEvent('notifications.wanted', () => setShown('panel'));

  const loadLatest = useCallback(() => load(inbox.refreshAll), [inbox, load]);
  const open = async (notification: Notification) => {
    markRead(notification);
    if (await openNotification(notification)) close();
  };

  return (
    <>
      <Popover
        opened={shown === 'panel'}
        onChange={(opened) => setShown(opened ? 'panel' : 'nothing')}
        position="bottom-end"
        width="min(25rem, calc(100vw - 1.5rem))"
        offset={8}
        trapFocus
        returnFocus
        withinPortal={false}
      >
        <Popover.Target>
          <BellButton
            unreadCount={state.unreadCount}
            opened={shown === 'panel'}
            onToggle={() => setShown(shown === 'panel' ? 'nothing' : 'panel')}
          />
        </Popover.Target>
        <Popover.Dropdown className="nt-panel">
          <LatestPanel
            state={state}
            onLoad={loadLatest}
            onOpen={(notification) => void open(notification)}
            onMarkAllRead={markAllRead}
            onViewAll={() => setShown('drawer')}
          />
        </Popover.Dropdown>
      </Popover>
      <AllDrawer
        opened={shown === 'drawer'}
        state={state}
        onClose={close}
        onLoadMore={() => load(inbox.loadMore)}
        onRetryUnread={() => load(inbox.refreshUnread)}
        onOpen={(notification) => void open(notification)}
        onMarkAllRead={markAllRead}
      />
      <UnreadAnnouncer newest={newest} unreadCount={state.unreadCount} />
    </>
  );
}
