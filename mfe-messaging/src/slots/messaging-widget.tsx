import { Suspense, useEffect, useRef, useState } from 'react';
import { Icon, Loader, OfflineNotice, useClientState, useIntl, useStorage } from '@hirehq/shared-ui';
import { badgeText, laterPart } from '@hirehq/shared-ui/bundled';
import { readWindows, storeWindows, withChat, withMinimised, withoutChat, type OpenWindows } from '../shared/open-chats.ts';
import { UnreadBadge } from '../shared/unread-badge.tsx';
import { useMessaging } from '../shared/use-messaging.ts';
import { FloatingWindow } from './floating-window.tsx';
import './widget.css';

/** The widget is on every page, so what it shows when it is minimised is all that loads with it. */
const ChatWindow = laterPart(async () => (await import(/* webpackChunkName: "chat-window" */ './chat-window.tsx')).ChatWindow);
const ConversationList = laterPart(
  async () =>
    (await import(/* webpackChunkName: "conversation-list" */ '../features/list-conversations/conversation-list.tsx'))
      .ConversationList,
);

/** The list of conversations and up to two chats, floating over the page without keeping anybody from it. */
export function MessagingWidget({ candidateId }: { candidateId: string }) {
  const { formatMessage } = useIntl();
  const storage = useStorage();
  const { inbox } = useMessaging();
  const count = useClientState(inbox.unreadTotal) ?? 0;
  const [windows, setWindows] = useState(() => readWindows(storage, candidateId));
  const [opened, setOpened] = useState<string>();
  const listToggle = useRef<HTMLButtonElement>(null);
  useEffect(() => void inbox.loadUnread(), [inbox]);

  function change(next: OpenWindows): void {
    setWindows(next);
    storeWindows(storage, candidateId, next);
  }

  const title = formatMessage({ id: 'messaging.title' });
  return (
    <>
      {/* The end of the page can be scrolled clear of the windows. */}
      <div className="ms-clearance" />
      <section className="ms-widget" aria-label={title}>
        {windows.chats.map((chat) => (
          <Suspense key={chat.enterpriseId} fallback={null}>
            <ChatWindow
              chat={chat}
              isNew={chat.enterpriseId === opened}
              onMinimise={(isMinimised) => change(withMinimised(windows, chat.enterpriseId, isMinimised))}
              onClose={() => {
                change(withoutChat(windows, chat.enterpriseId));
                listToggle.current?.focus();
              }}
            />
          </Suspense>
        ))}
        <FloatingWindow
          ref={listToggle}
          className="ms-list-window"
          isMinimised={!windows.isListOpen}
          onMinimise={(isMinimised) => change({ ...windows, isListOpen: !isMinimised })}
          label={count > 0 ? formatMessage({ id: 'messaging.titleUnread' }, { badge: badgeText(count) }) : title}
          title={
            <>
              <Icon name="message" />
              <span className="ms-window-name">{title}</span>
              <UnreadBadge count={count} />
            </>
          }
        >
          <div className="ms-window-scroll">
            <OfflineNotice message={formatMessage({ id: 'messaging.offline' })} />
            <Suspense fallback={<Loading />}>
              <ConversationList
                onOpen={({ enterpriseId, enterpriseName }) => {
                  setOpened(enterpriseId);
                  change(withChat(windows, { enterpriseId, name: enterpriseName }));
                }}
              />
            </Suspense>
          </div>
        </FloatingWindow>
      </section>
    </>
  );
}

function Loading() {
  const { formatMessage } = useIntl();
  return (
    <div className="ms-window-loading" role="status">
      <Loader size="sm" aria-label={formatMessage({ id: 'messaging.loading' })} />
    </div>
  );
}
