import { sql, type Kysely } from 'kysely';

/** Talent pools whose members belong to their employer alone (`talentPool` Z). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table talent_pool add column is_exclusive boolean not null default false`.execute(db);
}
