import { createParser } from 'eventsource-parser';

export interface StreamMessage {
  /** Position of the client after it. */
  id: string | undefined;
  /** `topic@version`. */
  event: string;
  data: string;
}

interface ReadOptions {
  url: string;
  headers: Record<string, string>;
  lastId: string | undefined;
  /** Silence longer than this, in milliseconds, heartbeats included, means that the connection is dead. */
  silenceMs: number;
  signal: AbortSignal;
  /** Something arrived, a heartbeat perhaps. */
  onSign: () => void;
  onMessage: (message: StreamMessage) => void;
  /** The services say over how many milliseconds clients spread their reconnections. */
  onRetry: (withinMs: number) => void;
}

/** Why a connection ended; `refused` means a response of 401. */
export interface StreamEnd {
  why: 'refused' | 'ended' | 'silent' | 'unreachable' | 'stopped';
  retryAfterMs?: number | undefined;
}

function retryAfterOf(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : undefined;
}

/** A proxy may respond with a page of its own. */
const isStream = (response: Response): boolean => /^text\/event-stream\b/i.test(response.headers.get('content-type') ?? '');

/** Reads one connection of the event stream until it ends. Never rejects. */
export async function readStream(options: ReadOptions): Promise<StreamEnd> {
  const { url, headers, lastId, silenceMs, signal, onSign, onMessage, onRetry } = options;
  const watchdog = new AbortController();
  const connection = AbortSignal.any([signal, watchdog.signal]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const awaitSign = () => {
    clearTimeout(timer);
    timer = setTimeout(() => watchdog.abort(), silenceMs);
  };
  try {
    awaitSign();
    const response = await fetch(url, {
      headers: { ...headers, accept: 'text/event-stream', ...(lastId !== undefined && { 'last-event-id': lastId }) },
      cache: 'no-store',
      signal: connection,
    });
    if (!response.ok || !response.body || !isStream(response)) {
      void response.body?.cancel().catch(() => undefined);
      return { why: response.status === 401 ? 'refused' : 'unreachable', retryAfterMs: retryAfterOf(response) };
    }
    const parser = createParser({
      onEvent: ({ id, event, data }) => onMessage({ id, event: event ?? 'message', data }),
      onRetry,
    });
    const text = new TextDecoder();
    const reader = response.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (signal.aborted) return { why: 'stopped' };
      if (done) return { why: 'ended' };
      awaitSign();
      onSign();
      parser.feed(text.decode(value, { stream: true }));
    }
  } catch {
    if (signal.aborted) return { why: 'stopped' };
    return { why: watchdog.signal.aborted ? 'silent' : 'unreachable' };
  } finally {
    clearTimeout(timer);
  }
}
