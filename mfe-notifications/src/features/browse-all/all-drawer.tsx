import { useState } from 'react';
import { ActionIcon, FormattedMessage, Icon, OfflineNotice, useIntl } from '@hirehq/shared-ui';
import { Drawer } from '@hirehq/shared-ui/floating';
import type { Filter } from '../../shared/filter-toggle.tsx';
import { NotificationList } from '../../shared/notification-list.tsx';
import { NotificationsHead } from '../../shared/notifications-head.tsx';
import type { Notification } from '../../shared/notifications.model.ts';
import { useAllNotifications, useUnread } from '../../shared/notifications.query.ts';
import { MoreOnScroll } from './more-on-scroll.tsx';

const TRANSITION = { transition: 'slide-left', duration: 500 } as const;

interface AllDrawerProps {
  opened: boolean;
  onClose: () => void;
  onOpen: (notification: Notification) => void;
}

/** All notifications, up to five pages, in a drawer from the right. */
export function AllDrawer({ opened, onClose, onOpen }: AllDrawerProps) {
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      position="right"
      size={440}
      transitionProps={TRANSITION}
      classNames={{ inner: 'nt-drawer-inner', content: 'nt-drawer', body: 'nt-drawer-body' }}
    >
      <Drawer.Overlay backgroundOpacity={0.35} />
      <Drawer.Content>
        <DrawerLists onClose={onClose} onOpen={onOpen} />
      </Drawer.Content>
    </Drawer.Root>
  );
}

function DrawerLists({ onClose, onOpen }: Omit<AllDrawerProps, 'opened'>) {
  const intl = useIntl();
  const [filter, setFilter] = useState<Filter>('all');
  const lists = { all: useAllNotifications(), unread: useUnread() };
  const { items, status, retry } = lists[filter];

  return (
    <>
      <NotificationsHead
        title={
          <div className="nt-head-row">
            <Drawer.Title component="h2" className="nt-title">
              <FormattedMessage id="notifications.title" />
            </Drawer.Title>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={40}
              onClick={onClose}
              aria-label={intl.formatMessage({ id: 'notifications.collapse' })}
            >
              <Icon name="chevronRight" directional />
            </ActionIcon>
          </div>
        }
        filter={filter}
        onFilter={setFilter}
        unreadCount={lists.unread.count}
      />
      <OfflineNotice message={intl.formatMessage({ id: 'notifications.offline' })} />
      <Drawer.Body>
        <NotificationList items={items} status={status} onOpen={onOpen} onRetry={retry} />
        {filter === 'all' && items.length > 0 && (
          <MoreOnScroll more={lists.all.more} ended={!lists.all.hasMore} onLoadMore={lists.all.loadMore} />
        )}
      </Drawer.Body>
    </>
  );
}
