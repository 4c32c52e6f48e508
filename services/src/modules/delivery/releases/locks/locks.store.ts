import type { Selectable } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';
import type { ReleaseLockTable } from '../../../../platform/database/tables/releases.ts';

export type LockRow = Selectable<ReleaseLockTable>;

/** False if the remote is locked already. */
export async function insertLock(db: Database, row: LockRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('release_lock')
    .values(row)
    .onConflict((conflict) => conflict.column('remote').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function lockOf(db: Database, remote: string): Promise<LockRow | undefined> {
  return db.selectFrom('release_lock').selectAll().where('remote', '=', remote).executeTakeFirst();
}

export async function allLocks(db: Database): Promise<LockRow[]> {
  return db.selectFrom('release_lock').selectAll().execute();
}

/** False if the remote is not locked. */
export async function deleteLock(db: Database, remote: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('release_lock').where('remote', '=', remote).executeTakeFirst();
  return numDeletedRows > 0n;
}
