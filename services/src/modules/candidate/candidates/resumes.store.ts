import { sql } from 'kysely';
import { newId } from '../../../platform/ids/new-id.ts';
import { lockSubject } from '../../../platform/database/advisory-locks.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';

const UNCLAIMED_FOR = 24 * 60 * 60 * 1000;

export async function insertResume(
  db: Database,
  candidateId: string | null,
  fileId: string,
  title: string,
): Promise<{ id: string; created_at: Date }> {
  return db
    .insertInto('resume')
    .values({ id: newId(), candidate_id: candidateId, file_id: fileId, title })
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow();
}

export async function resumesOf(db: Database, candidateId: string) {
  return db
    .selectFrom('resume')
    .innerJoin('file', 'file.id', 'resume.file_id')
    .select([
      'resume.id',
      'resume.title',
      'resume.created_at',
      'file.storage_key',
      'file.file_name',
      'file.content_type',
      'file.size',
    ])
    .where('resume.candidate_id', '=', candidateId)
    .orderBy('resume.created_at', 'desc')
    .orderBy('resume.id')
    .execute();
}

/** Deletes a résumé with its file row; returns the storage key, or undefined if this candidate has no such résumé. */
export async function deleteResume(db: Database, candidateId: string, id: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('file')
    .using('resume')
    .whereRef('file.id', '=', 'resume.file_id')
    .where('resume.id', '=', id)
    .where('resume.candidate_id', '=', candidateId)
    .returning('file.storage_key')
    .executeTakeFirst();
  return row?.storage_key;
}

/** Total size of visitors' unclaimed résumés, in bytes. Nobody else adds one until the transaction ends. */
export async function lockedUnclaimedBytes(trx: Transaction): Promise<number> {
  await lockSubject(trx, 'storage', 'visitors');
  const { bytes } = await trx
    .selectFrom('file')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('size'), sql<number>`0`).as('bytes'))
    .where('candidate_id', 'is', null)
    .where('category', '=', 'RESUME')
    .executeTakeFirstOrThrow();
  return bytes;
}

/** Deletes visitors' résumés that were not claimed within a day; returns their storage keys. */
export async function deleteUnclaimedResumes(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .deleteFrom('file')
    .where('candidate_id', 'is', null)
    .where('category', '=', 'RESUME')
    .where('created_at', '<', new Date(now.getTime() - UNCLAIMED_FOR))
    .returning('storage_key')
    .execute();
  return rows.map((row) => row.storage_key);
}

/** Size of a résumé that a visitor uploaded and nobody has claimed; undefined if there is none with this id. */
export async function unclaimedSize(trx: Transaction, id: string): Promise<number | undefined> {
  const row = await trx
    .selectFrom('resume')
    .innerJoin('file', 'file.id', 'resume.file_id')
    .select('file.size')
    .where('resume.id', '=', id)
    .where('resume.candidate_id', 'is', null)
    .executeTakeFirst();
  return row?.size;
}

/** False if somebody else has claimed it. */
export async function giveResume(trx: Transaction, candidateId: string, id: string): Promise<boolean> {
  const claimed = await trx
    .updateTable('resume')
    .set({ candidate_id: candidateId })
    .where('id', '=', id)
    .where('candidate_id', 'is', null)
    .returning('file_id')
    .executeTakeFirst();
  if (claimed) await trx.updateTable('file').set({ candidate_id: candidateId }).where('id', '=', claimed.file_id).execute();
  return claimed !== undefined;
}

export async function ownsResume(db: Database, candidateId: string, id: string): Promise<boolean> {
  const own = await db
    .selectFrom('resume')
    .select('id')
    .where('id', '=', id)
    .where('candidate_id', '=', candidateId)
    .executeTakeFirst();
  return own !== undefined;
}
