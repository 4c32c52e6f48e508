import { CompanyMonogram, useClientState, useIntl } from '@hirehq/shared-ui';
import { badgeText } from '@hirehq/shared-ui/bundled';
import { Conversation } from '../features/hold-conversation/conversation.tsx';
import { ChatMenu } from '../features/manage-conversation/chat-menu.tsx';
import type { OpenChat } from '../shared/open-chats.ts';
import { ParticipantName, participantOfThread } from '../shared/participant.tsx';
import { UnreadBadge } from '../shared/unread-badge.tsx';
import { useMessaging } from '../shared/use-messaging.ts';
import { FloatingWindow } from './floating-window.tsx';

interface ChatWindowProps {
  chat: OpenChat;
  /** The candidate has just opened it, and wants to write. */
  isNew: boolean;
  onMinimise: (isMinimised: boolean) => void;
  onClose: () => void;
}

/** A chat with one employer. */
export function ChatWindow({ chat, isNew, onMinimise, onClose }: ChatWindowProps) {
  const { formatMessage } = useIntl();
  const { inbox } = useMessaging();
  const thread = useClientState(inbox.thread(chat.enterpriseId));
  const { details, numbers } = thread;
  const { conversations } = useClientState(inbox.list);
  const name = details?.enterpriseName ?? chat.name;
  const listed = conversations.find(({ enterpriseId }) => enterpriseId === chat.enterpriseId);
  const participant = participantOfThread(thread, listed, chat.name);
  const label = [participant.name, participant.about].filter(Boolean).join(', ');
  const count = numbers?.unreadCount ?? listed?.unreadCount ?? 0;
  return (
    <FloatingWindow
      className="ms-chat-window"
      isMinimised={chat.isMinimised}
      onMinimise={onMinimise}
      onClose={onClose}
      label={count > 0 ? formatMessage({ id: 'messaging.chatUnread' }, { name: label, count, badge: badgeText(count) }) : label}
      title={
        <>
          <CompanyMonogram name={name} logoUrl={details?.logoSignedUrl ?? listed?.messageFromProfileSigned ?? null} size="sm" />
          <span className="ms-window-name">
            <ParticipantName participant={participant} />
          </span>
          {chat.isMinimised && <UnreadBadge count={count} />}
        </>
      }
      actions={<ChatMenu enterpriseId={chat.enterpriseId} name={name} canOpenInTab onMarkedUnread={() => onMinimise(true)} />}
    >
      <Conversation enterpriseId={chat.enterpriseId} name={name} startsFocused={isNew} />
    </FloatingWindow>
  );
}
