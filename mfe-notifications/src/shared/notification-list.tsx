import { EmptyState, ErrorState, Skeleton, useIntl } from '@hirehq/shared-ui';
import type { Notification } from '../shell/use-notification-calls.ts';
import { NotificationItem } from './notification-item.tsx';

interface NotificationListProps {
  items: readonly Notification[];
  /** Nothing has come yet, or nothing will. */
  status: 'idle' | 'loading' | 'ready' | 'failed';
  onOpen: (notification: Notification) => void;
  onRetry: () => void;
}

const ROWS = [0, 1, 2];

function ListSkeleton() {
  const intl = useIntl();
  return (
    <div className="nt-skeleton" role="status" aria-label={intl.formatMessage({ id: 'notifications.loading' })}>
      {ROWS.map((row) => (
        <div key={row} className="nt-skeleton-row">
          <Skeleton height={16} width="92%" />
          <Skeleton height={12} width="30%" />
        </div>
      ))}
    </div>
  );
}

/** Notifications, newest first, or why there are none to see. */
export function NotificationList({ items, status, onOpen, onRetry }: NotificationListProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  if (items.length > 0) {
    return (
      <ul className="nt-list">
        {items.map((item) => (
          <NotificationItem key={item.id} notification={item} onOpen={onOpen} />
        ))}
      </ul>
    );
  }
  if (status === 'failed') {
    return (
      <ErrorState
        order={3}
        title={text('notifications.error.title')}
        description={text('notifications.error.text')}
        retry={{ label: text('notifications.error.retry'), onRetry }}
      />
    );
  }
  if (status !== 'ready') return <ListSkeleton />;
  return <EmptyState illustration="noNotifications" order={3} title={text('notifications.empty')} />;
}
