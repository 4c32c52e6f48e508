import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReadMessage } from './readers.ts';
import type { Talk } from './talk.ts';

const RECONNECT_MS = 200;

export interface StreamReader {
  /** The messages of the events so far, in their order. */
  read: readonly ReadMessage[];
  stop(): void;
}

interface StreamedMessage {
  message?: { id: string; message: string };
}

/** Follows a candidate's stream; when it is cut, it resumes after the last event. Resolves once the stream is open. */
export async function followStream(origins: readonly string[], { headers }: Talk): Promise<StreamReader> {
  const read: ReadMessage[] = [];
  const stopping = new AbortController();
  const { signal } = stopping;
  let lastId: string | undefined;
  let opened: () => void = () => undefined;
  const whenOpened = new Promise<void>((resolve) => (opened = resolve));

  function hear(event: string): void {
    const fields = new Map(
      event.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
    );
    lastId = fields.get('id') ?? lastId;
    if (fields.get('event')?.startsWith('stream.opened')) return opened();
    const data = fields.get('data');
    const { message } = data === undefined ? {} : (JSON.parse(data) as StreamedMessage);
    if (message) read.push({ id: message.id, text: message.message });
  }

  const connect = (origin: string) =>
    new Promise<void>((resolve) => {
      const resume = lastId === undefined ? {} : { 'last-event-id': lastId };
      const asked = get(
        `${origin}/stream`,
        { headers: { ...headers, ...resume }, signal, agent: false },
        (response: IncomingMessage) => {
          let rest = '';
          response.setEncoding('utf8');
          response.on('data', (piece: string) => {
            const events = (rest + piece).split('\n\n');
            rest = events.pop() ?? '';
            events.forEach(hear);
          });
          response.on('error', () => undefined);
          response.on('close', resolve);
        },
      );
      asked.on('error', () => resolve());
    });

  void (async () => {
    for (let turn = 0; !signal.aborted; turn += 1) {
      await connect(origins[turn % origins.length] ?? '');
      await sleep(RECONNECT_MS);
    }
  })();
  await whenOpened;
  return { read, stop: () => stopping.abort() };
}
