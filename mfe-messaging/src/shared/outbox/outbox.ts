import type { ErrorCode } from '@hirehq/shared-contracts/error-codes';
import { newRequestId } from '@hirehq/shared-contracts/request-id';
import { createState, type ClientState, type ReadableState } from '@hirehq/shared-ui';
import { callFailure, type CallFailure } from '../inbox/call-failure.ts';
import type { ChatMessage } from '../inbox/thread.model.ts';
import type { Outgoing, StoredOutbox } from './outgoing.ts';
import type { SendMessage } from './send-message.mutation.ts';

/** What may end by itself: the message is sent again at the next occasion. Anything else the services refused. */
const PASSING = new Set<ErrorCode | 'UNREACHABLE'>([
  'UNREACHABLE',
  'OVERLOADED',
  'STORAGE_FULL',
  'TOO_SLOW',
  'REQUEST_IN_PROGRESS',
  'RATE_LIMITED',
  'NOT_SIGNED_IN',
  'INTERNAL',
]);

export type NewMessage = Pick<Outgoing, 'enterpriseId' | 'text' | 'job' | 'file'>;

export interface OutboxOptions {
  stored: StoredOutbox;
  send: SendMessage;
  onSent: (enterpriseId: string, message: ChatMessage) => void;
  withTabLock: (work: () => Promise<void>, enterpriseId: string) => Promise<void>;
  isOnline: () => boolean;
  report: (error: unknown) => void;
}

/** Messages on their way: shown at once, sent in order within a conversation, by one tab at a time, until the services have them. */
export class Outbox {
  readonly #options: OutboxOptions;
  /** Messages that are in this tab only: they have a file, or the browser did not store them. */
  readonly #unstoredIds = new Set<string>();
  readonly #requests = new Map<string, AbortController>();
  readonly #flushes = new Map<string, Promise<void>>();
  readonly #messages: ClientState<readonly Outgoing[]>;

  constructor(options: OutboxOptions) {
    this.#options = options;
    this.#messages = createState(options.stored.read());
  }

  /** In the order in which they were written. */
  get messages(): ReadableState<readonly Outgoing[]> {
    return this.#messages;
  }

  send(message: NewMessage): void {
    const outgoing: Outgoing = {
      ...message,
      requestId: newRequestId(),
      writtenAt: new Date().toISOString(),
      status: 'waiting',
      isRefused: false,
    };
    this.#store(outgoing);
    this.#messages.set([...this.#messages.current(), outgoing]);
    void this.#flushConversation(message.enterpriseId);
  }

  /** Sends a failed message again. */
  retry(requestId: string): void {
    const message = this.#find(requestId);
    if (!message || this.#requests.has(requestId)) return;
    this.#change(requestId, { status: 'waiting', failure: undefined, isRefused: false });
    if (!this.#unstoredIds.has(requestId)) this.#options.stored.put({ ...message, failure: undefined, isRefused: false });
    void this.#flushConversation(message.enterpriseId);
  }

  /** Removes a message that is not sent, and returns it; also one that is being sent. */
  discard(requestId: string): Outgoing | undefined {
    const message = this.#find(requestId);
    this.#remove(requestId);
    this.#requests.get(requestId)?.abort();
    return message;
  }

  /** The services have the message. */
  settle(requestId: string): void {
    if (this.#find(requestId)) this.#remove(requestId);
  }

  /** Sends everything that was not refused: when the browser is online again, and at each turn of polling. */
  async flush(): Promise<void> {
    this.#syncWithStorage();
    const ids = new Set(this.#messages.current().map(({ enterpriseId }) => enterpriseId));
    await Promise.all([...ids].map((id) => this.#flushConversation(id)));
  }

  /** The messages with a file that a reload would lose. */
  unstored(): readonly Outgoing[] {
    return this.#messages.current().filter(({ file, isRefused }) => file !== undefined && !isRefused);
  }

  #find(id: string): Outgoing | undefined {
    return this.#messages.current().find(({ requestId }) => requestId === id);
  }

  #change(requestId: string, next: Partial<Outgoing>): void {
    this.#messages.set(this.#messages.current().map((each) => (each.requestId === requestId ? { ...each, ...next } : each)));
  }

  #remove(requestId: string): void {
    this.#unstoredIds.delete(requestId);
    this.#options.stored.remove(requestId);
    if (this.#find(requestId)) this.#messages.set(this.#messages.current().filter((each) => each.requestId !== requestId));
  }

  #store(message: Outgoing): void {
    if (message.file || !this.#options.stored.put(message)) this.#unstoredIds.add(message.requestId);
  }

  /** Takes over what other tabs have written, sent or discarded. */
  #syncWithStorage(): void {
    const inStorage = this.#options.stored.read();
    const ids = new Set(inStorage.map(({ requestId }) => requestId));
    const before = this.#messages.current();
    const own = before.filter(({ requestId }) => this.#unstoredIds.has(requestId) || ids.has(requestId));
    const known = new Map(own.map((each) => [each.requestId, each]));
    const others = inStorage.filter(({ requestId, isRefused }) => {
      const here = known.get(requestId);
      return !here || (isRefused && !here.isRefused && !this.#requests.has(requestId));
    });
    if (others.length === 0 && own.length === before.length) return;
    for (const each of others) known.set(each.requestId, each);
    this.#messages.set([...known.values()].toSorted((one, other) => one.writtenAt.localeCompare(other.writtenAt)));
  }

  #nextOf(enterpriseId: string): Outgoing | undefined {
    return this.#messages.current().find((each) => each.enterpriseId === enterpriseId && !each.isRefused);
  }

  #fail(requestId: string, failure: CallFailure): void {
    const isRefused = !PASSING.has(failure.code);
    const isWaiting = failure.code === 'UNREACHABLE' && !this.#options.isOnline();
    this.#change(requestId, {
      status: isWaiting ? 'waiting' : 'failed',
      progress: undefined,
      failure: isWaiting ? undefined : failure,
      isRefused,
    });
    const message = this.#find(requestId);
    if (message && isRefused) this.#store(message);
  }

  /** True if it is settled, so that the next one may be sent. */
  async #sendOne(message: Outgoing): Promise<boolean> {
    const { send, onSent, report } = this.#options;
    const { requestId, enterpriseId } = message;
    const abort = new AbortController();
    this.#requests.set(requestId, abort);
    this.#change(requestId, { status: 'sending', failure: undefined, isRefused: false });
    try {
      const onProgress = (progress: number) => this.#change(requestId, { progress });
      onSent(enterpriseId, await send(message, { signal: abort.signal, onProgress }));
      this.#remove(requestId);
      return true;
    } catch (error) {
      if (abort.signal.aborted) return true;
      report(error);
      this.#fail(requestId, callFailure(error));
      return this.#find(requestId)?.isRefused ?? true;
    } finally {
      this.#requests.delete(requestId);
    }
  }

  #flushConversation(enterpriseId: string): Promise<void> {
    const known = this.#flushes.get(enterpriseId);
    if (known) return known;
    const { withTabLock, isOnline } = this.#options;
    const started = withTabLock(async () => {
      this.#syncWithStorage();
      for (let next = this.#nextOf(enterpriseId); next && isOnline(); next = this.#nextOf(enterpriseId)) {
        if (!(await this.#sendOne(next))) break;
        this.#syncWithStorage();
      }
      this.#flushes.delete(enterpriseId);
    }, enterpriseId).finally(() => this.#flushes.delete(enterpriseId));
    this.#flushes.set(enterpriseId, started);
    return started;
  }
}
