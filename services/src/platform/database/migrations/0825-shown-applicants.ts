import { sql, type Kysely } from 'kysely';

/** Whether an employer allows its jobs to show how many people have applied. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table enterprise add column shows_applicants boolean not null default false`.execute(db);
}
