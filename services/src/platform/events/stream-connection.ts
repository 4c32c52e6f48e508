import type { ServerResponse } from 'node:http';
import { EVENTS, type Topic } from '@hirehq/shared-contracts/events';
import type { Database } from '../database/database.ts';
import type { FairQueue } from '../fair-queue.ts';
import { positionId, type StreamStart } from './stream-position.ts';
import { eventsAfter } from './stream.store.ts';

/** One open response of `GET /stream`. */
export interface StreamConnection {
  candidateId: string;
  /** Id of the last event written. */
  lastId(): number;
  /** Writes the events since the last one, in order. */
  pull(): void;
  /** Shows that the stream is open: a client that receives nothing considers it lost. */
  beat(): void;
  /** Ends it; the client reconnects at a random time within `withinMs`, by default as the stream said when it opened. */
  end(withinMs?: number): void;
}

interface ConnectionOptions {
  db: Database;
  /** Limits how many connections read events at a time. */
  reading: FairQueue;
  candidateId: string;
  response: ServerResponse;
  start: StreamStart;
  /** Called with the age of each event that is written, in seconds. */
  delivered: (seconds: number) => void;
  /** Clients spread their reconnections over this time. */
  reconnectWithinMs: number;
}

const BATCH = 200;
const MAX_UNSENT_BYTES = 1024 * 1024;

export function openConnection(options: ConnectionOptions): StreamConnection {
  const { db, reading, candidateId, response, start, delivered, reconnectWithinMs } = options;
  const openedAt = new Date();
  let lastId = start.afterId;
  let running = false;
  let again = false;

  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
  response.socket?.setNoDelay(true);
  // The client has disconnected; 'close' follows.
  response.on('error', () => undefined);
  // The first id lets a client resume if it loses the stream before any event. The data is not JSON, so it is no event of the bus.
  response.write(
    `retry: ${reconnectWithinMs}\nid: ${positionId(lastId, start.at)}\nevent: stream.opened@1\ndata: ${start.kind}\n\n`,
  );

  function end(withinMs?: number): void {
    if (!response.writableEnded) response.end(withinMs === undefined ? undefined : `retry: ${withinMs}\n\n`);
  }

  async function writeNew(): Promise<void> {
    do {
      again = false;
      const rows = await reading.run(candidateId, () => eventsAfter(db, { candidateId, id: lastId, limit: BATCH }));
      if (response.writableEnded || response.destroyed) return;
      for (const { id, topic, payload, created_at } of rows) {
        const version = EVENTS[topic as Topic]?.version ?? 1;
        response.write(`id: ${positionId(id, created_at)}\nevent: ${topic}@${version}\ndata: ${JSON.stringify(payload)}\n\n`);
        lastId = id;
        // Of an event from before the page was open, the age says nothing.
        if (created_at >= openedAt) delivered((Date.now() - created_at.getTime()) / 1000);
      }
      again ||= rows.length === BATCH;
      // The client is not reading. It will reconnect and resume.
      if (response.writableLength > MAX_UNSENT_BYTES) return end();
    } while (again);
  }

  return {
    candidateId,
    lastId: () => lastId,
    end,
    beat() {
      if (!response.writableEnded) response.write(':\n\n');
    },
    pull() {
      again = true;
      if (running) return;
      running = true;
      writeNew()
        .catch(() => end())
        .finally(() => (running = false));
    },
  };
}
