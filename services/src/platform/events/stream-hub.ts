import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HEARTBEAT_MS } from '@hirehq/shared-contracts/stream-timing';
import { signedIn } from '../auth/signed-in.ts';
import { addressKey } from '../attempts/address-key.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../http/refusal.ts';
import { failureLog, runPeriodically } from '../periodic.ts';
import { createTurns } from '../turns.ts';
import { openConnection, type StreamConnection } from './stream-connection.ts';
import { readPosition, readSnapshot, startOf, startOfPage } from './stream-position.ts';
import { EVENTS_KEPT_MS, candidatesWithEventsAfter, newestEventId, newestEventIdIn } from './stream.store.ts';

interface StreamHubOptions {
  db: Database;
  /** When the tokens of a request expire; the stream ends then, and the client reconnects with new ones. */
  sessionEndOf: (request: FastifyRequest) => Promise<Date | undefined>;
  now: () => Date;
  heartbeatMs?: number;
  sweepMs?: number;
}

const MAX_STREAMS_PER_CANDIDATE = 20;
/** After a stop of the services all clients come back within this time, each at a random moment. */
const RECONNECT_WITHIN_MS = 5_000;
/** A client whose tokens have expired comes back alone. */
const RENEW_WITHIN_MS = 250;
/** Streams that are opened at a time, and that may wait for it: few, so that other requests get connections of the pool. */
const OPENING = { atOnce: 4, waiting: 500 };
const READING = { atOnce: 4, waiting: Number.POSITIVE_INFINITY };
/** Heartbeats are spread over the period, so that neither they nor the clients that miss them come all at once. */
const BEATS_PER_PERIOD = 8;
/** Of the clean-up, which is hourly work, and of clocks. */
const KEPT_MARGIN_MS = 3_600_000;

interface StreamQuery {
  /** The candidate that the page shows. */
  candidate?: string;
  /** What was committed when the page was served (`streamFrom` of its configuration), for its first stream. */
  page?: string;
}

/** GET /stream: one candidate's events as server-sent events, resumed from Last-Event-ID without a gap. */
export function createStreamHub({ db, sessionEndOf, now, heartbeatMs = HEARTBEAT_MS, sweepMs = 5_000 }: StreamHubOptions) {
  const connections = new Map<string, Set<StreamConnection>>();
  const opening = createTurns(OPENING);
  const reading = createTurns(READING);
  let opened = 0;
  const beats = Array.from({ length: BEATS_PER_PERIOD }, () => new Set<StreamConnection>());
  let beatNumber = 0;
  /** Ids up to which the last two sweeps have looked; undefined until then. */
  let swept: { before: number; last: number } | undefined;

  /** Returns a function that removes it. */
  function add(connection: StreamConnection): () => void {
    const own = connections.get(connection.candidateId) ?? new Set();
    connections.set(connection.candidateId, own.add(connection));
    if (own.size > MAX_STREAMS_PER_CANDIDATE) own.values().next().value?.end();
    const beat = beats[(opened += 1) % BEATS_PER_PERIOD]?.add(connection);
    return () => {
      beat?.delete(connection);
      own.delete(connection);
      if (own.size === 0 && connections.get(connection.candidateId) === own) connections.delete(connection.candidateId);
    };
  }

  function heartbeat(): void {
    for (const connection of beats[(beatNumber += 1) % BEATS_PER_PERIOD] ?? []) connection.beat();
  }

  /** Finds events of which no notification arrived. Looks back over two sweeps, because ids are not committed in order. */
  async function sweep(): Promise<void> {
    const found = await candidatesWithEventsAfter(db, swept?.before);
    for (const { candidateId, newestId } of found.candidates)
      for (const connection of connections.get(candidateId) ?? []) if (connection.lastId() < newestId) connection.pull();
    swept = { before: swept?.last ?? found.newestId, last: Math.max(found.newestId, swept?.last ?? 0) };
  }

  return {
    /** A notification for one candidate, or undefined if some may have been missed. */
    heard(candidateId: string | undefined): void {
      if (candidateId === undefined) void sweep().catch(() => undefined);
      else for (const connection of connections.get(candidateId) ?? []) connection.pull();
    },

    routes(app: FastifyInstance): void {
      const tasks = [
        runPeriodically({
          everyMs: heartbeatMs / BEATS_PER_PERIOD,
          run: heartbeat,
          failed: failureLog(app.log, 'stream.beat'),
        }),
        runPeriodically({ everyMs: sweepMs, run: sweep, failed: failureLog(app.log, 'stream.sweep') }),
      ];
      app.addHook('onClose', async () => void (await Promise.all(tasks.map((task) => task.stop()))));

      async function admit(request: FastifyRequest, { candidate: expected, page }: StreamQuery) {
        const { candidateId } = signedIn(await app.viewerOf(request));
        // A page that shows one candidate never receives the events of another, whose tokens another tab may have passed to it.
        if (expected !== undefined && expected !== candidateId) throw new Refusal('CONFLICT');
        const [time, seen] = [now(), readPosition(request.headers['last-event-id'])];
        const snapshot = seen ? undefined : readSnapshot(page);
        const [sessionEnd, newestId, readId] = await Promise.all([
          sessionEndOf(request),
          newestEventId(db, candidateId),
          snapshot === undefined ? undefined : newestEventIdIn(db, candidateId, snapshot),
        ]);
        if (readId !== undefined) return { candidateId, sessionEnd, start: startOfPage(readId, { now: time, newestId }) };
        const keptSince = new Date(time.getTime() - EVENTS_KEPT_MS + KEPT_MARGIN_MS);
        return { candidateId, sessionEnd, start: startOf(seen, { now: time, newestId, keptSince }) };
      }

      app.get<{ Querystring: StreamQuery }>('/stream', { schema: { hide: true } }, async (request, reply) => {
        const { candidateId, sessionEnd, start } = await opening.take(addressKey(request.ip), () =>
          admit(request, request.query),
        );
        reply.hijack();
        const response = reply.raw;
        if (response.destroyed) return;
        const connection = openConnection({
          db,
          reading,
          candidateId,
          response,
          start,
          reconnectWithinMs: RECONNECT_WITHIN_MS,
        });
        const remove = add(connection);
        const untilEnd =
          sessionEnd && setTimeout(() => connection.end(RENEW_WITHIN_MS), Math.max(0, sessionEnd.getTime() - Date.now())).unref();
        response.on('close', () => {
          clearTimeout(untilEnd);
          remove();
        });
        connection.pull();
      });
    },

    close(): void {
      for (const own of connections.values()) for (const connection of own) connection.end();
    },
  };
}
