import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { EVENTS, type Topic } from '@hirehq/shared-contracts/events';
import { eventsAfter, newestEventId } from './stream.store.ts';
import { signedIn } from '../auth/signed-in.ts';
import type { Database } from '../database/database.ts';
import { failureLog, runPeriodically } from '../periodic.ts';

interface Connection {
  candidateId: string;
  lastId: number;
  response: ServerResponse;
  pull: () => void;
  end: () => void;
}

interface StreamHubOptions {
  db: Database;
  /** When the tokens of a request expire; the stream ends then, and the client reconnects with new ones. */
  sessionEndOf: (request: FastifyRequest) => Promise<Date | undefined>;
  heartbeatMs?: number;
}

const BATCH = 200;
const MAX_STREAMS_PER_CANDIDATE = 20;
const MAX_UNSENT_BYTES = 1024 * 1024;

/** GET /stream: one candidate's events as server-sent events, resumed from Last-Event-ID without a gap. */
export function createStreamHub({ db, sessionEndOf, heartbeatMs = 15_000 }: StreamHubOptions) {
  const connections = new Map<string, Set<Connection>>();

  /** Writes events since `lastId`, in order; a call while it is running makes it run once more. */
  function puller(connection: Connection): () => void {
    let running = false;
    let again = false;
    const loop = async () => {
      do {
        again = false;
        const rows = await eventsAfter(db, { candidateId: connection.candidateId, id: connection.lastId, limit: BATCH });
        for (const row of rows) {
          if (connection.response.writableEnded) return;
          const version = EVENTS[row.topic as Topic]?.version ?? 1;
          connection.response.write(`id: ${row.id}\nevent: ${row.topic}@${version}\ndata: ${JSON.stringify(row.payload)}\n\n`);
          connection.lastId = row.id;
        }
        again ||= rows.length === BATCH;
        // The client is not reading. It will reconnect and resume.
        if (connection.response.writableLength > MAX_UNSENT_BYTES) return connection.end();
      } while (again);
    };
    return () => {
      again = true;
      if (running) return;
      running = true;
      loop()
        .catch(() => connection.end())
        .finally(() => (running = false));
    };
  }

  function add(connection: Connection): void {
    const own = connections.get(connection.candidateId) ?? new Set();
    connections.set(connection.candidateId, own.add(connection));
    if (own.size > MAX_STREAMS_PER_CANDIDATE) own.values().next().value?.end();
  }

  function remove(connection: Connection): void {
    const own = connections.get(connection.candidateId);
    own?.delete(connection);
    if (own?.size === 0) connections.delete(connection.candidateId);
  }

  /** Shows that the stream is open: proxies close what is silent. */
  function beat(): void {
    for (const { response } of [...connections.values()].flatMap((own) => [...own]))
      if (!response.writableEnded) response.write(': still here\n\n');
  }

  return {
    /** A notification for one candidate, or for all of them if some may have been missed. */
    heard(candidateId: string | undefined): void {
      const reached =
        candidateId === undefined ? [...connections.values()] : [connections.get(candidateId) ?? new Set<Connection>()];
      for (const own of reached) for (const connection of own) connection.pull();
    },

    routes(app: FastifyInstance): void {
      const beating = runPeriodically({ everyMs: heartbeatMs, run: beat, failed: failureLog(app.log, 'stream.beat') });
      app.addHook('onClose', () => beating.stop());
      app.get('/stream', { schema: { hide: true } }, async (request, reply) => {
        const { candidateId } = signedIn(await app.viewerOf(request));
        const sessionEnd = await sessionEndOf(request);
        const seen = Number(request.headers['last-event-id']);
        const lastId = Number.isSafeInteger(seen) && seen > 0 ? seen : await newestEventId(db, candidateId);

        reply.hijack();
        const response = reply.raw;
        response.writeHead(200, {
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store',
          'x-accel-buffering': 'no',
          'x-content-type-options': 'nosniff',
        });
        response.socket?.setNoDelay(true);
        // The client has disconnected; 'close' follows.
        response.on('error', () => undefined);
        // The first id lets a client resume if it loses the stream before any event. It is not JSON, so it is not an event of the bus.
        response.write(`retry: 2000\nid: ${lastId}\nevent: stream.opened@1\ndata: opened\n\n`);

        const untilEnd = sessionEnd && setTimeout(() => response.end(), Math.max(0, sessionEnd.getTime() - Date.now())).unref();
        const connection: Connection = { candidateId, lastId, response, pull: () => undefined, end: () => response.end() };
        connection.pull = puller(connection);
        response.on('close', () => {
          clearTimeout(untilEnd);
          remove(connection);
        });
        add(connection);
        connection.pull();
      });
    },

    close(): void {
      for (const own of connections.values()) for (const connection of own) connection.end();
    },
  };
}
