import { readFile } from 'node:fs/promises';
import { sql, type Kysely } from 'kysely';

/** The tables of work that is done later. A newer pg-boss needs a migration of its own, from getMigrationPlans('work', 43). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const plan = await readFile(new URL('0400-work.sql', import.meta.url), 'utf8');
  await sql.raw(plan).execute(db);
}
