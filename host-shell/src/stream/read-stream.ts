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

function retryAfterOf(answer: Response): number | undefined {
  const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : undefined;
}

/** A proxy may respond with a page of its own. */
const isStream = (answer: Response): boolean => /^text\/event-stream\b/i.test(answer.headers.get('content-type') ?? '');

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
    const answer = await fetch(url, {
      headers: { ...headers, accept: 'text/event-stream', ...(lastId !== undefined && { 'last-event-id': lastId }) },
      cache: 'no-store',
      signal: connection,
    });
    if (!answer.ok || !answer.body || !isStream(answer)) {
      void answer.body?.cancel().catch(() => undefined);
      return { why: answer.status === 401 ? 'refused' : 'unreachable', retryAfterMs: retryAfterOf(answer) };
    }
    const parser = createParser({
      onEvent: ({ id, event, data }) => onMessage({ id, event: event ?? 'message', data }),
      onRetry,
    });
    const text = new TextDecoder();
    const reader = answer.body.getReader();
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
