import { useMemo, useState } from 'react';
import { Button, FormattedMessage, Icon, Loader, useClientState, useIntl } from '@hirehq/shared-ui';
import { useNow } from '@hirehq/shared-ui/bundled';
import type { Thread } from '../../shared/inbox/thread.model.ts';
import type { Outgoing } from '../../shared/outbox/outgoing.ts';
import { useMessaging } from '../../shared/use-messaging.ts';
import { MessageChunk } from './message-chunk.tsx';
import { chunksOf, stretchesOf } from './message-chunks.ts';
import { OutgoingBubble } from './outgoing-bubble.tsx';
import { TypingNote } from './typing-note.tsx';
import { useReading } from './use-reading.ts';
import { useScrollPlace } from './use-scroll-place.ts';

interface MessageLogProps {
  thread: Thread;
  employerName: string;
  onTakeBack: (message: Outgoing) => void;
}

/** The messages of a conversation, oldest first, those on their way at the end. */
export function MessageLog({ thread, employerName, onTakeBack }: MessageLogProps) {
  const { formatMessage } = useIntl();
  const now = useNow();
  const { inbox, outbox } = useMessaging();
  const { enterpriseId, messages, numbers, hasOlder, older } = thread;
  const stored = useMemo(() => new Set(messages.map(({ requestId }) => requestId)), [messages]);
  const outgoing = useClientState(outbox.messages).filter(
    (each) => each.enterpriseId === enterpriseId && !stored.has(each.requestId),
  );
  const [shown, setShown] = useState(() => ({ messages, chunks: chunksOf(messages, []) }));
  if (shown.messages !== messages) setShown({ messages, chunks: chunksOf(messages, shown.chunks) });
  const last = messages.at(-1);
  const { ref, isAtEnd, toEnd, onScroll } = useScrollPlace({
    first: messages[0]?.number,
    last: outgoing.at(-1)?.requestId ?? last?.number,
    onNearStart: () => void inbox.loadOlder(enterpriseId),
  });
  useReading(thread, isAtEnd);
  const [shownTo, setShownTo] = useState(last?.number ?? 0);
  if (isAtEnd && last && last.number > shownTo) setShownTo(last.number);
  const isNewBelow = !isAtEnd && messages.some(({ number, byEnterprise }) => byEnterprise && number > shownTo);
  const seen = messages.findLast(({ number, byEnterprise }) => !byEnterprise && number <= (numbers?.employerReadTo ?? 0))?.number;
  const [requestLinks] = useState(() => (from: number, to: number) => void inbox.refreshLinks(enterpriseId, from, to));

  return (
    <div className="ms-log-frame">
      <div
        ref={ref}
        className="ms-log"
        role="log"
        aria-live="off"
        aria-label={formatMessage({ id: 'messaging.log' }, { name: employerName })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached with the keyboard
        tabIndex={0}
        onScroll={onScroll}
      >
        <div className="ms-log-content">
          <div className="ms-older">
            {older === 'loading' && <Loader size="sm" aria-label={formatMessage({ id: 'messaging.loading' })} />}
            {hasOlder && older !== 'loading' && (
              <Button variant="subtle" size="compact-sm" onClick={() => void inbox.loadOlder(enterpriseId)}>
                <FormattedMessage id={older === 'failed' ? 'messaging.retry' : 'messaging.older'} />
              </Button>
            )}
          </div>
          {stretchesOf(shown.chunks).map(({ key, chunks }) => (
            <div key={key} className="ms-stretch">
              {chunks.map((chunk) => (
                <MessageChunk
                  key={chunk.key}
                  chunk={chunk}
                  employerName={employerName}
                  seen={seen !== undefined && chunk.messages.some(({ number }) => number === seen) ? seen : undefined}
                  now={now}
                  onLinksNeeded={requestLinks}
                />
              ))}
            </div>
          ))}
          {outgoing.length > 0 && (
            <ol className="ms-chunk">
              {outgoing.map((message) => (
                <OutgoingBubble key={message.requestId} message={message} onTakeBack={onTakeBack} />
              ))}
            </ol>
          )}
          <TypingNote enterpriseId={enterpriseId} name={employerName} />
        </div>
      </div>
      {!isAtEnd && (
        <Button
          className="ms-to-end"
          size="compact-sm"
          radius="xl"
          variant={isNewBelow ? 'filled' : 'default'}
          leftSection={<Icon name="chevronDown" size={16} />}
          onClick={toEnd}
        >
          <FormattedMessage id={isNewBelow ? 'messaging.newBelow' : 'messaging.toEnd'} />
        </Button>
      )}
    </div>
  );
}
