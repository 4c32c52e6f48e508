import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** What some process has begun, or had begun when it was killed. */
export async function workUnderWay(db: Database): Promise<{ name: string; id: string }[]> {
  const { rows } = await sql<{ name: string; id: string }>`select name, id from work.job where state = 'active'`.execute(db);
  return rows;
}
