import { sql } from 'kysely';
import { chosen } from '../facets/search-counts.store.ts';
import { all, ofJobs } from '../terms/conditions.store.ts';
import type { JobSearch } from '../terms/job-search.ts';

/** Ids of those of the jobs that match, with the chosen facets. */
export async function matchesAmong(search: JobSearch, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ job_id: string }>`
    select job_id from job_search where ${all([ofJobs(ids), ...chosen(search)])}`.execute(search.db);
  return new Set(rows.map(({ job_id }) => job_id));
}
