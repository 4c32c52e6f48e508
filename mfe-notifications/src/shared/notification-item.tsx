import { safeLocalPath } from '@hirehq/shared-contracts/page-path';
import { FormattedMessage, UnstyledButton, VisuallyHidden, useCanOpen, useOrigin } from '@hirehq/shared-ui';
import { isUnread, type Notification } from './notifications.model.ts';
import { RelativeTime } from './relative-time.tsx';

interface NotificationItemProps {
  notification: Notification;
  onOpen: (notification: Notification) => void;
}

/** If its target is not deployed, there is nothing to open: a click marks it as read, and then it is plain text. */
export function NotificationItem({ notification, onOpen }: NotificationItemProps) {
  const origin = useOrigin();
  const canOpen = useCanOpen();
  const unread = isUnread(notification);
  const path = safeLocalPath(notification.callToActionUrl, origin);
  const leadsNowhere = path !== undefined && !canOpen(path);
  const content = (
    <>
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
    </>
  );
  return (
    <li>
      {leadsNowhere && !unread ? (
        <div className="nt-item">{content}</div>
      ) : (
        <UnstyledButton className="nt-item" data-unread={unread || undefined} onClick={() => onOpen(notification)}>
          {content}
        </UnstyledButton>
      )}
    </li>
  );
}
