import { useEffect, useState } from 'react';
import { Button, FormattedMessage, OfflineNotice, useIntl } from '@hirehq/shared-ui';
import type { Notification } from '../../shell/use-notification-calls.ts';
import type { Filter } from '../../shared/filter-toggle.tsx';
import type { InboxState } from '../../shared/inbox.ts';
import { NotificationList } from '../../shared/notification-list.tsx';
import { NotificationsHead } from '../../shared/notifications-head.tsx';

const SHOWN = 5;

interface LatestPanelProps {
  state: InboxState;
  /** Asked for once, when the panel opens, and on retry. */
  onLoad: () => void;
  onOpen: (notification: Notification) => void;
  onMarkAllRead: () => void;
  onViewAll: () => void;
}

/** What is under the bell: the five newest. */
export function LatestPanel({ state, onLoad, onOpen, onMarkAllRead, onViewAll }: LatestPanelProps) {
  const intl = useIntl();
  const [filter, setFilter] = useState<Filter>('all');
  const { items, status } = state[filter];

  useEffect(onLoad, [onLoad]);

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
        unreadCount={state.unreadCount}
        onMarkAllRead={onMarkAllRead}
      />
      <OfflineNotice message={intl.formatMessage({ id: 'notifications.offline' })} />
      <div className="nt-panel-body">
        <NotificationList items={items.slice(0, SHOWN)} status={status} onOpen={onOpen} onRetry={onLoad} />
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
