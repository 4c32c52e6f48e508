import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // One row an outbox event and candidate: an event that is handed over twice stays one notification.
  await sql`
    create table notification (
      id uuid primary key,
      candidate_id uuid not null references candidate on delete cascade,
      notification_value text not null,
      notification_status text not null default 'U' check (notification_status in ('U', 'R')),
      call_to_action_url text not null,
      created_timestamp timestamptz not null default now(),
      event_id bigint unique
    )`.execute(db);
  await sql`create index notification_of_candidate on notification (candidate_id, created_timestamp desc, id desc)`.execute(db);
  await sql`create index notification_unread on notification (candidate_id) where notification_status = 'U'`.execute(db);
}
