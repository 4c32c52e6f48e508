import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table candidate_skill (
      candidate_id uuid not null references candidate (id) on delete cascade,
      skill_id int not null references skill (id),
      years_of_experience numeric(4, 1) not null default 0,
      primary key (candidate_id, skill_id)
    )`.execute(db);
  await sql`
    create table saved_job (
      candidate_id uuid not null references candidate (id) on delete cascade,
      job_id uuid not null references job (id) on delete cascade,
      saved_at timestamptz not null default now(),
      primary key (candidate_id, job_id)
    )`.execute(db);
  await sql`create index saved_job_of_job on saved_job (job_id)`.execute(db);
  await sql`
    create table application (
      id uuid primary key,
      job_id uuid not null references job (id),
      candidate_id uuid not null references candidate (id) on delete cascade,
      request_id text not null,
      answers jsonb not null,
      resume_id uuid,
      enterprise_process_status text not null default 'R' check (enterprise_process_status in ('R', 'S', 'F', 'O', 'B')),
      candidate_process_status text check (candidate_process_status in ('A', 'P')),
      submitted_at timestamptz not null,
      changed_at timestamptz not null,
      withdrawn_at timestamptz
    )`.execute(db);
  await sql`create unique index application_once on application (candidate_id, job_id) where withdrawn_at is null`.execute(db);
  await sql`create unique index application_request on application (candidate_id, request_id)`.execute(db);
  await sql`create index application_of_job on application (job_id)`.execute(db);
  // What happened to an application, in order: the pool and process record reads from the newest.
  await sql`
    create table process_record (
      id bigserial primary key,
      application_id uuid not null references application (id) on delete cascade,
      enterprise_process_status text not null,
      candidate_process_status text,
      recorded_at timestamptz not null
    )`.execute(db);
  await sql`create index process_record_of_application on process_record (application_id, id)`.execute(db);
}
