import type { Conversation } from '@hirehq/shared-contracts/rest';
import { createState, type ClientState, type ReadableState } from '@hirehq/shared-ui';
import type { ChatMessageFragment } from '../chat-message.graphql.ts';
import { callFailure } from './call-failure.ts';
import { advanced, type ConversationNumbers } from './conversation-numbers.ts';
import { PAGE_SIZE, type InboxCalls } from './inbox-calls.query.ts';
import { createRefresh, type Refresh } from './refresh.ts';
import {
  mergeMessages,
  unopened,
  withNewestPage,
  withNewerPage,
  withNextMessage,
  withOlderPage,
  withoutCleared,
  type Thread,
} from './thread.model.ts';

/** A conversation that is further behind than this is loaded from its end again. */
const LONGEST_GAP = 4 * PAGE_SIZE;

interface ThreadStoreOptions {
  calls: InboxCalls;
  report: (error: unknown) => void;
  now: () => number;
  onMessages: (messages: readonly ChatMessageFragment[]) => void;
  /** Called after a response has changed a conversation. */
  onRefreshed: (enterpriseId: string, before: ConversationNumbers | undefined, after: Thread) => void;
}

interface Entry {
  state: ClientState<Thread>;
  refresh: Refresh;
  wantsDetails: boolean;
}

/** The numbers of a response, unless an event has brought later ones meanwhile; then the response is requested once more. */
const numbersOf = (response: ConversationNumbers, known: ConversationNumbers | undefined): ConversationNumbers =>
  known && known.lastNumber > response.lastNumber ? known : advanced(response, known);

const isOpened = ({ state }: Entry) => state.current().status !== 'unopened';

function set({ state }: Entry, thread: Thread): void {
  if (thread !== state.current()) state.set(withoutCleared(thread));
}

/** The conversations, by employer. Nothing is known of one that was never opened. */
export class ThreadStore {
  readonly #options: ThreadStoreOptions;
  readonly #entries = new Map<string, Entry>();

  constructor(options: ThreadStoreOptions) {
    this.#options = options;
  }

  state(enterpriseId: string): ReadableState<Thread> {
    return this.#entryOf(enterpriseId).state;
  }

  current(enterpriseId: string): Thread {
    return this.#entryOf(enterpriseId).state.current();
  }

  async open(enterpriseId: string): Promise<void> {
    const entry = this.#entryOf(enterpriseId);
    const { status } = entry.state.current();
    if (status !== 'ready') set(entry, { ...entry.state.current(), status: 'loading', failure: undefined });
    await entry.refresh.request();
  }

  async loadOlder(enterpriseId: string): Promise<void> {
    const { calls, now, report } = this.#options;
    const entry = this.#entryOf(enterpriseId);
    const { hasOlder, older, messages } = entry.state.current();
    const first = messages[0];
    if (!hasOlder || older === 'loading' || !first) return;
    set(entry, { ...entry.state.current(), older: 'loading' });
    try {
      const found = await calls.page(enterpriseId, { before: first.number });
      const known = entry.state.current();
      // Loaded from the end again, or cleared, meanwhile.
      if (found && known.messages[0]?.number === first.number) set(entry, withOlderPage(known, found.messages, now()));
      else set(entry, { ...known, older: 'idle' });
    } catch (error) {
      report(error);
      set(entry, { ...entry.state.current(), older: 'failed' });
    }
  }

  async refreshLinks(enterpriseId: string, from: number, to: number): Promise<void> {
    const { calls, now, report } = this.#options;
    const entry = this.#entryOf(enterpriseId);
    try {
      for (let before = to + 1; before > from; before -= PAGE_SIZE) {
        const found = await calls.page(enterpriseId, { before });
        const known = entry.state.current();
        const numbers = new Set(known.messages.map(({ number }) => number));
        const again = found?.messages.messages.filter(({ number }) => numbers.has(number)) ?? [];
        set(entry, { ...known, messages: mergeMessages(known.messages, again, now()) });
      }
    } catch (error) {
      report(error);
    }
  }

  /** Requests what is new in a conversation that has been opened. */
  async refreshOpened(enterpriseId: string): Promise<void> {
    const entry = this.#entries.get(enterpriseId);
    if (entry && isOpened(entry)) await entry.refresh.request();
  }

  async refreshAll(what: 'details' | 'messages'): Promise<void> {
    const opened = [...this.#entries.values()].filter(isOpened);
    for (const entry of opened) entry.wantsDetails ||= what === 'details';
    await Promise.all(opened.map(({ refresh }) => refresh.request()));
  }

  touch(enterpriseId: string): void {
    this.#entries.get(enterpriseId)?.refresh.touch();
  }

  async retryFailed(): Promise<void> {
    await Promise.all([...this.#entries.values()].map(({ refresh }) => refresh.retryFailed()));
  }

  setNumbers(enterpriseId: string, numbers: ConversationNumbers): void {
    const entry = this.#entryOf(enterpriseId);
    set(entry, { ...entry.state.current(), numbers });
  }

  /** With a change that is certain; messages that are missing are requested. */
  append(enterpriseId: string, numbers: ConversationNumbers, message: ChatMessageFragment | undefined): void {
    const { now, onMessages } = this.#options;
    const entry = this.#entryOf(enterpriseId);
    const known = { ...entry.state.current(), numbers };
    if (message) onMessages([message]);
    const appended = message && known.status === 'ready' ? withNextMessage(known, message, now()) : undefined;
    set(entry, appended ?? known);
    // The link to an attachment is not in the event.
    const isWhole = appended?.completeTo === numbers.lastNumber;
    if (!isWhole) void this.refreshOpened(enterpriseId);
    else if (message?.fileName && message.messageSignedUrl === null)
      void this.refreshLinks(enterpriseId, message.number, message.number);
  }

  /** Requests what differs from the list. */
  compare(list: readonly Conversation[]): void {
    const byId = new Map(list.map((summary) => [summary.enterpriseId, summary]));
    for (const entry of this.#entries.values()) {
      const { enterpriseId, numbers, messages } = entry.state.current();
      const summary = byId.get(enterpriseId);
      if (!numbers || !summary) continue;
      const last = messages.at(-1);
      const isSame =
        summary.unreadCount === numbers.unreadCount &&
        (!last || Date.parse(last.timestamp) === Date.parse(summary.lastMessageTimestamp));
      if (!isSame) void entry.refresh.request();
    }
  }

  #entryOf(enterpriseId: string): Entry {
    const known = this.#entries.get(enterpriseId);
    if (known) return known;
    const made: Entry = {
      state: createState(unopened(enterpriseId)),
      refresh: createRefresh(() => this.#update(made)),
      wantsDetails: true,
    };
    this.#entries.set(enterpriseId, made);
    return made;
  }

  async #update(entry: Entry): Promise<boolean> {
    const { onRefreshed, report } = this.#options;
    const before = entry.state.current().numbers;
    try {
      const { wantsDetails, state } = entry;
      const isWhole = wantsDetails || state.current().status !== 'ready';
      const thread = await (isWhole ? this.#loadWhole(entry) : this.#loadNewer(entry));
      set(entry, thread);
      onRefreshed(thread.enterpriseId, before, entry.state.current());
      return true;
    } catch (error) {
      report(error);
      const known = entry.state.current();
      set(entry, { ...known, status: known.status === 'ready' ? 'ready' : 'failed', failure: callFailure(error) });
      return false;
    }
  }

  /** The conversation with its details and newest page. */
  async #loadWhole(entry: Entry): Promise<Thread> {
    const { calls, now, onMessages } = this.#options;
    const { enterpriseId } = entry.state.current();
    const found = await calls.conversation(enterpriseId);
    const known = entry.state.current();
    if (!found) return { ...unopened(enterpriseId), status: 'absent' };
    entry.wantsDetails = false;
    const { enterpriseName, logoSignedUrl, usualReply, away, appliedJobs, messages } = found;
    onMessages(messages.messages);
    const details = { enterpriseName, logoSignedUrl, usualReply, away, appliedJobs };
    const paged = withNewestPage(known, messages, found.lastNumber, now());
    return { ...paged, details, numbers: numbersOf(found, known.numbers), status: 'ready', failure: undefined };
  }

  /** The messages after those that are known. */
  async #loadNewer(entry: Entry): Promise<Thread> {
    const { calls, now, onMessages } = this.#options;
    const { enterpriseId, completeTo } = entry.state.current();
    const found = await calls.page(enterpriseId, { after: completeTo });
    const known = entry.state.current();
    if (!found) return { ...unopened(enterpriseId), status: 'absent' };
    onMessages(found.messages.messages);
    const numbers = numbersOf(found, known.numbers);
    const isFar = found.messages.hasNewer && found.lastNumber - known.completeTo > LONGEST_GAP;
    if (isFar) entry.wantsDetails = true;
    if (found.messages.hasNewer) entry.refresh.touch();
    if (isFar) return { ...known, numbers, failure: undefined };
    return { ...withNewerPage(known, found.messages, found.lastNumber, now()), numbers, failure: undefined };
  }
}
