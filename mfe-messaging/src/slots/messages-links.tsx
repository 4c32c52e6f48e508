import { useEffect } from 'react';
import { routes } from '@hirehq/shared-contracts/routes';
import { Icon, PageLink, useClientState, useIntl, useStorage } from '@hirehq/shared-ui';
import { badgeText } from '@hirehq/shared-ui/bundled';
import { readWindows } from '../shared/open-chats.ts';
import { useMessaging } from '../shared/use-messaging.ts';
import './widget.css';

/** In place of the windows: a link to all messages, and one to each conversation that was open in a window. */
export function MessagesLinks({ candidateId }: { candidateId: string }) {
  const { formatMessage } = useIntl();
  const storage = useStorage();
  const { inbox } = useMessaging();
  const count = useClientState(inbox.unreadTotal) ?? 0;
  useEffect(() => void inbox.loadUnread(), [inbox]);
  const title = formatMessage({ id: 'messaging.title' });
  return (
    <nav className="ms-links" aria-label={title}>
      <PageLink to={routes.messageList()}>
        <Icon name="message" />
        {count > 0 ? formatMessage({ id: 'messaging.titleUnread' }, { badge: badgeText(count) }) : title}
      </PageLink>
      {readWindows(storage, candidateId).chats.map(({ enterpriseId, name }) => (
        <PageLink key={enterpriseId} to={routes.messageList({ candidateId: enterpriseId, enterpriseId, candidateDetails: name })}>
          <bdi>{name}</bdi>
        </PageLink>
      ))}
    </nav>
  );
}
