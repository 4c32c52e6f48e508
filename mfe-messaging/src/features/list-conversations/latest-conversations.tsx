import { useEffect } from 'react';
import { routes } from '@hirehq/shared-contracts/routes';
import { EmptyState, FormattedMessage, PageLink, PageSection, useClientState, useIntl, useNavigate } from '@hirehq/shared-ui';
import { PartState, useFreshLinks } from '@hirehq/shared-ui/bundled';
import { useMessaging } from '../../shared/use-messaging.ts';
import { ConversationRow } from './conversation-row.tsx';
import { NO_MESSAGES } from './no-messages.tsx';
import './conversation-list.css';

const SHOWN = 3;

/** A few conversations: those with unread messages, then the latest ones. */
export function LatestConversations() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { inbox } = useMessaging();
  const { status, conversations, failure } = useClientState(inbox.list);
  useEffect(() => void inbox.needList(), [inbox]);
  useFreshLinks(
    conversations.some(({ messageFromProfileSigned }) => messageFromProfileSigned !== null),
    () => void inbox.loadList(),
  );
  const isLoaded = status === 'ready' || conversations.length > 0;
  const shown = conversations
    .toSorted((one, other) => Number(other.unreadCount > 0) - Number(one.unreadCount > 0))
    .slice(0, SHOWN);
  return (
    <PageSection
      title={formatMessage({ id: 'dashboard.messages' })}
      aside={
        <PageLink to={routes.messageList()}>
          <FormattedMessage id="dashboard.messages.all" />
        </PageLink>
      }
    >
      <PartState
        query={{
          data: isLoaded ? shown : undefined,
          failure: failure && { code: failure.code, sentence: failure.message },
          refreshing: false,
          retry: () => void inbox.loadList(),
        }}
        lines={2}
      >
        {(latest) =>
          latest.length === 0 ? (
            <EmptyState
              order={3}
              illustration={NO_MESSAGES}
              title={formatMessage({ id: 'messaging.list.none' })}
              description={formatMessage({ id: 'messaging.list.noneText' })}
            />
          ) : (
            <ul className="ms-list ms-list-latest">
              {latest.map((conversation) => (
                <ConversationRow
                  key={conversation.enterpriseId}
                  conversation={conversation}
                  isCurrent={false}
                  onOpen={({ enterpriseId }) => void navigate(routes.messageList({ candidateId: enterpriseId, enterpriseId }))}
                />
              ))}
            </ul>
          )
        }
      </PartState>
    </PageSection>
  );
}
