import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Whether the database can be queried at this moment. */
export const isUp = (db: Database): Promise<boolean> =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
