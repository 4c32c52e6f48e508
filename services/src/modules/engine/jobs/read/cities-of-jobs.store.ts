import type { Database } from '../../../../platform/database/database.ts';

/** GeoNames ids of the cities of open jobs, in the order of their places; without jobs that are done remotely. */
export async function citiesOfJobs(db: Database, ids: readonly string[]): Promise<Map<string, readonly number[]>> {
  const rows = await db
    .selectFrom('job_search')
    .select(['job_id', 'place_ids'])
    .where('job_id', 'in', ids)
    .where('remote', '=', false)
    .where((where) => where.or([where('work_mode', 'is', null), where('work_mode', '!=', 'R')]))
    .execute();
  return new Map(rows.map((row) => [row.job_id, row.place_ids]));
}
