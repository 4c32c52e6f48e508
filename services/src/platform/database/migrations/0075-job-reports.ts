import { sql, type Kysely } from 'kysely';

/** What people told the operators about jobs. A visitor is known by a keyed hash of the address only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_report (
      id uuid primary key,
      job_id uuid not null references job on delete cascade,
      candidate_id uuid references candidate on delete set null,
      reporter text not null,
      reason text not null,
      details text,
      created_at timestamptz not null,
      unique (job_id, reporter)
    )`.execute(db);
  await sql`create index job_report_of_reporter on job_report (reporter, created_at)`.execute(db);
  await sql`create index job_report_of_candidate on job_report (candidate_id) where candidate_id is not null`.execute(db);
  await sql`create index job_report_by_age on job_report (created_at)`.execute(db);
}
