import { useEffect, useRef } from 'react';
import { routes } from '@hirehq/shared-contracts/routes';
import {
  ActionIcon,
  CompanyMonogram,
  Drawing,
  EmptyState,
  FormattedMessage,
  Icon,
  useClientState,
  useIntl,
  useNavigate,
  useSearchParams,
} from '@hirehq/shared-ui';
import { usePageTitle } from '@hirehq/shared-ui/bundled';
import { Conversation } from '../../features/hold-conversation/conversation.tsx';
import { ConversationList } from '../../features/list-conversations/conversation-list.tsx';
import { ChatMenu } from '../../features/manage-conversation/chat-menu.tsx';
import { ParticipantName, participantOfThread } from '../../shared/participant.tsx';
import { useMessaging } from '../../shared/use-messaging.ts';
import { askedConversation, type AskedConversation } from './asked-conversation.ts';
import './message-list-page.css';

const CHOOSE_ONE = (
  <Drawing>
    <rect className="hq-art-soft" x="30" y="34" width="60" height="84" rx="12" />
    <path className="hq-art-line" d="M44 54h32M44 70h24M44 86h30M44 102h18" />
    <path
      className="hq-art-card"
      d="M102 48a12 12 0 0 1 12-12h44a12 12 0 0 1 12 12v32a12 12 0 0 1-12 12h-20l-16 14V92h-8a12 12 0 0 1-12-12Z"
    />
    <path className="hq-art-accent" d="M118 58h36M118 72h22" />
  </Drawing>
);

/** /candidate/message-list: the list and one conversation side by side; on a narrow screen one of them. */
export function MessageListPage() {
  const { formatMessage } = useIntl();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const asked = askedConversation(query);
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle([formatMessage({ id: 'messaging.title' })]);

  return (
    <div className="hq-page ms-page" data-open={asked ? true : undefined}>
      <h1 ref={heading} tabIndex={-1} className="hq-page-title ms-page-title">
        <FormattedMessage id="messaging.title" />
      </h1>
      <div className="ms-panes">
        <section className="ms-pane ms-pane-list" aria-label={formatMessage({ id: 'messaging.conversations' })}>
          <ConversationList
            current={asked?.enterpriseId}
            onOpen={({ enterpriseId }) => void navigate(routes.messageList({ candidateId: enterpriseId, enterpriseId }))}
          />
        </section>
        {asked ? (
          <ChatPane key={asked.enterpriseId} asked={asked} onBack={() => void navigate(routes.messageList())} />
        ) : (
          <section className="ms-pane ms-pane-chat ms-pane-empty">
            <EmptyState
              illustration={CHOOSE_ONE}
              title={formatMessage({ id: 'messaging.choose' })}
              description={formatMessage({ id: 'messaging.chooseText' })}
            />
          </section>
        )}
      </div>
    </div>
  );
}

function ChatPane({ asked: { enterpriseId, name: askedName, jobId }, onBack }: { asked: AskedConversation; onBack: () => void }) {
  const { formatMessage } = useIntl();
  const { inbox } = useMessaging();
  const thread = useClientState(inbox.thread(enterpriseId));
  const { details } = thread;
  const { conversations } = useClientState(inbox.list);
  const listed = conversations.find((each) => each.enterpriseId === enterpriseId);
  const name = details?.enterpriseName ?? listed?.enterpriseName ?? (askedName || formatMessage({ id: 'messaging.chat' }));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className="ms-pane ms-pane-chat" aria-labelledby="ms-chat-name">
      <div className="ms-pane-head">
        <ActionIcon
          className="ms-back"
          variant="subtle"
          color="gray"
          size={40}
          aria-label={formatMessage({ id: 'messaging.back' })}
          onClick={onBack}
        >
          <Icon name="arrowLeft" directional />
        </ActionIcon>
        <CompanyMonogram name={name} logoUrl={details?.logoSignedUrl ?? listed?.messageFromProfileSigned ?? null} size="sm" />
        <h2 id="ms-chat-name" ref={heading} tabIndex={-1} className="ms-pane-name">
          <ParticipantName participant={participantOfThread(thread, listed, name)} />
        </h2>
        <ChatMenu enterpriseId={enterpriseId} name={name} canOpenInTab={false} onMarkedUnread={onBack} />
      </div>
      <Conversation enterpriseId={enterpriseId} name={name} jobId={jobId} />
    </section>
  );
}
