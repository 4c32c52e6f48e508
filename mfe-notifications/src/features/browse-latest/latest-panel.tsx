import { useState } from 'react';
import { Button, FormattedMessage, OfflineNotice, useIntl } from '@hirehq/shared-ui';
import type { Filter } from '../../shared/filter-toggle.tsx';
import { NotificationList } from '../../shared/notification-list.tsx';
import { NotificationsHead } from '../../shared/notifications-head.tsx';
import type { Notification } from '../../shared/notifications.model.ts';
import { useAllNotifications, useUnread } from '../../shared/notifications.query.ts';

const SHOWN = 5;

interface LatestPanelProps {
  onOpen: (notification: Notification) => void;
  onViewAll: () => void;
}

/** The panel under the bell: the five newest notifications. */
export function LatestPanel({ onOpen, onViewAll }: LatestPanelProps) {
  const intl = useIntl();
  const [filter, setFilter] = useState<Filter>('all');
  const lists = { all: useAllNotifications(), unread: useUnread() };
  const { items, status, retry } = lists[filter];

  return (
    <>
      <NotificationsHead
        title={
          <h2 className="nt-title">
            <FormattedMessage id="notifications.title" />
          </h2>
        }
        filter={filter}
        onFilter={setFilter}
        unreadCount={lists.unread.count}
      />
      <OfflineNotice message={intl.formatMessage({ id: 'notifications.offline' })} />
      <div className="nt-panel-body">
        <NotificationList items={items.slice(0, SHOWN)} status={status} onOpen={onOpen} onRetry={retry} />
      </div>
      {items.length > SHOWN && (
        <div className="nt-foot">
          <Button variant="subtle" fullWidth onClick={onViewAll}>
            <FormattedMessage id="notifications.viewAll" />
          </Button>
        </div>
      )}
    </>
  );
}
