import { sql, type Kysely } from 'kysely';

/** Feeds sent as files; several deliveries of one event; which entries of a taxonomy are words of job texts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table feed_import (
      id uuid primary key,
      enterprise_id uuid not null references enterprise (id) on delete cascade,
      file_name text not null,
      format text not null,
      map jsonb,
      name text not null,
      close_missing boolean not null,
      state text not null check (state in ('waiting', 'running', 'imported', 'failed')),
      report jsonb,
      created_at timestamptz not null,
      ended_at timestamptz,
      alive_until timestamptz not null
    )`.execute(db);
  await sql`create index feed_import_of_enterprise on feed_import (enterprise_id, created_at desc, id desc)`.execute(db);
  await sql`create index feed_import_under_way on feed_import (alive_until) where state in ('waiting', 'running')`.execute(db);
  await sql`alter table webhook_delivery add column part int not null default 0`.execute(db);
  await sql`create unique index webhook_delivery_part on webhook_delivery (webhook_id, event_id, part) where event_id is not null`.execute(
    db,
  );
  await sql`drop index webhook_delivery_event`.execute(db);
  await sql`alter table taxonomy_entry add column in_texts boolean`.execute(db);
}
