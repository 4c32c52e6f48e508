import type { Insertable } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { ProfileDocumentTable } from '../../../platform/database/tables/profiles.ts';

export async function insertDocument(trx: Transaction, document: Insertable<ProfileDocumentTable>): Promise<void> {
  await trx.insertInto('profile_document').values(document).execute();
}

export async function deleteDocument(db: Database, storageKey: string): Promise<void> {
  await db.deleteFrom('profile_document').where('storage_key', '=', storageKey).execute();
}

/** Deletes the oldest documents; returns the keys of their bytes. */
export async function takeOldestDocuments(trx: Transaction, candidateId: string, count: number): Promise<string[]> {
  const oldest = trx
    .selectFrom('profile_document')
    .select('storage_key')
    .where('candidate_id', '=', candidateId)
    .orderBy('created_at')
    .orderBy('storage_key')
    .limit(count);
  const rows = await trx.deleteFrom('profile_document').where('storage_key', 'in', oldest).returning('storage_key').execute();
  return rows.map(({ storage_key }) => storage_key);
}
