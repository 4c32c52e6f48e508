import type { EventPayload } from '@hirehq/shared-contracts/events';
import { createState, type ReadableState } from '@hirehq/shared-ui';
import type { ChatMessageFragment } from '../chat-message.graphql.ts';
import { advanced, relationOf, type ConversationNumbers } from './conversation-numbers.ts';
import { createListing, type Listing, type ListState } from './create-listing.ts';
import { createUnreadTotal, type UnreadTotal } from './create-unread-total.ts';
import { ThreadStore } from './thread-store.ts';
import type { InboxCalls } from './inbox-calls.query.ts';
import type { ChatMessage, Thread } from './thread.model.ts';

type Received = EventPayload<'message.received'>;
type Changed = EventPayload<'conversation.changed'>;

export interface InboxOptions {
  calls: InboxCalls;
  /** Receives failures that no screen has a text for. */
  report: (error: unknown) => void;
  /** Receives each message of the candidate that the services have, by its request id. */
  onStored?: (requestId: string) => void;
  now?: () => number;
}

/** Conversations and messages of one candidate in this tab. Unread counts are always numbers that the services sent. */
export interface Inbox {
  unreadTotal: ReadableState<number | undefined>;
  list: ReadableState<ListState>;
  thread: (enterpriseId: string) => ReadableState<Thread>;
  /** When the employer stops being shown as typing, in milliseconds since 1970; 0 if it is not. */
  typing: (enterpriseId: string) => ReadableState<number>;
  loadUnread: () => Promise<void>;
  loadList: () => Promise<void>;
  /** Loads the list unless another part of the page has just asked for that. */
  needList: () => Promise<void>;
  /** Loads the conversation, or brings it up to date. */
  open: (enterpriseId: string) => Promise<void>;
  loadOlder: (enterpriseId: string) => Promise<void>;
  /** Requests new links for the attachments among these messages. */
  refreshLinks: (enterpriseId: string, from: number, to: number) => Promise<void>;
  /** The services have changed the conversation because this tab asked them to. */
  changed: (enterpriseId: string) => Promise<void>;
  /** A message that this tab sent is stored. */
  accept: (enterpriseId: string, message: ChatMessage) => void;
  onReceived: (payload: Received) => void;
  onChanged: (payload: Changed) => void;
  onTyped: (payload: EventPayload<'conversation.typed'>) => void;
  /** Requests everything that was loaded, after the event stream was interrupted. */
  resume: () => Promise<void>;
  /** Requests again what could not be loaded. */
  retryFailed: () => Promise<void>;
  /** One turn of polling, while the event stream is not connected. */
  poll: () => Promise<void>;
}

interface Parts {
  total: UnreadTotal;
  listing: Listing;
  threads: ThreadStore;
  /** The version of the total when the numbers of a conversation were taken over: an older one proves nothing about the total. */
  versions: Map<string, number>;
}

/** Takes over what an event says, as far as that is certain, and requests the rest. */
function takeOver(
  { total, listing, threads, versions }: Parts,
  next: ConversationNumbers & { enterpriseId: string; unreadTotal: number },
  message: ChatMessageFragment | undefined,
): void {
  const { enterpriseId } = next;
  threads.touch(enterpriseId);
  listing.touch();
  total.touch();
  const known = threads.current(enterpriseId).numbers;
  if (!known) {
    if (message?.byEnterprise) listing.step(enterpriseId, message, next.unreadCount);
    void threads.refreshOpened(enterpriseId);
    void listing.refresh(enterpriseId);
    total.step(message?.byEnterprise ? 1 : 0, next.unreadTotal, false);
    return;
  }
  switch (relationOf(next, known)) {
    case 'same':
    case 'older':
      return;
    case 'read-further':
      threads.setNumbers(enterpriseId, advanced(next, known));
      return;
    case 'newer': {
      const isProven = versions.get(enterpriseId) === total.version();
      versions.set(enterpriseId, total.version());
      total.step(next.unreadCount - known.unreadCount, next.unreadTotal, isProven);
      threads.append(enterpriseId, advanced(next, known), message);
      listing.step(enterpriseId, message, next.unreadCount);
      return;
    }
    case 'unsure':
      void threads.refreshOpened(enterpriseId);
      void listing.refresh(enterpriseId);
      void total.refreshLoaded();
  }
}

export function createInbox({ calls, report, onStored, now = Date.now }: InboxOptions): Inbox {
  const total = createUnreadTotal(calls, report);
  const typing = new Map<string, ReturnType<typeof createState<number>>>();
  const typingOf = (enterpriseId: string) => {
    const known = typing.get(enterpriseId) ?? createState(0);
    typing.set(enterpriseId, known);
    return known;
  };
  const threads: ThreadStore = new ThreadStore({
    calls,
    report,
    now,
    onMessages: (messages) => {
      for (const { byEnterprise, requestId } of messages) if (!byEnterprise && requestId !== null) onStored?.(requestId);
    },
    onRefreshed(enterpriseId, before, after) {
      const last = after.messages.at(-1);
      if (before?.unreadCount !== after.numbers?.unreadCount) void total.refreshLoaded();
      listing.adopt(enterpriseId, after.numbers, last);
    },
  });
  const listing: Listing = createListing({ calls, report, now, onListed: (list) => threads.compare(list) });
  const parts: Parts = { total, listing, threads, versions: new Map() };

  return {
    unreadTotal: total.state,
    list: listing.state,
    thread: (enterpriseId) => threads.state(enterpriseId),
    typing: typingOf,
    loadUnread: total.load,
    loadList: listing.load,
    needList: listing.need,
    open: (enterpriseId) => threads.open(enterpriseId),
    loadOlder: (enterpriseId) => threads.loadOlder(enterpriseId),
    refreshLinks: (enterpriseId, from, to) => threads.refreshLinks(enterpriseId, from, to),
    async changed(enterpriseId) {
      threads.touch(enterpriseId);
      await Promise.all([threads.refreshOpened(enterpriseId), listing.refresh(enterpriseId), total.refreshLoaded()]);
    },
    accept(enterpriseId, message) {
      const { numbers, completeTo } = threads.current(enterpriseId);
      if (numbers && message.number <= completeTo) return;
      listing.touch();
      total.touch();
      threads.touch(enterpriseId);
      if (numbers && message.number > numbers.lastNumber)
        threads.append(enterpriseId, { ...numbers, lastNumber: message.number }, message);
      else void threads.refreshOpened(enterpriseId);
      listing.step(enterpriseId, message, undefined);
    },
    onReceived({ enterpriseId, unreadCount, conversation, message }) {
      typingOf(enterpriseId).set(0);
      if (conversation) return takeOver(parts, conversation, message && ofEvent(message));
      void threads.refreshOpened(enterpriseId);
      void listing.refresh(enterpriseId);
      total.step(1, unreadCount, false);
    },
    onChanged: ({ conversation, message }) => takeOver(parts, conversation, message && ofEvent(message)),
    onTyped: ({ enterpriseId, until }) => typingOf(enterpriseId).set(Date.parse(until)),
    async resume() {
      await Promise.all([total.refreshLoaded(), listing.reload(), threads.refreshAll('details')]);
    },
    async retryFailed() {
      await Promise.all([total.retryFailed(), listing.retryFailed(), threads.retryFailed()]);
    },
    async poll() {
      await Promise.all([total.refreshLoaded(), listing.poll(), threads.refreshAll('messages')]);
    },
  };
}

type MessageOfEvent = NonNullable<EventPayload<'conversation.changed'>['message']>;

/** A message as an event contains it; that of older services names no links. */
const ofEvent = ({ links = [], hasUnprovenLink = false, sender = null, ...message }: MessageOfEvent): ChatMessageFragment => ({
  ...message,
  sender,
  links,
  hasUnprovenLink,
  messageSignedUrl: null,
});
