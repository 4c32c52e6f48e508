import { useState } from 'react';
import { ActionIcon, FormattedMessage, Icon, OfflineNotice, useIntl } from '@hirehq/shared-ui';
import { Drawer } from '@hirehq/shared-ui/floating';
import type { Notification } from '../../shell/use-notification-calls.ts';
import type { Filter } from '../../shared/filter-toggle.tsx';
import type { InboxState } from '../../shared/inbox.ts';
import { NotificationList } from '../../shared/notification-list.tsx';
import { NotificationsHead } from '../../shared/notifications-head.tsx';
import { MoreOnScroll } from './more-on-scroll.tsx';

const TRANSITION = { transition: 'slide-left', duration: 500 } as const;

interface AllDrawerProps {
  opened: boolean;
  state: InboxState;
  onClose: () => void;
  onLoadMore: () => void;
  onRetryUnread: () => void;
  onOpen: (notification: Notification) => void;
  onMarkAllRead: () => void;
}

/** Every notification, as far back as five pages, in a drawer from the right. */
export function AllDrawer({ opened, state, onClose, onLoadMore, onRetryUnread, onOpen, onMarkAllRead }: AllDrawerProps) {
  const intl = useIntl();
  const [filter, setFilter] = useState<Filter>('all');
  const { items, status } = state[filter];

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
          unreadCount={state.unreadCount}
          onMarkAllRead={onMarkAllRead}
        />
        <OfflineNotice message={intl.formatMessage({ id: 'notifications.offline' })} />
        <Drawer.Body>
          <NotificationList
            items={items}
            status={status}
            onOpen={onOpen}
            onRetry={filter === 'all' ? onLoadMore : onRetryUnread}
          />
          {filter === 'all' && items.length > 0 && (
            <MoreOnScroll status={status} ended={state.all.ended} onLoadMore={onLoadMore} />
          )}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
