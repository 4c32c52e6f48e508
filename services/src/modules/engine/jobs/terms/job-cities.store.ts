import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';

/** Those of the cities in which jobs have been posted. */
export async function withJobs<City extends { id: number }>(db: Database, cities: readonly City[]): Promise<City[]> {
  const { rows } = await sql<{ place_id: number }>`
    select place_id from job_city where place_id = any(${cities.map(({ id }) => id)}::int[])`.execute(db);
  const known = new Set(rows.map((row) => row.place_id));
  return cities.filter(({ id }) => known.has(id));
}
