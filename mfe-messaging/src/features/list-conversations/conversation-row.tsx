import { memo } from 'react';
import type { Conversation } from '@hirehq/shared-contracts/rest';
import { CompanyMonogram, UnstyledButton, VisuallyHidden, useClientState, useIntl } from '@hirehq/shared-ui';
import { badgeText, useNow } from '@hirehq/shared-ui/bundled';
import { dayLabel, isSameDay, timeLabel } from '../../shared/day-label.ts';
import { participantOf } from '../../shared/participant.tsx';
import { UnreadBadge } from '../../shared/unread-badge.tsx';
import { useMessaging } from '../../shared/use-messaging.ts';
import { messagePreview } from '@hirehq/shared-contracts/message-preview';

interface ConversationRowProps {
  conversation: Conversation;
  isCurrent: boolean;
  onOpen: (conversation: Conversation) => void;
}

export const ConversationRow = memo(function ConversationRow({ conversation, isCurrent, onOpen }: ConversationRowProps) {
  const intl = useIntl();
  const now = useNow();
  const { inbox, drafts } = useMessaging();
  const { enterpriseId, messageFromName, lastMessage, unreadCount } = conversation;
  const typingUntil = useClientState(inbox.typing(enterpriseId));
  const draft = useClientState(drafts.state(enterpriseId));
  const isToday = isSameDay(conversation.lastMessageTimestamp, now.toISOString());
  const { about } = participantOf(conversation);
  return (
    <li className="ms-item">
      <UnstyledButton
        className="ms-row"
        data-unread={unreadCount > 0 || undefined}
        aria-current={isCurrent || undefined}
        onClick={() => onOpen(conversation)}
      >
        <CompanyMonogram name={messageFromName} logoUrl={conversation.messageFromProfileSigned} size="sm" />
        <span className="ms-row-body">
          <span className="ms-row-line">
            <bdi className="ms-row-name">{messageFromName}</bdi>
            <time className="ms-row-time" dateTime={conversation.lastMessageTimestamp}>
              {isToday
                ? timeLabel(intl, conversation.lastMessageTimestamp)
                : dayLabel(intl, conversation.lastMessageTimestamp, now)}
            </time>
          </span>
          {about && <bdi className="ms-row-title">{about}</bdi>}
          <span className="ms-row-line">
            <span className="ms-row-text" dir="auto">
              {typingUntil > now.getTime() ? (
                <em className="ms-row-typing">{intl.formatMessage({ id: 'messaging.typingShort' })}</em>
              ) : draft.text && !isCurrent ? (
                <>
                  <span className="ms-row-draft">{intl.formatMessage({ id: 'messaging.draft' })}</span>{' '}
                  <bdi>{messagePreview(draft.text)}</bdi>
                </>
              ) : (
                <bdi>{messagePreview(lastMessage)}</bdi>
              )}
            </span>
            {unreadCount > 0 && (
              <>
                <UnreadBadge count={unreadCount} />
                <VisuallyHidden>
                  {intl.formatMessage({ id: 'messaging.unread' }, { count: unreadCount, badge: badgeText(unreadCount) })}
                </VisuallyHidden>
              </>
            )}
          </span>
        </span>
      </UnstyledButton>
    </li>
  );
});
