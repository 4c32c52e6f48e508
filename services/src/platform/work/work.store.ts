import { sql } from 'kysely';
import type { Db } from 'pg-boss';
import type { Database, Transaction } from '../database/database.ts';

/** Work that a process has started, including processes that were killed since. */
export async function workUnderWay(db: Database): Promise<{ name: string; id: string }[]> {
  const { rows } = await sql<{ name: string; id: string }>`select name, id from work.job where state = 'active'`.execute(db);
  return rows;
}

/** Lets work be retried once more than its kind says. */
export async function allowOneMoreRetry(db: Db, id: string): Promise<void> {
  await db.executeSql('update work.job set retry_limit = retry_limit + 1 where id = $1', [id]);
}

/** Deletes work and dead letters whose payload names this id, but not work that is running. */
export async function deleteWorkAbout(trx: Transaction, id: string): Promise<void> {
  await sql`delete from work.job where state <> 'active' and strpos(data::text, ${id}) > 0`.execute(trx);
}
