import { sql, type Kysely } from 'kysely';

/** Offers that an employer changes until they are answered: the version that is in effect, and the terms of earlier ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table offer add column version integer not null default 1`.execute(db);
  await sql`
    create table offer_version (
      application_id uuid not null references application on delete cascade,
      version integer not null,
      terms jsonb not null,
      replaced_at timestamptz not null,
      primary key (application_id, version)
    )`.execute(db);
}
