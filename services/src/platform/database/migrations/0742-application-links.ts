import { sql, type Kysely } from 'kysely';

/** Links by which an employer that is reached by mail reads an application; a removed address takes its links with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table application_link (
      token_hash text primary key,
      application_id uuid not null references application on delete cascade,
      employer_mail_id uuid not null references employer_mail on delete cascade,
      event_id bigint not null unique,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index application_link_by_application on application_link (application_id)`.execute(db);
  await sql`create index application_link_by_mail on application_link (employer_mail_id)`.execute(db);
}
