import { sql, type Kysely } from 'kysely';

/** Employers' endpoints and what waits to be delivered to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook (
      id uuid primary key,
      enterprise_id uuid not null references enterprise on delete cascade,
      url text not null,
      secret text not null,
      topics text[] not null,
      description text,
      active boolean not null default true,
      busy_until timestamptz not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index webhook_of_enterprise on webhook (enterprise_id)`.execute(db);
  await sql`
    create table webhook_delivery (
      position bigserial primary key,
      id text not null unique,
      webhook_id uuid not null references webhook on delete cascade,
      event_id bigint,
      topic text not null,
      body text not null,
      status text not null default 'waiting' check (status in ('waiting', 'delivered', 'dead')),
      attempts int not null default 0,
      give_up_at timestamptz not null,
      next_attempt_at timestamptz not null,
      created_at timestamptz not null,
      delivered_at timestamptz,
      last_status int,
      last_error text,
      last_answer text
    )`.execute(db);
  await sql`create unique index webhook_delivery_event on webhook_delivery (webhook_id, event_id) where event_id is not null`.execute(
    db,
  );
  await sql`create index webhook_delivery_due on webhook_delivery (webhook_id, next_attempt_at) where status = 'waiting'`.execute(
    db,
  );
  await sql`create index webhook_delivery_list on webhook_delivery (webhook_id, position desc)`.execute(db);
}
