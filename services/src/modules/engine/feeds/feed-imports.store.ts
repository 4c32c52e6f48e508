import type { Selectable } from 'kysely';
import { jsonb, type Database, type Transaction } from '../../../platform/database/database.ts';
import type { FeedImportTable } from '../../../platform/database/tables/feeds.ts';

export type FeedImportRow = Selectable<FeedImportTable>;

export const importOf = (db: Database, enterpriseId: string, id: string): Promise<FeedImportRow | undefined> =>
  db.selectFrom('feed_import').selectAll().where('enterprise_id', '=', enterpriseId).where('id', '=', id).executeTakeFirst();

type NewImport = Pick<
  FeedImportRow,
  'id' | 'enterprise_id' | 'file_name' | 'format' | 'map' | 'name' | 'close_missing' | 'created_at' | 'alive_until'
>;

export async function insertImport(trx: Transaction, row: NewImport): Promise<FeedImportRow> {
  return trx
    .insertInto('feed_import')
    .values({ ...row, map: row.map && jsonb(row.map), state: 'waiting' })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Marks the import as running, also after an interruption, and returns it; undefined if it has finished. */
export const beginImport = (db: Database, id: string): Promise<FeedImportRow | undefined> =>
  db
    .updateTable('feed_import')
    .set({ state: 'running' })
    .where('id', '=', id)
    .where('state', '<>', 'imported')
    .returningAll()
    .executeTakeFirst();

export type ImportResult = Pick<FeedImportRow, 'state' | 'ended_at'> & { report: NonNullable<FeedImportRow['report']> };

export async function endImport(db: Database, id: string, { report, ...result }: ImportResult): Promise<void> {
  await db
    .updateTable('feed_import')
    .set({ ...result, report: jsonb(report) })
    .where('id', '=', id)
    .execute();
}

/** Ends imports that did not finish in time. */
export async function endAbandoned(db: Database, now: Date, report: ImportResult['report']): Promise<void> {
  await db
    .updateTable('feed_import')
    .set({ state: 'failed', ended_at: now, report: jsonb(report) })
    .where('state', 'in', ['waiting', 'running'])
    .where('alive_until', '<', now)
    .execute();
}

export async function forgetImports(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('feed_import').where('ended_at', '<', before).execute();
}
