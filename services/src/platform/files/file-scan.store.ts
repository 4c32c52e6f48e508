import type { Database, Transaction } from '../database/database.ts';

export type ScanState = 'WAITING' | 'VIRUS';

export async function insertWaitingScan(trx: Transaction, key: string): Promise<void> {
  await trx.insertInto('file_scan').values({ storage_key: key, state: 'WAITING' }).execute();
}

/** Undefined for a file that was scanned without a finding, and for one that never had to wait. */
export async function scanStateOf(db: Database, key: string): Promise<ScanState | undefined> {
  const row = await db.selectFrom('file_scan').select('state').where('storage_key', '=', key).executeTakeFirst();
  return row?.state;
}

export async function deleteScan(db: Database, key: string): Promise<void> {
  await db.deleteFrom('file_scan').where('storage_key', '=', key).execute();
}

export async function setVirusFound(db: Database, key: string): Promise<void> {
  await db.updateTable('file_scan').set({ state: 'VIRUS' }).where('storage_key', '=', key).execute();
}
