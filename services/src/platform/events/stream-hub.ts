import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HEARTBEAT_MS } from '@hirehq/shared-contracts/stream-timing';
import { sessionsEndedSince } from '../auth/ended-sessions.store.ts';
import { signedIn } from '../auth/signed-in.ts';
import { addressKey } from '../attempts/address-key.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../refusals/refusal.ts';
import { failureLog, runPeriodically } from '../periodic.ts';
import { createFairQueue } from '../fair-queue.ts';
import { openConnection, type StreamConnection } from './stream-connection.ts';
import { readPosition, readSnapshot, startOf, startOfPage } from './stream-position.ts';
import { EVENTS_KEPT_MS, candidatesWithEventsAfter, newestEventId, newestEventIdIn } from './stream.store.ts';

interface StreamHubOptions {
  db: Database;
  /** When the tokens of a request expire; the stream ends then, and the client reconnects with new ones. */
  sessionEndOf: (request: FastifyRequest) => Promise<Date | undefined>;
  now: () => Date;
  /** Called with the age of each event that is written to an open page, in seconds. */
  delivered?: (seconds: number) => void;
  heartbeatMs?: number;
  sweepMs?: number;
}

const MAX_STREAMS_PER_CANDIDATE = 20;
/** After a stop of the services all clients come back within this time, each at a random moment. */
const RECONNECT_WITHIN_MS = 5_000;
/** A client whose tokens have expired comes back alone. */
const RENEW_WITHIN_MS = 250;
/** Streams that are opened at a time, and that may wait for it: few, so that other requests get connections of the pool. */
const OPENING = { slots: 4, mostWaiting: 500 };
const READING = { slots: 4 };
/** Heartbeats are spread over the period, so that neither they nor the clients that miss them come all at once. */
const BEATS_PER_PERIOD = 8;
/** How far back a sweep looks for sessions that have ended: many sweeps, in case the database was away. */
const ENDED_SINCE_MS = 120_000;
/** Of the clean-up, which is hourly work, and of clocks. */
const KEPT_MARGIN_MS = 3_600_000;

interface StreamQuery {
  /** The candidate that the page shows. */
  candidate?: string;
  /** What was committed when the page was served (`streamFrom` of its configuration), for its first stream. */
  page?: string;
}

/** GET /stream: one candidate's events as server-sent events, resumed from Last-Event-ID without a gap. */
export function createStreamHub({
  db,
  sessionEndOf,
  now,
  delivered = () => undefined,
  heartbeatMs = HEARTBEAT_MS,
  sweepMs = 5_000,
}: StreamHubOptions) {
  const connections = new Map<string, Set<StreamConnection>>();
  const sessionOf = new Map<StreamConnection, string>();
  const opening = createFairQueue(OPENING);
  const reading = createFairQueue(READING);
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

  /** Ends the streams of sessions that have ended; each is found by several sweeps, because clocks differ. */
  async function endStreamsOfEndedSessions(): Promise<void> {
    if (sessionOf.size === 0) return;
    const ended = new Set(await sessionsEndedSince(db, new Date(now().getTime() - ENDED_SINCE_MS)));
    if (ended.size === 0) return;
    for (const [connection, sessionId] of sessionOf) if (ended.has(sessionId)) connection.end();
  }

  /** Finds events of which no notification arrived. Looks back over two sweeps, because ids are not committed in order. */
  async function sweep(): Promise<void> {
    await endStreamsOfEndedSessions();
    const found = await candidatesWithEventsAfter(db, swept?.before);
    for (const { candidateId, newestId } of found.candidates)
      for (const connection of connections.get(candidateId) ?? []) if (connection.lastId() < newestId) connection.pull();
    swept = { before: swept?.last ?? found.newestId, last: Math.max(found.newestId, swept?.last ?? 0) };
  }

  return {
    /** Number of open streams. */
    size: (): number => [...connections.values()].reduce((sum, own) => sum + own.size, 0),

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
        const { candidateId, sessionId } = signedIn(await app.viewerOf(request));
        // A page that shows one candidate never receives the events of another, whose tokens another tab may have passed to it.
        if (expected !== undefined && expected !== candidateId) throw new Refusal('CONFLICT');
        const [time, seen] = [now(), readPosition(request.headers['last-event-id'])];
        const snapshot = seen ? undefined : readSnapshot(page);
        const [sessionEnd, newestId, readId] = await Promise.all([
          sessionEndOf(request),
          newestEventId(db, candidateId),
          snapshot === undefined ? undefined : newestEventIdIn(db, candidateId, snapshot),
        ]);
        if (readId !== undefined)
          return { candidateId, sessionId, sessionEnd, start: startOfPage(readId, { now: time, newestId }) };
        const keptSince = new Date(time.getTime() - EVENTS_KEPT_MS + KEPT_MARGIN_MS);
        return { candidateId, sessionId, sessionEnd, start: startOf(seen, { now: time, newestId, keptSince }) };
      }

      app.get<{ Querystring: StreamQuery }>('/stream', { schema: { hide: true } }, async (request, reply) => {
        const { candidateId, sessionId, sessionEnd, start } = await opening.run(addressKey(request.ip), () =>
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
          delivered,
          reconnectWithinMs: RECONNECT_WITHIN_MS,
        });
        const remove = add(connection);
        if (sessionId !== undefined) sessionOf.set(connection, sessionId);
        const untilEnd =
          sessionEnd && setTimeout(() => connection.end(RENEW_WITHIN_MS), Math.max(0, sessionEnd.getTime() - Date.now())).unref();
        response.on('close', () => {
          clearTimeout(untilEnd);
          sessionOf.delete(connection);
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
