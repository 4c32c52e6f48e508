import { sql } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';

/** Work that a process has started, including processes that were killed since. */
export async function workUnderWay(db: Database): Promise<{ name: string; id: string }[]> {
  const { rows } = await sql<{ name: string; id: string }>`select name, id from work.job where state = 'active'`.execute(db);
  return rows;
}

/** Deletes work and dead letters whose payload names this id, but not work that is running. */
export async function deleteWorkAbout(trx: Transaction, id: string): Promise<void> {
  await sql`delete from work.job where state <> 'active' and strpos(data::text, ${id}) > 0`.execute(trx);
}
