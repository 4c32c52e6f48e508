import { sql, type RawBuilder } from 'kysely';
import type { CandidateSubject } from '../candidate-data/candidate-data.ts';
import type { Database, Transaction } from '../database/database.ts';

const KEEP_DAYS = 7;

/** The oldest pending event, locked so that no other process takes it as well. */
export const takeNextEvent = (trx: Transaction) =>
  trx
    .selectFrom('outbox')
    .select(['id', 'topic', 'payload', 'created_at'])
    .where('done_at', 'is', null)
    .where('next_attempt_at', '<=', sql<Date>`now()`)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

export async function markRelayed(trx: Transaction, id: number): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ done_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Deletes events that all readers have had time to read. */
export async function forgetOldEvents(db: Database): Promise<void> {
  await sql`delete from outbox where done_at < now() - make_interval(days => ${KEEP_DAYS})`.execute(db);
}

export const eventsAboutCandidate = ({ candidateId }: CandidateSubject): RawBuilder<boolean> =>
  sql<boolean>`payload ->> 'candidateId' = ${candidateId}`;
