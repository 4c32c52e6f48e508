import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Work that a process has started, including processes that were killed since. */
export async function workUnderWay(db: Database): Promise<{ name: string; id: string }[]> {
  const { rows } = await sql<{ name: string; id: string }>`select name, id from work.job where state = 'active'`.execute(db);
  return rows;
}
