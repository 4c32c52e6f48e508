import { createParser } from 'eventsource-parser';

export interface StreamMessage {
  id: string | undefined;
  /** `topic@version`. */
  event: string;
  data: string;
}

interface ReadOptions {
  headers: Record<string, string>;
  lastId: string | undefined;
  /** Silence longer than this, in milliseconds, heartbeats included, means that the connection is dead. */
  silenceMs: number;
  signal: AbortSignal;
  onOpen: () => void;
  onMessage: (message: StreamMessage) => void;
}

/** Why a connection ended; `refused` means a response of 401. */
export type StreamEnd = 'refused' | 'ended' | 'silent' | 'unreachable' | 'stopped';

/** Reads one connection of the event stream until it ends. Never rejects. */
export async function readStream({ headers, lastId, silenceMs, signal, onOpen, onMessage }: ReadOptions): Promise<StreamEnd> {
  const watchdog = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => watchdog.abort(), silenceMs);
  };
  try {
    alive();
    const answer = await fetch('/stream', {
      headers: { ...headers, accept: 'text/event-stream', ...(lastId !== undefined && { 'last-event-id': lastId }) },
      cache: 'no-store',
      signal: AbortSignal.any([signal, watchdog.signal]),
    });
    if (answer.status === 401) return 'refused';
    if (!answer.ok || !answer.body) return 'unreachable';
    onOpen();
    const parser = createParser({ onEvent: ({ id, event, data }) => onMessage({ id, event: event ?? 'message', data }) });
    const text = new TextDecoder();
    const reader = answer.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return 'ended';
      alive();
      parser.feed(text.decode(value, { stream: true }));
    }
  } catch {
    if (signal.aborted) return 'stopped';
    return watchdog.signal.aborted ? 'silent' : 'unreachable';
  } finally {
    clearTimeout(timer);
  }
}
