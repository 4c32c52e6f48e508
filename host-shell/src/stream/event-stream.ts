import { newRequestId } from '@hirehq/shared-contracts/request-id';
import { HEARTBEAT_MS, SILENCE_MS } from '@hirehq/shared-contracts/stream-timing';
import { pageLanguage } from '../api/page-language.ts';
import type { BusCore } from '../events/event-bus.ts';
import { runAsLeader } from './run-as-leader.ts';
import { readStream, type StreamMessage } from './read-stream.ts';
import { reconnectPauseMs } from './reconnect-pause.ts';
import { followStream } from './stream-follower.ts';
import { joinStreamTabs } from './stream-tabs.ts';

interface StreamSession {
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

/** Of an older page the events since it was served are news of long ago; its stream begins now. */
const BEGIN_WITHIN_MS = 60_000;
/** Until the services have said over which time clients spread their reconnections. */
const RECONNECT_WITHIN_MS = 5_000;
/** A connection that lasted this long was a good one. */
const GOOD_AFTER_MS = 30_000;
/** A visible tab without a stream takes over within this time, if the tab that has the turn does not show that it is awake. */
const TAKE_OVER_WITHIN_MS = 2_500;
const AWAKE_MS = HEARTBEAT_MS + 1_000;
const OPENED = 'stream.opened@1';

const isVisible = () => document.visibilityState === 'visible';

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
    document.addEventListener('visibilitychange', () => isVisible() && wake(), { signal: over.signal });
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

/**
 * The candidate's event stream. The tab that has the lock holds the connection, and the others receive its events and its signs
 * of life from it; each tab judges by these whether it receives the stream. Without Web Locks (a page without TLS) each visible
 * tab has its own connection. Returns a function that stops it.
 */
export function followEventStream(
  candidateId: string,
  bus: BusCore,
  session: StreamSession,
  page: ServedPage | undefined,
): () => void {
  const stop = new AbortController();
  const url = `/stream?candidate=${encodeURIComponent(candidateId)}`;
  let hasTurn = false;
  let awakeAt = Number.NEGATIVE_INFINITY;
  let takeOverTimer: ReturnType<typeof setTimeout> | undefined;
  const follower = followStream(bus, considerTakeOver);

  const tabs = joinStreamTabs(candidateId, (message) => {
    if (message.kind === 'event') follower.deliver(message.position, message.since, message.event);
    else if (message.kind === 'alive') follower.alive(message.position, message.since);
    else if (message.kind === 'trying') awakeAt = Date.now();
    else if (hasTurn) showSign();
  });

  /** Shows the other tabs that the stream is alive, or that this tab, which the user can see, is connecting. */
  function showSign(): void {
    const [position, since] = [follower.position(), follower.since()];
    if (follower.isLive() && position !== undefined && since !== undefined) tabs.send({ kind: 'alive', position, since });
    else if (isVisible()) tabs.send({ kind: 'trying' });
  }

  /** While this tab receives nothing: lets the tab that has the turn show that it is awake, then takes the turn from it. */
  function considerTakeOver(): void {
    clearTimeout(takeOverTimer);
    if (stop.signal.aborted || follower.isLive() || !isVisible()) return;
    takeOverTimer = setTimeout(
      () => {
        if (follower.isLive()) return;
        if (isVisible() && !hasTurn && Date.now() - awakeAt > AWAKE_MS) leadership.takeOver();
        considerTakeOver();
      },
      TAKE_OVER_WITHIN_MS * (0.4 + 0.6 * Math.random()),
    );
  }

  async function connect(signal: AbortSignal): Promise<void> {
    let withinMs = RECONNECT_WITHIN_MS;
    for (let failures = 0; !signal.aborted;) {
      // An identity provider that does not respond is one more failure.
      const headers = await session.headers().catch(() => 'unreachable' as const);
      if (headers === undefined || signal.aborted) return;
      const startedAt = Date.now();
      const end = headers === 'unreachable' ? { why: headers } : await read(signal, headers, (ms) => (withinMs = ms));
      if (end.why === 'stopped') return;
      failures = Date.now() - startedAt >= GOOD_AFTER_MS ? 1 : failures + 1;
      if (end.why === 'refused' && (await session.refresh()) === 'refused') return;
      await pause(reconnectPauseMs({ failures, withinMs, retryAfterMs: end.retryAfterMs }), signal);
    }
  }

  /** Where a page that has just been loaded begins its stream: then nothing it has asked for has to be asked for again. */
  function beginning(): ServedPage | undefined {
    const isFirst = follower.position() === undefined;
    return isFirst && page && Date.now() - page.at < BEGIN_WITHIN_MS ? page : undefined;
  }

  function read(signal: AbortSignal, headers: Record<string, string>, onRetry: (withinMs: number) => void) {
    const begun = beginning();
    return readStream({
      url: begun ? `${url}&page=${encodeURIComponent(begun.streamFrom)}` : url,
      headers: { ...pageLanguage(), ...headers },
      lastId: follower.position(),
      silenceMs: SILENCE_MS,
      signal,
      onRetry,
      onSign() {
        follower.sign();
        showSign();
      },
      onMessage(message) {
        const { id = follower.position() ?? '0', event, data } = message;
        const since = follower.since();
        if (event === OPENED) {
          const isComplete = data === 'resumed';
          if (isComplete && since === undefined && begun) follower.joinFrom(begun.at);
          follower.alive(id, (isComplete ? (since ?? begun?.at) : undefined) ?? Date.now());
          showSign();
        } else {
          const busEvent = asBusEvent(message);
          const delivered = { position: id, since: since ?? Date.now(), event: busEvent };
          tabs.send({ kind: 'event', ...delivered });
          follower.deliver(delivered.position, delivered.since, busEvent);
        }
      },
    });
  }

  async function hold(signal: AbortSignal): Promise<void> {
    hasTurn = true;
    showSign();
    const signs = setInterval(() => {
      if (!follower.isLive()) showSign();
    }, HEARTBEAT_MS);
    try {
      await connect(signal);
    } finally {
      clearInterval(signs);
      hasTurn = false;
    }
  }

  const onVisible = () => {
    if (!isVisible()) return;
    follower.check();
    considerTakeOver();
  };
  document.addEventListener('visibilitychange', onVisible, { signal: stop.signal });
  const leadership = runAsLeader(`hirehq:live-stream:${candidateId}`, stop.signal, hold);
  leadership.done.catch(() => undefined);
  tabs.send({ kind: 'ask' });

  return () => {
    stop.abort();
    clearTimeout(takeOverTimer);
    follower.stop();
    tabs.leave();
    bus.publish('shell', 'stream.state-changed', { state: 'off' });
  };
}
