import { newRequestId } from '@hirehq/shared-contracts/request-id';
import { SILENCE_MS } from '@hirehq/shared-contracts/stream-timing';
import { pageLanguage } from '../api/page-language.ts';
import { readStream, type StreamMessage } from './read-stream.ts';
import { reconnectPauseMs } from './reconnect-pause.ts';
import type { StreamFollower } from './stream-follower.ts';

export interface StreamSession {
  /** The two headers of an authenticated call; undefined once signed out. */
  headers(): Promise<Record<string, string> | undefined>;
  /** Requests new tokens. */
  refresh(): Promise<'refreshed' | 'refused' | 'unreachable'>;
}

/** A page as the server made it. */
export interface ServedPage {
  /** What was committed in the database. */
  streamFrom: string;
  /** When it was requested, in milliseconds since 1970. */
  at: number;
}

/** An event of the stream, as it is delivered to each tab. */
interface Delivered {
  position: string;
  since: number;
  event: unknown;
}

interface ConnectionOptions {
  candidateId: string;
  session: StreamSession;
  page: ServedPage | undefined;
  /** What this page knows of the stream; it receives the signs of life and the events. */
  follower: StreamFollower;
  /** Called after each sign of life. */
  onSign: () => void;
  /** Called before each event is delivered to this page. */
  onEvent: (delivered: Delivered) => void;
}

/** Of an older page the events since it was served are news of long ago; its stream begins now. */
const BEGIN_WITHIN_MS = 60_000;
/** Until the services have said over which time clients spread their reconnections. */
const RECONNECT_WITHIN_MS = 5_000;
/** A connection that lasted this long was a good one. */
const GOOD_AFTER_MS = 30_000;
const OPENED = 'stream.opened@1';

/** Ends early when the device is online again, or the user returns to the page. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const wake = () => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(wake, ms);
    signal.addEventListener('abort', wake, { signal: over.signal });
    window.addEventListener('online', wake, { signal: over.signal });
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && wake(), {
      signal: over.signal,
    });
  });
}

function asBusEvent({ id, event, data }: StreamMessage): unknown {
  const [topic = '', version = '1'] = event.split('@');
  try {
    return {
      id: `stream-${id ?? newRequestId()}`,
      topic,
      version: Number(version),
      source: 'services',
      at: new Date().toISOString(),
      payload: JSON.parse(data) as unknown,
    };
  } catch {
    return undefined;
  }
}

/** This tab's own connection to the services. */
export class StreamConnection {
  readonly #options: ConnectionOptions;
  readonly #url: string;
  #withinMs = RECONNECT_WITHIN_MS;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#url = `/stream?candidate=${encodeURIComponent(options.candidateId)}`;
  }

  /** Connects, and again after each interruption, until the signal, or until the session has ended. */
  async hold(signal: AbortSignal): Promise<void> {
    const { session } = this.#options;
    this.#withinMs = RECONNECT_WITHIN_MS;
    for (let failures = 0; !signal.aborted;) {
      // An identity provider that does not respond is one more failure.
      const headers = await session.headers().catch(() => 'unreachable' as const);
      if (headers === undefined || signal.aborted) return;
      const startedAt = Date.now();
      const end = headers === 'unreachable' ? { why: headers } : await this.#read(signal, headers);
      if (end.why === 'stopped') return;
      failures = Date.now() - startedAt >= GOOD_AFTER_MS ? 1 : failures + 1;
      if (end.why === 'refused' && (await session.refresh()) === 'refused') return;
      await pause(reconnectPauseMs({ failures, withinMs: this.#withinMs, retryAfterMs: end.retryAfterMs }), signal);
    }
  }

  /** Where a page that has just been loaded begins its stream: then nothing it has asked for has to be asked for again. */
  #beginning(): ServedPage | undefined {
    const { follower, page } = this.#options;
    const isFirst = follower.position() === undefined;
    return isFirst && page && Date.now() - page.at < BEGIN_WITHIN_MS ? page : undefined;
  }

  #read(signal: AbortSignal, headers: Record<string, string>) {
    const { follower, onSign } = this.#options;
    const begun = this.#beginning();
    return readStream({
      url: begun ? `${this.#url}&page=${encodeURIComponent(begun.streamFrom)}` : this.#url,
      headers: { ...pageLanguage(), ...headers },
      lastId: follower.position(),
      silenceMs: SILENCE_MS,
      signal,
      onRetry: (withinMs) => (this.#withinMs = withinMs),
      onSign() {
        follower.sign();
        onSign();
      },
      onMessage: (message) => this.#take(message, begun),
    });
  }

  #take(message: StreamMessage, begun: ServedPage | undefined): void {
    const { follower, onSign, onEvent } = this.#options;
    const { id: position = follower.position() ?? '0', event, data } = message;
    const since = follower.since();
    if (event === OPENED) {
      const isComplete = data === 'resumed';
      if (isComplete && since === undefined && begun) follower.joinFrom(begun.at);
      follower.alive(position, (isComplete ? (since ?? begun?.at) : undefined) ?? Date.now());
      onSign();
    } else {
      const delivered = { position, since: since ?? Date.now(), event: asBusEvent(message) };
      onEvent(delivered);
      follower.deliver(delivered.position, delivered.since, delivered.event);
    }
  }
}
