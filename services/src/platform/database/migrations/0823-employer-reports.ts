import { sql, type Kysely } from 'kysely';

/** What people told the operators about employers. A visitor is known by a keyed hash of the address only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table employer_report (
      id uuid primary key,
      enterprise_id uuid not null references enterprise on delete cascade,
      candidate_id uuid references candidate on delete set null,
      reporter text not null,
      reason text not null,
      details text,
      created_at timestamptz not null,
      unique (enterprise_id, reporter)
    )`.execute(db);
  await sql`create index employer_report_of_reporter on employer_report (reporter, created_at)`.execute(db);
  await sql`create index employer_report_of_candidate on employer_report (candidate_id) where candidate_id is not null`.execute(
    db,
  );
  await sql`create index employer_report_by_age on employer_report (created_at)`.execute(db);
}
