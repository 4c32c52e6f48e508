import type { Conversation } from '@hirehq/shared-contracts/rest';
import type { ChatMessageFragment } from '../chat-message.graphql.ts';

/** How many conversations the call for the newest ones returns. */
export const NEWEST = 10;

type Summary = Conversation;

const newestFirst = (list: readonly Summary[]): readonly Summary[] =>
  list.toSorted((one, other) => Date.parse(other.lastMessageTimestamp) - Date.parse(one.lastMessageTimestamp));

/** With the newest conversations in their current state; those that should be among them and are not have been cleared. */
export function withNewest(list: readonly Summary[], newest: readonly Summary[]): readonly Summary[] {
  const oldest = newest.at(-1);
  if (!oldest || newest.length < NEWEST) return newest;
  const ids = new Set(newest.map(({ enterpriseId }) => enterpriseId));
  const since = Date.parse(oldest.lastMessageTimestamp);
  const rest = list.filter(
    ({ enterpriseId, lastMessageTimestamp }) => !ids.has(enterpriseId) && Date.parse(lastMessageTimestamp) <= since,
  );
  return [...newest, ...rest];
}

/** Text of a message in the list. */
export const listText = ({ message, fileName }: Pick<ChatMessageFragment, 'message' | 'fileName'>): string =>
  message || (fileName ?? '');

/** With the last message and the unread count of one conversation. */
export function withLastMessage(
  list: readonly Summary[],
  enterpriseId: string,
  message: ChatMessageFragment,
  unreadCount: number,
): readonly Summary[] {
  return newestFirst(
    list.map((summary) =>
      summary.enterpriseId === enterpriseId
        ? {
            ...summary,
            ...(message.byEnterprise && {
              messageFromName: message.sender?.name ?? summary.enterpriseName,
              messageFromProfileTitle: message.sender?.title ?? null,
            }),
            unreadCount,
            lastMessage: listText(message),
            lastMessageTimestamp: message.timestamp,
            lastMessageSignedUrl: message.messageSignedUrl,
          }
        : summary,
    ),
  );
}

export const withUnread = (list: readonly Summary[], enterpriseId: string, unreadCount: number): readonly Summary[] =>
  list.map((summary) =>
    summary.enterpriseId === enterpriseId && summary.unreadCount !== unreadCount ? { ...summary, unreadCount } : summary,
  );

export const withoutConversation = (list: readonly Summary[], enterpriseId: string): readonly Summary[] =>
  list.filter((summary) => summary.enterpriseId !== enterpriseId);
