import type { Selectable } from 'kysely';
import type { HandOverPurpose, HandOverState } from '@hirehq/shared-contracts/codes';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { HandOverTable } from '../../../platform/database/tables/videos.ts';

export type HandOverRow = Selectable<HandOverTable> & { first_name: string };

/** States in which the token of the other device is valid. */
const OPEN_STATES = ['OPENED', 'UPLOADING', 'DONE'] as const;

const rows = (db: Database) =>
  db.selectFrom('hand_over').innerJoin('candidate', 'candidate.id', 'hand_over.candidate_id').selectAll('hand_over');

interface NewHandOver {
  id: string;
  candidateId: string;
  purpose: HandOverPurpose;
  keyHash: string;
  expiresAt: Date;
  now: Date;
}

export async function insertHandOver(
  db: Database,
  { id, candidateId, purpose, keyHash, expiresAt, now }: NewHandOver,
): Promise<void> {
  await db
    .insertInto('hand_over')
    .values({
      id,
      candidate_id: candidateId,
      purpose,
      state: 'WAITING',
      key_hash: keyHash,
      token_hash: null,
      expires_at: expiresAt,
      created_at: now,
    })
    .execute();
}

export const handOverById = (db: Database, id: string): Promise<HandOverRow | undefined> =>
  rows(db).select('candidate.first_name').where('hand_over.id', '=', id).executeTakeFirst();

/** The hand-over whose token this is; undefined if it has ended or expired. */
export const handOverByToken = (db: Database, tokenHash: string, now: Date): Promise<HandOverRow | undefined> =>
  rows(db)
    .select('candidate.first_name')
    .where('hand_over.token_hash', '=', tokenHash)
    .where('hand_over.state', 'in', OPEN_STATES)
    .where('hand_over.expires_at', '>', now)
    .executeTakeFirst();

/** Uses up a key, which one of several requests can do; undefined if it was used or has expired. */
export async function useKey(
  trx: Transaction,
  { keyHash, tokenHash, expiresAt, now }: { keyHash: string; tokenHash: string; expiresAt: Date; now: Date },
): Promise<string | undefined> {
  const row = await trx
    .updateTable('hand_over')
    .set({ state: 'OPENED', token_hash: tokenHash, expires_at: expiresAt })
    .where('key_hash', '=', keyHash)
    .where('state', '=', 'WAITING')
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Changes the state of a hand-over that has not ended; undefined if it has. */
export const setHandOverState = (
  trx: Transaction,
  id: string,
  state: HandOverState,
): Promise<Selectable<HandOverTable> | undefined> =>
  trx
    .updateTable('hand_over')
    .set({ state })
    .where('id', '=', id)
    .where('state', '!=', 'ENDED')
    .returningAll()
    .executeTakeFirst();

/** Deletes the oldest of those that have not expired. */
export async function deleteOldestHandOvers(
  trx: Transaction,
  candidateId: string,
  { count, now }: { count: number; now: Date },
): Promise<void> {
  const oldest = trx
    .selectFrom('hand_over')
    .select('id')
    .where('candidate_id', '=', candidateId)
    .where('expires_at', '>', now)
    .orderBy('created_at')
    .orderBy('id')
    .limit(count);
  await trx.deleteFrom('hand_over').where('id', 'in', oldest).execute();
}

export async function deleteHandOversBefore(db: Database, time: Date): Promise<void> {
  await db.deleteFrom('hand_over').where('expires_at', '<', time).execute();
}
