import { memo, useEffect, useEffectEvent } from 'react';
import { FILE_LINK_SECONDS } from '@hirehq/shared-contracts/codes';
import { useIntersection, useIntl } from '@hirehq/shared-ui';
import { useFreshLinks } from '@hirehq/shared-ui/bundled';
import { dayLabel, isSameDay } from '../../shared/day-label.ts';
import type { ChatMessage } from '../../shared/inbox/thread.model.ts';
import { MessageBubble } from './message-bubble.tsx';
import type { LogChunk as Chunk } from './message-chunks.ts';

const GOOD_FOR_MS = (FILE_LINK_SECONDS - 60) * 1000;

interface MessageChunkProps {
  chunk: Chunk;
  employerName: string;
  /** Number of the last message of the candidate that the employer has read. */
  seen: number | undefined;
  now: Date;
  onLinksNeeded: (from: number, to: number) => void;
}

/** Requests links of the attachments in view before they expire, and at once if they have expired out of view. */
function useLinksInView({ messages }: Chunk, isInView: boolean, onLinksNeeded: MessageChunkProps['onLinksNeeded']): void {
  const withFiles = messages.filter(({ fileName, messageSignedUrl }) => fileName !== null || messageSignedUrl !== null);
  const [first, last] = [withFiles[0], withFiles.at(-1)];
  const request = () => {
    if (first && last) onLinksNeeded(first.number, last.number);
  };
  const requestExpired = useEffectEvent(() => {
    if (withFiles.some(({ linkedAt }) => linkedAt === undefined || Date.now() - linkedAt > GOOD_FOR_MS)) request();
  });
  useEffect(() => {
    if (isInView) requestExpired();
  }, [isInView]);
  useFreshLinks(isInView && first !== undefined, request);
}

const isFollowing = (message: ChatMessage, before: ChatMessage | undefined): boolean =>
  before?.byEnterprise === message.byEnterprise && isSameDay(before.timestamp, message.timestamp);

/** Some messages in a row, with the day above the first of each day. */
export const MessageChunk = memo(function MessageChunk({ chunk, employerName, seen, now, onLinksNeeded }: MessageChunkProps) {
  const intl = useIntl();
  const { ref, entry } = useIntersection<HTMLOListElement>({ rootMargin: '200px' });
  useLinksInView(chunk, entry?.isIntersecting ?? false, onLinksNeeded);
  return (
    <ol ref={ref} className="ms-chunk">
      {chunk.messages.map((message, index) => {
        const before = index > 0 ? chunk.messages[index - 1] : chunk.before;
        const startsDay = !before || !isSameDay(before.timestamp, message.timestamp);
        const bubble = (
          <MessageBubble
            key={message.number}
            message={message}
            employerName={employerName}
            isSeen={message.number === seen}
            isFollowing={isFollowing(message, before)}
          />
        );
        if (!startsDay) return bubble;
        return [
          <li key={`day-${message.number}`} className="ms-day">
            <h3>{dayLabel(intl, message.timestamp, now)}</h3>
          </li>,
          bubble,
        ];
      })}
    </ol>
  );
});
