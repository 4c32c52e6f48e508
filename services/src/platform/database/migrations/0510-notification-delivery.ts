import { sql, type Kysely } from 'kysely';

/** What candidates choose of notifications, the browsers that receive them by web push, and what was sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notification_preference (
      candidate_id uuid primary key references candidate on delete cascade,
      daily_digest boolean not null default false,
      quiet_from text,
      quiet_to text,
      time_zone text,
      seen_to timestamptz,
      check ((quiet_from is null) = (quiet_to is null))
    )`.execute(db);
  await sql`
    create table notification_choice (
      candidate_id uuid not null references candidate on delete cascade,
      type text not null,
      channel text not null,
      enabled boolean not null,
      primary key (candidate_id, type, channel)
    )`.execute(db);
  await sql`alter table notification add column in_page boolean not null default true`.execute(db);
  // A browser has one owner: the candidate who registered it last.
  await sql`
    create table push_device (
      id uuid primary key,
      candidate_id uuid not null references candidate on delete cascade,
      endpoint text not null unique,
      p256dh text not null,
      auth text not null,
      registered_at timestamptz not null
    )`.execute(db);
  await sql`create index push_device_of_candidate on push_device (candidate_id, registered_at)`.execute(db);
  await sql`
    create table web_push_key (
      only_one boolean primary key default true check (only_one),
      private_key jsonb not null,
      created_at timestamptz not null
    )`.execute(db);
  // One row a notification and target: 'email', or the id of a device.
  await sql`
    create table notification_delivery (
      notification_id uuid not null references notification on delete cascade,
      target text not null,
      candidate_id uuid not null references candidate on delete cascade,
      about text not null,
      outcome text not null,
      decided_at timestamptz not null,
      primary key (notification_id, target)
    )`.execute(db);
  await sql`create index notification_delivery_about on notification_delivery (candidate_id, about)`.execute(db);
  await sql`create index notification_delivery_digest on notification_delivery (candidate_id) where outcome = 'DIGEST'`.execute(
    db,
  );
}
