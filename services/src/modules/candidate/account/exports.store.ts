import type { Selectable } from 'kysely';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { AccountExportTable } from '../../../platform/database/tables/account.ts';

export type ExportRow = Selectable<AccountExportTable>;

export async function exportOf(db: Database, candidateId: string): Promise<ExportRow | undefined> {
  return db.selectFrom('account_export').selectAll().where('candidate_id', '=', candidateId).executeTakeFirst();
}

/** Locked until the transaction ends. */
export async function lockedExport(trx: Transaction, candidateId: string): Promise<ExportRow | undefined> {
  return trx.selectFrom('account_export').selectAll().where('candidate_id', '=', candidateId).forUpdate().executeTakeFirst();
}

/** Replaces the candidate's export by a new one that is not made yet. */
export async function startExport(trx: Transaction, candidateId: string, now: Date): Promise<ExportRow> {
  const row = { id: newId(), requested_at: now, storage_key: null, size: null, expires_at: null };
  return trx
    .insertInto('account_export')
    .values({ candidate_id: candidateId, ...row })
    .onConflict((conflict) => conflict.column('candidate_id').doUpdateSet(row))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The export with this id that is not made yet; undefined if it was made, replaced or deleted. */
export async function openExport(db: Database, id: string): Promise<ExportRow | undefined> {
  return db.selectFrom('account_export').selectAll().where('id', '=', id).where('storage_key', 'is', null).executeTakeFirst();
}

/** False if it was made, replaced or deleted in the meantime. */
export async function completeExport(
  trx: Transaction,
  id: string,
  made: { storageKey: string; size: number; expiresAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('account_export')
    .set({ storage_key: made.storageKey, size: made.size, expires_at: made.expiresAt })
    .where('id', '=', id)
    .where('storage_key', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes expired exports; returns the keys of their files. */
export async function deleteExpiredExports(trx: Transaction, now: Date): Promise<string[]> {
  const rows = await trx.deleteFrom('account_export').where('expires_at', '<=', now).returning('storage_key').execute();
  return rows.flatMap(({ storage_key }) => storage_key ?? []);
}
