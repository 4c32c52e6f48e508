import { useDeferredValue, useEffect, useState } from 'react';
import { EmptyState, Skeleton, useClientState, useDebouncedValue, useIntl } from '@hirehq/shared-ui';
import { SearchField, useFreshLinks } from '@hirehq/shared-ui/bundled';
import type { Conversation } from '@hirehq/shared-contracts/rest';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { useMessaging } from '../../shared/use-messaging.ts';
import { ConversationRow } from './conversation-row.tsx';
import { NO_MESSAGES } from './no-messages.tsx';
import { namedFrom } from './named-from.ts';
import './conversation-list.css';

const DEBOUNCE_MS = 300;
const ROWS = [0, 1, 2, 3];

interface ConversationListProps {
  /** The conversation that is open, if it is marked in the list. */
  current?: string | undefined;
  onOpen: (conversation: Conversation) => void;
}

/** The candidate's conversations, newest first, with a search by name. */
export function ConversationList({ current, onOpen }: ConversationListProps) {
  const { formatMessage } = useIntl();
  const { inbox } = useMessaging();
  const { status, conversations, failure } = useClientState(inbox.list);
  const [typed, setTyped] = useState('');
  const [settled] = useDebouncedValue(typed, DEBOUNCE_MS);
  useEffect(() => void inbox.needList(), [inbox]);
  useFreshLinks(
    conversations.some(({ messageFromProfileSigned }) => messageFromProfileSigned !== null),
    () => void inbox.loadList(),
  );

  const found = useDeferredValue(namedFrom(conversations, settled));
  const text = (id: string) => formatMessage({ id });

  if (conversations.length === 0 && status === 'loading') return <ListSkeleton />;
  if (conversations.length === 0 && failure)
    return <LoadFailure title={text('messaging.list.failed')} failure={failure} onRetry={() => void inbox.loadList()} />;
  if (conversations.length === 0)
    return (
      <EmptyState
        illustration={NO_MESSAGES}
        order={3}
        title={text('messaging.list.none')}
        description={text('messaging.list.noneText')}
      />
    );
  return (
    <>
      <div className="ms-search">
        <SearchField label={text('messaging.search')} value={typed} onChange={setTyped} />
      </div>
      <p className="hq-visually-hidden" role="status">
        {settled && formatMessage({ id: 'messaging.search.found' }, { count: found.length })}
      </p>
      {found.length === 0 ? (
        <EmptyState
          illustration="noResults"
          order={3}
          title={text('messaging.search.none')}
          description={text('messaging.search.noneText')}
        />
      ) : (
        <ul className="ms-list">
          {found.map((conversation) => (
            <ConversationRow
              key={conversation.enterpriseId}
              conversation={conversation}
              isCurrent={conversation.enterpriseId === current}
              onOpen={onOpen}
            />
          ))}
        </ul>
      )}
    </>
  );
}

function ListSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <div className="ms-list-skeleton" role="status" aria-label={formatMessage({ id: 'messaging.loading' })}>
      {ROWS.map((row) => (
        <div key={row} className="ms-row-skeleton">
          <Skeleton circle height={44} />
          <div>
            <Skeleton height={14} width="55%" />
            <Skeleton height={12} width="85%" mt={8} />
          </div>
        </div>
      ))}
    </div>
  );
}
