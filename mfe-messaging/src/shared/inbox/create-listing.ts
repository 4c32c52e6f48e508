import type { Conversation } from '@hirehq/shared-contracts/rest';
import { createState, type ReadableState } from '@hirehq/shared-ui';
import type { ChatMessageFragment } from '../chat-message.graphql.ts';
import { callFailure, type CallFailure } from './call-failure.ts';
import { NEWEST, withLastMessage, withNewest, withUnread, withoutConversation } from './conversation-list.model.ts';
import type { ConversationNumbers } from './conversation-numbers.ts';
import type { InboxCalls } from './inbox-calls.query.ts';
import { createRefresh } from './refresh.ts';

export interface ListState {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Newest first; those loaded before, if the last request failed. */
  readonly conversations: readonly Conversation[];
  readonly failure: CallFailure | undefined;
}

/** The list of conversations. Nothing is requested until it has been loaded once. */
export interface Listing {
  state: ReadableState<ListState>;
  load: () => Promise<void>;
  /** Loads it unless another part of the page has just asked for that. */
  need: () => Promise<void>;
  /** Requests the whole list, if it is loaded. */
  reload: () => Promise<void>;
  poll: () => Promise<void>;
  /** Requests the part of the list with this conversation. */
  refresh: (enterpriseId: string) => Promise<void>;
  touch: () => void;
  retryFailed: () => Promise<void>;
  /** One conversation has a new last message. The list is requested if it does not fit in. */
  step: (enterpriseId: string, message: ChatMessageFragment | undefined, unreadCount: number | undefined) => void;
  /** A response about one conversation: the list agrees with it, or is requested. */
  adopt: (enterpriseId: string, numbers: ConversationNumbers | undefined, last: ChatMessageFragment | undefined) => void;
}

interface ListingOptions {
  now: () => number;
  calls: InboxCalls;
  report: (error: unknown) => void;
  /** Receives the list after each response. */
  onListed: (list: readonly Conversation[]) => void;
}

/** Every how many turns of polling the whole list is requested. */
const WHOLE_LIST_EVERY = 6;

/** Parts of a page that open with it ask for the list within this time, in milliseconds; afterwards it may have missed an event. */
const JUST_NOW_MS = 10_000;

const sameTime = (one: string, other: string) => Date.parse(one) === Date.parse(other);

export function createListing({ calls, report, onListed, now }: ListingOptions): Listing {
  const state = createState<ListState>({ status: 'loading', conversations: [], failure: undefined });
  let isLoaded = false;
  let loadedAt = -Infinity;
  let wantsAll = true;
  let turns = 0;

  const refresh = createRefresh(async () => {
    const which = wantsAll ? 'all' : 'newest';
    wantsAll = false;
    try {
      const found = await calls.list(which);
      const { conversations } = state.current();
      state.set({
        status: 'ready',
        conversations: which === 'all' ? found : withNewest(conversations, found),
        failure: undefined,
      });
      onListed(state.current().conversations);
      return true;
    } catch (error) {
      report(error);
      wantsAll ||= which === 'all';
      state.set({ status: 'failed', conversations: state.current().conversations, failure: callFailure(error) });
      return false;
    }
  });

  async function request(which: 'all' | 'newest'): Promise<void> {
    if (!isLoaded) return;
    wantsAll ||= which === 'all';
    await refresh.request();
  }

  const positionOf = (enterpriseId: string) =>
    state.current().conversations.findIndex((summary) => summary.enterpriseId === enterpriseId);
  const change = (conversations: readonly Conversation[]) => state.set({ ...state.current(), conversations });

  const refreshOne = (enterpriseId: string) => {
    const position = positionOf(enterpriseId);
    return request(position >= 0 && position < NEWEST ? 'newest' : 'all');
  };

  async function load(): Promise<void> {
    isLoaded = true;
    loadedAt = now();
    if (state.current().status === 'failed') state.set({ ...state.current(), status: 'loading', failure: undefined });
    await request('all');
  }

  return {
    state,
    load,
    need: () => (now() - loadedAt < JUST_NOW_MS && state.current().status !== 'failed' ? Promise.resolve() : load()),
    reload: () => request('all'),
    poll() {
      turns += 1;
      return request(turns % WHOLE_LIST_EVERY === 0 ? 'all' : 'newest');
    },
    refresh: refreshOne,
    touch: refresh.touch,
    retryFailed: refresh.retryFailed,
    step(enterpriseId, message, unreadCount) {
      const summary = state.current().conversations[positionOf(enterpriseId)];
      const isNewer = message && summary && Date.parse(message.timestamp) > Date.parse(summary.lastMessageTimestamp);
      if (!isNewer) {
        void refreshOne(enterpriseId);
        return;
      }
      change(withLastMessage(state.current().conversations, enterpriseId, message, unreadCount ?? summary.unreadCount));
    },
    adopt(enterpriseId, numbers, last) {
      if (!isLoaded || !numbers) return;
      const summary = state.current().conversations[positionOf(enterpriseId)];
      const isListed = numbers.lastNumber > numbers.clearedTo;
      if (!isListed) {
        if (summary) change(withoutConversation(state.current().conversations, enterpriseId));
      } else if (!summary) void request('all');
      else if (last && last.number === numbers.lastNumber && !sameTime(last.timestamp, summary.lastMessageTimestamp))
        change(withLastMessage(state.current().conversations, enterpriseId, last, numbers.unreadCount));
      else change(withUnread(state.current().conversations, enterpriseId, numbers.unreadCount));
      refresh.touch();
    },
  };
}
