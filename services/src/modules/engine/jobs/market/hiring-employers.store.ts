import { sql } from 'kysely';
import { chosen, inSlots, searched } from '../facets/search-counts.store.ts';
import { all } from '../terms/conditions.store.ts';
import type { JobSearch } from '../terms/job-search.ts';
import { slotsOfJobs } from '../terms/sample-slots.ts';
import { searchShape } from '../terms/search-shape.store.ts';

/** The employers of about this many jobs are counted. */
const JOBS_COUNTED = 10_000;

/** Ids of the employers with the most jobs of a search, the most first. */
export async function hiringEmployers(search: JobSearch, limit: number): Promise<string[]> {
  const { jobs } = await searchShape(search.db);
  const slots = slotsOfJobs(JOBS_COUNTED, jobs);
  const { rows } = await sql<{ id: string }>`
    select job.enterprise_id as id
    from (
      select job_id from ${searched(slots)} where ${all([...inSlots(slots), ...chosen(search)])}
      limit ${sql.lit(JOBS_COUNTED)}
    ) found join job on job.id = found.job_id
    group by job.enterprise_id order by count(*) desc, job.enterprise_id limit ${limit}::int`.execute(search.db);
  return rows.map(({ id }) => id);
}
