import { sql, type Kysely } from 'kysely';

/** Rounds of interviews; times in UTC beside the zone they were meant in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table interview (
      id uuid primary key,
      application_id uuid not null references application on delete cascade,
      round_title text not null,
      status text not null check (status in ('P', 'A', 'X')),
      starts_at timestamptz not null,
      completes_at timestamptz not null check (completes_at > starts_at),
      time_zone text not null,
      mode text not null check (mode in ('VIDEO', 'PHONE', 'ONSITE')),
      location text,
      link text,
      instructions text,
      round_completed boolean not null default false,
      rating_of_panel_by_candidate int check (rating_of_panel_by_candidate between 1 and 5),
      closure_status text,
      reminded_at timestamptz,
      created_at timestamptz not null,
      changed_at timestamptz not null
    )`.execute(db);
  await sql`create index interview_of_application on interview (application_id, starts_at)`.execute(db);
  await sql`create index interview_to_remind on interview (starts_at) where status = 'A' and reminded_at is null and not round_completed`.execute(
    db,
  );
}
