import { sql, type Kysely } from 'kysely';

/** Jobs that a complete feed lacks and that stay open until the next one, or a person, says the same. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table held_closing (
      job_id uuid primary key references job (id) on delete cascade,
      held_at timestamptz not null
    )`.execute(db);
}
