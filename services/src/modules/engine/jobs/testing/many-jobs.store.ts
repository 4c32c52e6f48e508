import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';
import { refreshStatistics } from '../write/bulk-load.store.ts';
import { addToSample } from '../write/sample-jobs.store.ts';

/** Enough jobs for searches to estimate instead of counting. */
export const MANY_JOBS = 12_000;

/**
 * Open jobs by rule, the n-th posted n minutes before `now`: every title says 'usual', every 2nd job 'common', every 20th
 * 'medium', every 500th 'rare', each in the title of every 3rd of those; skills 1 for even n, 2 for every 3rd, 3 for every 5th; every 4th is in
 * Paris, and part time where n divides by 7.
 */
export async function storeManyJobs(db: Database, now: Date): Promise<void> {
  const enterprise = randomUUID();
  await db.insertInto('enterprise').values({ id: enterprise, establishment_name: 'Many', domain_names: [] }).execute();
  await sql`
    insert into job (id, enterprise_id, title, summary, description_html, posted_at)
    select overlay(overlay(md5(n::text) placing '4' from 13) placing '8' from 17)::uuid, ${enterprise}::uuid, n::text, 'A job.', '<p>A job.</p>', ${now}::timestamptz - n * interval '1 minute'
    from generate_series(1, ${sql.lit(MANY_JOBS)}) n`.execute(db);
  await sql`
    insert into job_search (job_id, posted_at, title_vector, body_vector, skill_ids, place_keys, employment_type, remote, easy_apply)
    select id, posted_at, case when n % 3 = 0 then words else to_tsvector('job_words', 'usual') end, words, skills,
      case when n % 4 = 0 then array['t:paris'] else '{}' end, case when n % 7 = 0 then 'PT' else 'FT' end, n % 11 = 0, false
    from (
      select id, posted_at, title::int as n,
        to_tsvector('job_words', concat_ws(' ', 'usual', case when title::int % 2 = 0 then 'common' end, case when title::int % 20 = 0 then 'medium' end,
          case when title::int % 500 = 0 then 'rare' end)) as words,
        array_remove(array[case when title::int % 2 = 0 then 1 end, case when title::int % 3 = 0 then 2 end, case when title::int % 5 = 0 then 3 end], null) as skills
      from job where enterprise_id = ${enterprise}
    ) jobs`.execute(db);
  await addToSample(db, sql`true`);
  await refreshStatistics(db);
}

/** Job id → n. */
export async function numbersOf(db: Database): Promise<Map<string, number>> {
  const { rows } = await sql<{
    id: string;
    n: number;
  }>`select job_id as id, title::int as n from job_search join job on id = job_id`.execute(db);
  return new Map(rows.map(({ id, n }) => [id, n]));
}
