import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Whether the database can be queried at this moment; without `withinMs`, it may take as long as any statement. */
export async function isUp(db: Database, withinMs?: number): Promise<boolean> {
  const responds = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return withinMs === undefined ? responds : Promise.race([responds, sleep(withinMs, false, { ref: false })]);
}
