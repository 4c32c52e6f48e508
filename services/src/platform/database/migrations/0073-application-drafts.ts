import { sql, type Kysely } from 'kysely';

/** What candidates have typed of applications they have not sent, and the support they ask for when they do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table application_draft (
      candidate_id uuid not null references candidate on delete cascade,
      job_id uuid not null references job on delete cascade,
      request_id text not null,
      answers jsonb not null,
      resume_id uuid references resume on delete set null,
      adjustments text,
      revision int not null,
      saved_at timestamptz not null,
      primary key (candidate_id, job_id)
    )`.execute(db);
  await sql`create index application_draft_of_job on application_draft (job_id)`.execute(db);
  await sql`create index application_draft_of_resume on application_draft (resume_id) where resume_id is not null`.execute(db);
  await sql`create index application_draft_by_age on application_draft (saved_at)`.execute(db);
  await sql`alter table application add column adjustments text`.execute(db);
}
