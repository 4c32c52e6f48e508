import { sql, type Kysely } from 'kysely';

/** The gazetteer has Arabic names too: it is loaded again when the platform starts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`truncate place, place_name`.execute(db);
}
