import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table outbox (
      id bigserial primary key,
      topic text not null,
      payload jsonb not null,
      created_at timestamptz not null default now(),
      done_at timestamptz,
      attempts int not null default 0,
      next_attempt_at timestamptz not null default now(),
      last_error text
    )`.execute(db);
  await sql`create index outbox_waiting on outbox (next_attempt_at, id) where done_at is null`.execute(db);
  await sql`
    create table stream_event (
      id bigserial primary key,
      candidate_id uuid not null,
      topic text not null,
      payload jsonb not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index stream_event_of_candidate on stream_event (candidate_id, id)`.execute(db);
  await sql`
    create table release (
      remote text not null,
      version text not null,
      release jsonb not null,
      published_at timestamptz not null default now(),
      primary key (remote, version)
    )`.execute(db);
  await sql`
    create table live_release (
      remote text primary key,
      current_version text not null,
      previous_version text,
      changed_at timestamptz not null default now(),
      foreign key (remote, current_version) references release (remote, version),
      foreign key (remote, previous_version) references release (remote, version)
    )`.execute(db);
  await sql`create table release_sequence (id int primary key default 1 check (id = 1), sequence bigint not null)`.execute(db);
  await sql`insert into release_sequence (sequence) values (0)`.execute(db);
  await sql`
    create table load_report (
      id bigserial primary key,
      remote text not null,
      outcome text not null,
      report jsonb not null,
      received_at timestamptz not null default now()
    )`.execute(db);
}
