import type { ChatMessageFragment } from '../chat-message.graphql.ts';
import type { MessagingConversationQuery } from '../conversation.graphql.ts';
import type { CallFailure } from './call-failure.ts';
import type { ConversationNumbers } from './conversation-numbers.ts';

export interface ChatMessage extends ChatMessageFragment {
  /** When the link to the attachment was received, in milliseconds since 1970; undefined without a link. */
  linkedAt?: number;
}

type FullConversation = NonNullable<MessagingConversationQuery['conversation']>;

/** What is shown of an employer besides the messages. */
export type EmployerDetails = Pick<FullConversation, 'enterpriseName' | 'logoSignedUrl' | 'usualReply' | 'away' | 'appliedJobs'>;

/** What is known of one conversation: an unbroken run of messages that ends with the last one. */
export interface Thread {
  readonly enterpriseId: string;
  /** `unopened`: only its numbers are known. `absent`: there is no connection to the employer. */
  readonly status: 'unopened' | 'loading' | 'ready' | 'absent' | 'failed';
  /** Why the last request failed; the messages loaded before stay. */
  readonly failure: CallFailure | undefined;
  readonly details: EmployerDetails | undefined;
  readonly numbers: ConversationNumbers | undefined;
  /** Ascending by number. */
  readonly messages: readonly ChatMessage[];
  /** Every message up to this number is known, from the first of `messages` on. */
  readonly completeTo: number;
  readonly hasOlder: boolean;
  readonly older: 'idle' | 'loading' | 'failed';
}

export const unopened = (enterpriseId: string): Thread => ({
  enterpriseId,
  status: 'unopened',
  failure: undefined,
  details: undefined,
  numbers: undefined,
  messages: [],
  completeTo: 0,
  hasOlder: false,
  older: 'idle',
});

const linked = (message: ChatMessageFragment, now: number): ChatMessage =>
  message.messageSignedUrl === null ? message : { ...message, linkedAt: now };

/** Both runs, each message once. The newer copy counts, but a link is not lost to a copy without one. */
export function mergeMessages(
  known: readonly ChatMessage[],
  added: readonly ChatMessageFragment[],
  now: number,
): readonly ChatMessage[] {
  if (added.length === 0) return known;
  const byNumber = new Map(known.map((message) => [message.number, message]));
  for (const message of added) {
    const before = byNumber.get(message.number);
    const keepsLink = message.messageSignedUrl === null && before !== undefined && before.messageSignedUrl !== null;
    byNumber.set(message.number, keepsLink ? before : linked(message, now));
  }
  return [...byNumber.values()].toSorted((one, other) => one.number - other.number);
}

/** Without the messages that are cleared. */
export function withoutCleared(thread: Thread): Thread {
  const clearedTo = thread.numbers?.clearedTo ?? 0;
  const first = thread.messages[0];
  if (!first || first.number > clearedTo) return thread;
  return { ...thread, messages: thread.messages.filter(({ number }) => number > clearedTo), hasOlder: false, older: 'idle' };
}

interface Page {
  readonly messages: readonly ChatMessageFragment[];
  readonly hasOlder: boolean;
  readonly hasNewer: boolean;
}

const lastOf = ({ messages }: Page, lastNumber: number): number => messages.at(-1)?.number ?? lastNumber;

/** With the newest page. Where it does not reach the known messages, these are left out: nothing may be missing in between. */
export function withNewestPage(thread: Thread, page: Page, lastNumber: number, now: number): Thread {
  const first = page.messages[0]?.number;
  const reaches = first !== undefined && thread.messages.length > 0 && first <= thread.completeTo + 1;
  const completeTo = Math.max(lastOf(page, lastNumber), reaches ? thread.completeTo : 0);
  return reaches
    ? { ...thread, messages: mergeMessages(thread.messages, page.messages, now), completeTo }
    : { ...thread, messages: mergeMessages([], page.messages, now), completeTo, hasOlder: page.hasOlder, older: 'idle' };
}

/** With the page after `completeTo`. */
export function withNewerPage(thread: Thread, page: Page, lastNumber: number, now: number): Thread {
  const messages = mergeMessages(thread.messages, page.messages, now);
  const completeTo = Math.max(thread.completeTo, page.hasNewer ? lastOf(page, thread.completeTo) : lastOf(page, lastNumber));
  return { ...thread, messages, completeTo };
}

/** With the page before the first message. */
export function withOlderPage(thread: Thread, page: Page, now: number): Thread {
  return { ...thread, messages: mergeMessages(thread.messages, page.messages, now), hasOlder: page.hasOlder, older: 'idle' };
}

/** With the next message; undefined if others are missing in between. A message that is known already changes nothing. */
export function withNextMessage(thread: Thread, message: ChatMessageFragment, now: number): Thread | undefined {
  if (message.number <= thread.completeTo) return thread;
  if (message.number !== thread.completeTo + 1) return undefined;
  return { ...thread, messages: mergeMessages(thread.messages, [message], now), completeTo: message.number };
}
