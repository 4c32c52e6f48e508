import { useState } from 'react';
import { useEvent } from '@hirehq/shared-ui';
import { Popover } from '@hirehq/shared-ui/floating';
import { AllDrawer } from '../features/browse-all/all-drawer.tsx';
import { LatestPanel } from '../features/browse-latest/latest-panel.tsx';
import { BellButton } from '../features/count-unread/bell-button.tsx';
import { UnreadAnnouncer } from '../features/count-unread/unread-announcer.tsx';
import { useUnreadUpdates } from '../features/count-unread/use-unread-updates.ts';
import { useOpenKeyword } from '../features/open-notification/use-open-keyword.ts';
import { useOpenNotification } from '../features/open-notification/open-notification.query.ts';
import { useMarkRead } from '../shared/mark-read.mutation.ts';
import type { Notification } from '../shared/notifications.model.ts';
import './bell.css';

type Shown = 'nothing' | 'panel' | 'drawer';

export function NotificationsBell() {
  const { markRead } = useMarkRead();
  const { count, newest } = useUnreadUpdates();
  const openNotification = useOpenNotification();
  const [shown, setShown] = useState<Shown>('nothing');
  const close = () => setShown('nothing');

  useOpenKeyword(() => setShown('panel'));
  useEvent('notifications.wanted', () => setShown('panel'));

  const open = async (notification: Notification) => {
    void markRead(notification);
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
            unreadCount={count}
            opened={shown === 'panel'}
            onToggle={() => setShown(shown === 'panel' ? 'nothing' : 'panel')}
          />
        </Popover.Target>
        <Popover.Dropdown className="nt-panel">
          <LatestPanel onOpen={(notification) => void open(notification)} onViewAll={() => setShown('drawer')} />
        </Popover.Dropdown>
      </Popover>
      <AllDrawer opened={shown === 'drawer'} onClose={close} onOpen={(notification) => void open(notification)} />
      <UnreadAnnouncer newest={newest} unreadCount={count} />
    </>
  );
}
