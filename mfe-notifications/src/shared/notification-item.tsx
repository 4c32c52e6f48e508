import { safeLocalPath } from '@hirehq/shared-contracts/page-path';
import {
  ActionIcon,
  FormattedMessage,
  Hint,
  Icon,
  UnstyledButton,
  VisuallyHidden,
  useCanOpen,
  useIntl,
  useOrigin,
} from '@hirehq/shared-ui';
import { RelativeTime } from '@hirehq/shared-ui/bundled';
import { useId } from 'react';
import { iconOfNotification } from './icon-of-notification.ts';
import { isUnread, type Notification } from './notifications.model.ts';

interface NotificationItemProps {
  notification: Notification;
  onOpen: (notification: Notification) => void;
  onMarkRead: (notification: Notification, item: HTMLLIElement | null) => void;
}

/** If its target is not deployed, there is nothing to open: a click marks it as read, and then it is plain text. */
export function NotificationItem({ notification, onOpen, onMarkRead }: NotificationItemProps) {
  const { formatMessage } = useIntl();
  const origin = useOrigin();
  const canOpen = useCanOpen();
  const textId = useId();
  const unread = isUnread(notification);
  const path = safeLocalPath(notification.callToActionUrl, origin);
  const leadsNowhere = path !== undefined && !canOpen(path);
  const markRead = formatMessage({ id: 'notifications.item.markRead' });
  const content = (
    <>
      <span className="nt-kind">
        <Icon name={iconOfNotification(path)} size={18} />
        <span className="nt-dot" aria-hidden="true" />
      </span>
      <span className="nt-item-body">
        {unread && (
          <VisuallyHidden>
            <FormattedMessage id="notifications.item.unread" />{' '}
          </VisuallyHidden>
        )}
        <bdi id={textId} className="nt-item-text">
          {notification.notificationValue}
        </bdi>
        <RelativeTime className="nt-time" at={notification.createdTimestamp} maxDays={6} numeric="auto" />
      </span>
    </>
  );
  return (
    <li className="nt-row">
      {leadsNowhere && !unread ? (
        <div className="nt-item">{content}</div>
      ) : (
        <UnstyledButton className="nt-item" data-unread={unread || undefined} onClick={() => onOpen(notification)}>
          {content}
        </UnstyledButton>
      )}
      {unread && (
        <Hint label={markRead}>
          <ActionIcon
            className="nt-mark-read"
            variant="subtle"
            color="gray"
            size={40}
            aria-label={markRead}
            aria-describedby={textId}
            onClick={({ currentTarget }) => onMarkRead(notification, currentTarget.closest('li'))}
          >
            <Icon name="check" size={18} />
          </ActionIcon>
        </Hint>
      )}
    </li>
  );
}
