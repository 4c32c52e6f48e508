import { FormattedMessage, UnstyledButton, VisuallyHidden } from '@hirehq/shared-ui';
import { isUnread, type Notification } from './notifications.model.ts';
import { RelativeTime } from './relative-time.tsx';

interface NotificationItemProps {
  notification: Notification;
  onOpen: (notification: Notification) => void;
}

export function NotificationItem({ notification, onOpen }: NotificationItemProps) {
  const unread = isUnread(notification);
  return (
    <li>
      <UnstyledButton className="nt-item" data-unread={unread || undefined} onClick={() => onOpen(notification)}>
        <span className="nt-dot" aria-hidden="true" />
        <span className="nt-item-body">
          {unread && (
            <VisuallyHidden>
              <FormattedMessage id="notifications.item.unread" />{' '}
            </VisuallyHidden>
          )}
          <bdi className="nt-item-text">{notification.notificationValue}</bdi>
          <RelativeTime timestamp={notification.createdTimestamp} />
        </span>
      </UnstyledButton>
    </li>
  );
}
