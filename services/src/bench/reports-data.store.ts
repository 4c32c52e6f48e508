import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

const STEPS_OF_APPLICATION = 10;

/**
 * Gives a candidate a history of this many events over three years: applications of ten process records each to any jobs, with a
 * rated interview, and skills.
 */
export async function plantHistory(db: Database, candidateId: string, events: number, now: Date): Promise<void> {
  const applications = Math.ceil(events / STEPS_OF_APPLICATION);
  await sql`delete from application where candidate_id = ${candidateId}::uuid`.execute(db);
  await sql`
    insert into application (id, job_id, candidate_id, request_id, answers, enterprise_process_status, submitted_at, changed_at)
    select gen_random_uuid(), id, ${candidateId}::uuid, id::text, '[]', 'F', sent_at, sent_at
    from (
      select id, ${now}::timestamptz - row_number() over (order by id) * interval '3 years' / ${applications}::int as sent_at
      from (select job_id as id from job_search order by job_id limit ${applications}::int) jobs
    ) sent`.execute(db);
  await sql`
    insert into process_record (application_id, enterprise_process_status, recorded_at, change, actor)
    select application.id, case when n > 5 then 'F' when n > 1 then 'S' else 'R' end, submitted_at + n * interval '1 day',
      (array['applied', 'shortlisted', 'interview scheduled', 'interview accepted', 'interview completed', 'note', 'offered', 'note', 'note', 'note'])[n],
      case when n = 1 then 'candidate' else 'enterprise' end
    from application, generate_series(1, ${sql.lit(STEPS_OF_APPLICATION)}) n
    where candidate_id = ${candidateId}::uuid`.execute(db);
  await sql`
    insert into interview (id, application_id, round_title, status, starts_at, completes_at, time_zone, mode, round_completed,
      rating_of_panel_by_candidate, rating_of_candidate_by_panel, created_at, changed_at)
    select gen_random_uuid(), id, 'Talk', 'A', submitted_at, submitted_at + interval '1 hour', 'UTC', 'PHONE', true,
      1 + length(id::text || request_id) % 5, 1 + ascii(id::text) % 5, submitted_at, submitted_at
    from application where candidate_id = ${candidateId}::uuid`.execute(db);
  await sql`
    insert into candidate_skill (candidate_id, skill_id, years_of_experience)
    select ${candidateId}::uuid, skill_id, 3
    from (select unnest(skill_ids) as skill_id from job_sample limit 20000) found
    group by skill_id order by count(*) desc limit 8
    on conflict do nothing`.execute(db);
}

/** A candidate of its own, without an account. */
export async function newCandidate(db: Database): Promise<string> {
  const id = randomUUID();
  await sql`
    insert into candidate (id, issuer, subject, first_name, last_name, email_address)
    values (${id}::uuid, 'bench', ${id}, 'Bench', 'Candidate', ${`${id}@example.com`})`.execute(db);
  return id;
}

export async function candidateByEmail(db: Database, email: string): Promise<string | undefined> {
  const row = await db.selectFrom('candidate').select('id').where('email_address', '=', email).executeTakeFirst();
  return row?.id;
}

export async function openJobs(db: Database): Promise<number> {
  const { rows } = await sql<{ jobs: number }>`select count(*)::int as jobs from job_search`.execute(db);
  return rows[0]?.jobs ?? 0;
}
