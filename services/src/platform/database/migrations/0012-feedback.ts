import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table feedback (
      id uuid primary key,
      candidate_id uuid not null references candidate on delete cascade,
      subject text not null,
      feedback text not null,
      details jsonb not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table feedback_attachment (
      feedback_id uuid not null references feedback on delete cascade,
      storage_key text not null,
      content_type text not null
    )`.execute(db);
  await sql`
    create table console_log (
      id bigserial primary key,
      error text not null,
      error_info text not null,
      reported_at text not null,
      received_at timestamptz not null default now()
    )`.execute(db);
}
