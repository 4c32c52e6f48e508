import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table feed (
      id uuid primary key,
      enterprise_id uuid not null references enterprise (id) on delete cascade,
      url text not null,
      format text not null,
      map jsonb,
      every_minutes int not null,
      etag text,
      last_modified text,
      outcome text check (outcome in ('imported', 'unchanged', 'failed')),
      failures int not null default 0,
      report jsonb,
      created_at timestamptz not null,
      pulled_at timestamptz,
      next_pull_at timestamptz not null
    )`.execute(db);
  await sql`create index feed_of_enterprise on feed (enterprise_id)`.execute(db);
  await sql`create index feed_due on feed (next_pull_at)`.execute(db);
}
