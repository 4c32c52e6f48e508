import { get, type ClientRequest, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { backoffMs } from '@hirehq/shared-contracts/backoff';
import { POLL_MS, SILENCE_MS } from '@hirehq/shared-contracts/stream-timing';
import { send } from '../load-generator.ts';

const LONGEST_MS = 10_000;
const POLLED = '/api/v1/candidates/notifications/unread/C';

/** What many pages do together; times are of `Date.now()`. */
export interface StreamClients {
  /** How many have an open stream of which something has arrived. */
  connected(): number;
  /** When streams were opened, also those that were refused, since the last look. */
  takeOpenings(): { at: number; status: number }[];
  takePolls(): { at: number; status: number }[];
  /** Milliseconds from each event, by the time in its id, to its arrival, since the last look. */
  takeArrivals(): number[];
  stop(): void;
}

interface Watched {
  openings: { at: number; status: number }[];
  polls: { at: number; status: number }[];
  arrivals: number[];
}

/** One page: reconnects with a growing random pause, resumes, and polls while nothing arrives (host-shell/src/stream). */
class StreamClient {
  isConnected = false;
  #origin: string;
  #headers: Record<string, string>;
  #watched: Watched;
  #signal: AbortSignal;
  #lastId: string | undefined;
  #lastSign = Date.now();
  #withinMs = 5_000;

  constructor(origin: string, headers: Record<string, string>, watched: Watched, signal: AbortSignal) {
    this.#origin = origin;
    this.#headers = headers;
    this.#watched = watched;
    this.#signal = signal;
  }

  async stayConnected(firstAfterMs: number): Promise<void> {
    await pause(firstAfterMs);
    for (let failures = 0; !this.#signal.aborted;) {
      const { wasOpen, retryAfterMs } = await this.#connect();
      this.isConnected = false;
      failures = wasOpen ? 1 : failures + 1;
      await pause(retryAfterMs + backoffMs({ baseMs: this.#withinMs, capMs: LONGEST_MS, jitter: 1 }, failures));
    }
  }

  async pollWhileLost(): Promise<void> {
    while (!this.#signal.aborted) {
      const left = this.#lastSign + SILENCE_MS - Date.now();
      if (left > 0) {
        await pause(left + 1500 * Math.random());
        continue;
      }
      const at = Date.now();
      const { status } = await send(this.#origin, { method: 'GET', path: POLLED, headers: this.#headers, body: undefined });
      this.#watched.polls.push({ at, status });
      await pause(POLL_MS * (0.8 + 0.2 * Math.random()));
    }
  }

  #connect(): Promise<{ wasOpen: boolean; retryAfterMs: number }> {
    return new Promise((resolve) => {
      let wasOpen = false;
      let retryAfterMs = 0;
      const over = () => resolve({ wasOpen, retryAfterMs });
      const headers = { ...this.#headers, ...(this.#lastId !== undefined && { 'last-event-id': this.#lastId }) };
      const asked: ClientRequest = get(`${this.#origin}/stream`, { headers, agent: false }, (response: IncomingMessage) => {
        const { statusCode: status = 0 } = response;
        this.#watched.openings.push({ at: Date.now(), status });
        retryAfterMs = status === 200 ? 0 : Number(response.headers['retry-after'] ?? 0) * 1000;
        wasOpen = status === 200;
        response.setEncoding('utf8').on('data', (chunk: string) => status === 200 && this.#read(chunk));
        response.on('close', over).on('error', over);
      });
      asked.on('error', over);
      this.#signal.addEventListener('abort', () => asked.destroy(), { once: true });
    });
  }

  #noteArrival(data: string): void {
    const sentAt = Number((JSON.parse(data) as { id: string }).id);
    if (Number.isFinite(sentAt)) this.#watched.arrivals.push(Date.now() - sentAt);
  }

  #read(chunk: string): void {
    this.isConnected = true;
    this.#lastSign = Date.now();
    for (const [, name, value = ''] of chunk.matchAll(/^(id|retry|data): (.*)$/gm)) {
      if (name === 'id') this.#lastId = value;
      else if (name === 'retry') this.#withinMs = Number(value);
      else if (value.startsWith('{')) this.#noteArrival(value);
    }
  }
}

/** Opens a stream for each candidate, spread over `withinMs`, and keeps it open. */
export function startStreamClients(
  origin: string,
  candidates: readonly Record<string, string>[],
  withinMs: number,
): StreamClients {
  const stop = new AbortController();
  const watched: Watched = { openings: [], polls: [], arrivals: [] };
  const clients = candidates.map((headers) => new StreamClient(origin, headers, watched, stop.signal));
  for (const [number, client] of clients.entries()) {
    void client.stayConnected((number / clients.length) * withinMs);
    void client.pollWhileLost();
  }
  return {
    connected: () => clients.filter(({ isConnected }) => isConnected).length,
    takeOpenings: () => watched.openings.splice(0),
    takePolls: () => watched.polls.splice(0),
    takeArrivals: () => watched.arrivals.splice(0),
    stop: () => stop.abort(),
  };
}
