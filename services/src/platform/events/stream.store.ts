import { sql } from 'kysely';
import type { EventPayload, Topic } from '@hirehq/shared-contracts/events';
import { lockSubject } from '../database/advisory-locks.ts';
import { jsonb, type Database, type Transaction } from '../database/database.ts';

export const STREAM_CHANNEL = 'hirehq_stream';

const KEPT_DAYS = 7;
export const EVENTS_KEPT_MS = KEPT_DAYS * 86_400_000;

/** Deletes the events that clients have had time to read. */
export async function forgetStreamEvents(db: Database): Promise<void> {
  await sql`delete from stream_event where created_at < now() - make_interval(days => ${KEPT_DAYS})`.execute(db);
}

export interface Stream {
  /** Puts an event on a candidate's stream, in the transaction of the change it reports. */
  send<T extends Topic>(trx: Transaction, candidateId: string, topic: T, payload: EventPayload<T>): Promise<void>;
}

export function createStream(): Stream {
  return {
    async send(trx, candidateId, topic, payload) {
      // Ids of one candidate must be committed in order, or a reader that has seen the higher one never gets the lower.
      await lockSubject(trx, 'candidateStream', candidateId);
      await trx
        .insertInto('stream_event')
        .values({ candidate_id: candidateId, topic, payload: jsonb(payload) })
        .execute();
      await sql`select pg_notify(${STREAM_CHANNEL}, ${candidateId})`.execute(trx);
    },
  };
}

/** Of a candidate's last event; 0 without any. */
export async function newestEventId(db: Database, candidateId: string): Promise<number> {
  const row = await db
    .selectFrom('stream_event')
    .select((expression) => expression.fn.max('id').as('id'))
    .where('candidate_id', '=', candidateId)
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** What is committed now, as PostgreSQL writes a snapshot. */
export async function currentSnapshot(db: Database): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(db);
  return rows[0]?.snapshot ?? '';
}

/** Of a candidate's last event that was committed in this snapshot; 0 without any. Ids of one candidate are committed in order. */
export async function newestEventIdIn(db: Database, candidateId: string, snapshot: string): Promise<number> {
  const row = await db
    .selectFrom('stream_event')
    .select((expression) => expression.fn.max('id').as('id'))
    .where('candidate_id', '=', candidateId)
    .where(sql<boolean>`transaction is null or pg_visible_in_snapshot(transaction, ${snapshot}::pg_snapshot)`)
    .executeTakeFirst();
  return row?.id ?? 0;
}

interface NewEvents {
  candidates: { candidateId: string; newestId: number }[];
  /** Id of the newest event of all candidates. */
  newestId: number;
}

/** The candidates with events after an id; without an id only the newest one. */
export async function candidatesWithEventsAfter(db: Database, id: number | undefined): Promise<NewEvents> {
  if (id === undefined) {
    const newest = await db
      .selectFrom('stream_event')
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirst();
    return { candidates: [], newestId: newest?.id ?? 0 };
  }
  const candidates = await db
    .selectFrom('stream_event')
    .select(({ fn }) => ['candidate_id as candidateId', fn.max<number>('id').as('newestId')])
    .where('id', '>', id)
    .groupBy('candidate_id')
    .execute();
  return { candidates, newestId: candidates.reduce((highest, { newestId }) => Math.max(highest, newestId), id) };
}

/** A candidate's events after one, in order. */
export const eventsAfter = (db: Database, { candidateId, id, limit }: { candidateId: string; id: number; limit: number }) =>
  db
    .selectFrom('stream_event')
    .select(['id', 'topic', 'payload', 'created_at'])
    .where('candidate_id', '=', candidateId)
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute();
