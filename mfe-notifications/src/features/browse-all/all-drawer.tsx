import { ActionIcon, FormattedMessage, Icon, OfflineNotice, useIntl } from '@hirehq/shared-ui';
import { Drawer } from '@hirehq/shared-ui/floating';
import { ArrivalsButton } from '../../shared/arrivals-button.tsx';
import type { FilterChoice } from '../../shared/filter-toggle.tsx';
import { NotificationList } from '../../shared/notification-list.tsx';
import { NotificationsHead } from '../../shared/notifications-head.tsx';
import type { Notification } from '../../shared/notifications.model.ts';
import { useOpenLists } from '../../shared/use-open-lists.ts';
import { ListEnd } from './list-end.tsx';
import { MoreOnScroll } from './more-on-scroll.tsx';

const TRANSITION = { transition: 'slide-left', duration: 500 } as const;

interface AllDrawerProps extends FilterChoice {
  opened: boolean;
  onClose: () => void;
  onOpen: (notification: Notification) => void;
}

/** All notifications, up to five pages, in a drawer from the right. */
export function AllDrawer({ opened, onClose, ...lists }: AllDrawerProps) {
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
        <DrawerLists onClose={onClose} {...lists} />
      </Drawer.Content>
    </Drawer.Root>
  );
}

function DrawerLists({ onClose, onOpen, filter, onFilter }: Omit<AllDrawerProps, 'opened'>) {
  const intl = useIntl();
  const { items, status, retry, isNew, list, unreadCount, pending, showPending, all } = useOpenLists(filter);
  const isReady = status !== 'loading' && items.length > 0;

  return (
    <>
      <NotificationsHead
        title={
          <Drawer.Title component="h2" className="nt-title">
            <FormattedMessage id="notifications.title" />
          </Drawer.Title>
        }
        filter={filter}
        onFilter={onFilter}
        unreadCount={unreadCount}
        onLeave={onClose}
      >
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          onClick={onClose}
          aria-label={intl.formatMessage({ id: 'notifications.collapse' })}
        >
          <Icon name="chevronRight" directional />
        </ActionIcon>
      </NotificationsHead>
      <OfflineNotice message={intl.formatMessage({ id: 'notifications.offline' })} />
      <ArrivalsButton count={pending} onShow={showPending} />
      <Drawer.Body data-whole-rows="">
        <NotificationList items={items} status={status} isNew={isNew} list={list} onOpen={onOpen} onRetry={retry} />
        {isReady && filter === 'all' && (
          <MoreOnScroll more={all.more} end={all.hasMore ? undefined : all.end} onLoadMore={all.loadMore} />
        )}
        {isReady && filter === 'unread' && (
          <div className="nt-more">
            <ListEnd end={unreadCount > items.length + pending ? 'cut' : 'complete'} />
          </div>
        )}
      </Drawer.Body>
    </>
  );
}
