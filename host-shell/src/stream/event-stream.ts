import { newRequestId } from '@hirehq/shared-contracts/request-id';
import { pageLanguage } from '../api/page-language.ts';
import type { BusCore } from '../events/event-bus.ts';
import { backoffMs } from './backoff.ts';
import { holdInTurn, sharesStream } from './hold-in-turn.ts';
import { readStream, type StreamMessage } from './read-stream.ts';

interface StreamSession {
  /** The two headers of an authenticated call; undefined once signed out. */
  headers(): Promise<Record<string, string> | undefined>;
  /** Requests new tokens. */
  refresh(): Promise<'refreshed' | 'refused' | 'unreachable'>;
}

/** The services send a heartbeat each 15 s. */
const SILENCE_MS = 40_000;

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const wake = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', wake, { once: true });
    window.addEventListener('online', wake, { once: true });
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
 * The candidate's event stream. The tab that has the lock holds the connection; the others receive its events over the
 * cross-tab bus, with the position from which to continue if they take over. Without Web Locks (a page without TLS) each tab
 * has its own connection. Returns a function that stops it.
 */
export function followEventStream(
  candidateId: string,
  bus: BusCore,
  session: StreamSession,
  relay: (event: unknown) => void,
): () => void {
  const stop = new AbortController();
  const isShared = sharesStream();
  const positions = new BroadcastChannel(`hirehq:stream:${candidateId}`);
  let lastId: string | undefined;
  positions.addEventListener('message', ({ data }) => {
    if (isShared && typeof data === 'string') lastId = data;
  });
  const say = (state: 'connected' | 'reconnecting' | 'off') => bus.publish('shell', 'stream.state-changed', { state });

  async function hold(signal: AbortSignal): Promise<void> {
    for (let failures = 0; !signal.aborted;) {
      const headers = await session.headers();
      if (!headers) return;
      const end = await readStream({
        headers: { ...pageLanguage(), ...headers },
        lastId,
        silenceMs: SILENCE_MS,
        signal,
        onOpen() {
          failures = 0;
          say('connected');
        },
        onMessage(message) {
          if (message.id !== undefined) {
            lastId = message.id;
            positions.postMessage(message.id);
          }
          const event = asBusEvent(message);
          if (event) (isShared ? relay : bus.receive)(event);
        },
      });
      if (end === 'stopped') return;
      say('reconnecting');
      failures += 1;
      if (end === 'refused' && (await session.refresh()) === 'refused') return;
      await pause(backoffMs(failures), signal);
    }
  }

  holdInTurn(`hirehq:stream:${candidateId}`, stop.signal, hold)
    .catch(() => undefined)
    .finally(() => {
      positions.close();
    });
  return () => {
    stop.abort();
    say('off');
  };
}
