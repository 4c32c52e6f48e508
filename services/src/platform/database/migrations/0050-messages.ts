import { sql, type Kysely } from 'kysely';

/** What candidates and employers write to each other: one conversation a candidate and employer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table conversation (
      id uuid primary key,
      candidate_id uuid not null references candidate on delete cascade,
      enterprise_id uuid not null references enterprise on delete cascade,
      last_number int not null default 0,
      last_message_at timestamptz,
      candidate_unread int not null default 0,
      enterprise_unread int not null default 0,
      candidate_cleared_to int not null default 0,
      blocked_at timestamptz,
      unique (candidate_id, enterprise_id)
    )`.execute(db);
  await sql`create index conversation_of_enterprise on conversation (enterprise_id, last_message_at desc)`.execute(db);
  // The number is the order; it is given under the conversation's lock, so that everybody sees the same one.
  await sql`
    create table message (
      id uuid primary key,
      conversation_id uuid not null references conversation on delete cascade,
      number int not null,
      by_enterprise boolean not null,
      message_type text not null check (message_type in ('TEXT', 'FILE', 'SMS')),
      body text not null,
      attachment_key text,
      attachment_name text,
      attachment_type text,
      request_id text not null,
      sent_at timestamptz not null,
      unique (conversation_id, number),
      unique (conversation_id, by_enterprise, request_id)
    )`.execute(db);
}
