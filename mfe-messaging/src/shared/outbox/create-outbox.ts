import type { ErrorCode } from '@hirehq/shared-contracts/error-codes';
import { newRequestId } from '@hirehq/shared-contracts/request-id';
import { createState, type ReadableState } from '@hirehq/shared-ui';
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

/** Messages on their way: shown at once, sent in order within a conversation, by one tab at a time, until the services have them. */
export interface Outbox {
  /** In the order in which they were written. */
  messages: ReadableState<readonly Outgoing[]>;
  send: (message: NewMessage) => void;
  /** Sends a failed message again. */
  retry: (requestId: string) => void;
  /** Removes a message that is not sent, and returns it; also one that is being sent. */
  discard: (requestId: string) => Outgoing | undefined;
  /** The services have the message. */
  settle: (requestId: string) => void;
  /** Sends everything that was not refused: when the browser is online again, and at each turn of polling. */
  flush: () => Promise<void>;
  /** The message with a file that a reload would lose, by conversation. */
  unstored: () => readonly Outgoing[];
}

export interface OutboxOptions {
  stored: StoredOutbox;
  send: SendMessage;
  onSent: (enterpriseId: string, message: ChatMessage) => void;
  inTurn: (work: () => Promise<void>, enterpriseId: string) => Promise<void>;
  isOnline: () => boolean;
  report: (error: unknown) => void;
}

export function createOutbox({ stored, send, onSent, inTurn, isOnline, report }: OutboxOptions): Outbox {
  /** Messages that this tab could not store, or that have a file. */
  const kept = new Set<string>();
  const underWay = new Map<string, AbortController>();
  const flushing = new Map<string, Promise<void>>();
  const messages = createState<readonly Outgoing[]>(stored.read());

  const find = (id: string) => messages.current().find(({ requestId }) => requestId === id);
  const change = (requestId: string, next: Partial<Outgoing>) =>
    messages.set(messages.current().map((each) => (each.requestId === requestId ? { ...each, ...next } : each)));

  function remove(requestId: string): void {
    kept.delete(requestId);
    stored.remove(requestId);
    if (find(requestId)) messages.set(messages.current().filter((each) => each.requestId !== requestId));
  }

  function store(message: Outgoing): void {
    if (message.file || !stored.put(message)) kept.add(message.requestId);
  }

  /** Takes over what other tabs have written, sent or discarded. */
  function adopt(): void {
    const inStorage = stored.read();
    const ids = new Set(inStorage.map(({ requestId }) => requestId));
    const own = messages.current().filter(({ requestId }) => kept.has(requestId) || ids.has(requestId));
    const known = new Map(own.map((each) => [each.requestId, each]));
    const others = inStorage.filter(({ requestId, isRefused }) => {
      const here = known.get(requestId);
      return !here || (isRefused && !here.isRefused && !underWay.has(requestId));
    });
    if (others.length === 0 && own.length === messages.current().length) return;
    for (const each of others) known.set(each.requestId, each);
    messages.set([...known.values()].toSorted((one, other) => one.writtenAt.localeCompare(other.writtenAt)));
  }

  const nextOf = (enterpriseId: string) =>
    messages.current().find((each) => each.enterpriseId === enterpriseId && !each.isRefused);

  function fail(requestId: string, failure: CallFailure): void {
    const isRefused = !PASSING.has(failure.code);
    const isWaiting = failure.code === 'UNREACHABLE' && !isOnline();
    change(requestId, {
      status: isWaiting ? 'waiting' : 'failed',
      progress: undefined,
      failure: isWaiting ? undefined : failure,
      isRefused,
    });
    const message = find(requestId);
    if (message && isRefused) store(message);
  }

  /** True if it is settled, so that the next one may be sent. */
  async function sendOne(message: Outgoing): Promise<boolean> {
    const { requestId, enterpriseId } = message;
    const abort = new AbortController();
    underWay.set(requestId, abort);
    change(requestId, { status: 'sending', failure: undefined, isRefused: false });
    try {
      const sent = await send(message, { signal: abort.signal, onProgress: (progress) => change(requestId, { progress }) });
      onSent(enterpriseId, sent);
      remove(requestId);
      return true;
    } catch (error) {
      if (abort.signal.aborted) return true;
      report(error);
      fail(requestId, callFailure(error));
      return find(requestId)?.isRefused ?? true;
    } finally {
      underWay.delete(requestId);
    }
  }

  function flushOne(enterpriseId: string): Promise<void> {
    const known = flushing.get(enterpriseId);
    if (known) return known;
    const started = inTurn(async () => {
      adopt();
      for (let next = nextOf(enterpriseId); next && isOnline(); next = nextOf(enterpriseId)) {
        if (!(await sendOne(next))) break;
        adopt();
      }
      flushing.delete(enterpriseId);
    }, enterpriseId).finally(() => flushing.delete(enterpriseId));
    flushing.set(enterpriseId, started);
    return started;
  }

  return {
    messages,
    send(message) {
      const outgoing: Outgoing = {
        ...message,
        requestId: newRequestId(),
        writtenAt: new Date().toISOString(),
        status: 'waiting',
        isRefused: false,
      };
      store(outgoing);
      messages.set([...messages.current(), outgoing]);
      void flushOne(message.enterpriseId);
    },
    retry(requestId) {
      const message = find(requestId);
      if (!message || underWay.has(requestId)) return;
      change(requestId, { status: 'waiting', failure: undefined, isRefused: false });
      if (!kept.has(requestId)) stored.put({ ...message, failure: undefined, isRefused: false });
      void flushOne(message.enterpriseId);
    },
    discard(requestId) {
      const message = find(requestId);
      remove(requestId);
      underWay.get(requestId)?.abort();
      return message;
    },
    settle: (requestId) => {
      if (find(requestId)) remove(requestId);
    },
    async flush() {
      adopt();
      const ids = new Set(messages.current().map(({ enterpriseId }) => enterpriseId));
      await Promise.all([...ids].map(flushOne));
    },
    unstored: () => messages.current().filter(({ file, isRefused }) => file !== undefined && !isRefused),
  };
}
