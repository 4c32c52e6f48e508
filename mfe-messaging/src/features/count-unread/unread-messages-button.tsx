import { useEffect } from 'react';
import { routes } from '@hirehq/shared-contracts/routes';
import { ActionIcon, Hint, Icon, NavLink, useClientState, useIntl } from '@hirehq/shared-ui';
import { badgeText } from '@hirehq/shared-ui/bundled';
import { useMessaging } from '../../shared/use-messaging.ts';
import { UnreadBadge } from '../../shared/unread-badge.tsx';

/** The messages icon of the header, with the number of unread messages. */
export function UnreadMessagesButton() {
  const { formatMessage } = useIntl();
  const { inbox } = useMessaging();
  const count = useClientState(inbox.unreadTotal) ?? 0;
  useEffect(() => void inbox.loadUnread(), [inbox]);
  const label = formatMessage({ id: 'messaging.title' });
  return (
    <Hint label={label}>
      <ActionIcon
        component={NavLink}
        to={routes.messageList()}
        className="ms-header-button"
        variant="subtle"
        color="gray"
        size={44}
        radius="xl"
        aria-label={count > 0 ? formatMessage({ id: 'messaging.titleUnread' }, { badge: badgeText(count) }) : label}
      >
        <Icon name="mail" size={22} />
        <UnreadBadge count={count} />
      </ActionIcon>
    </Hint>
  );
}
