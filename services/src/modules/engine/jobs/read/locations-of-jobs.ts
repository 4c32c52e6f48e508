import type { Database } from '../../../../platform/database/database.ts';
import { citiesById, type CityOnMap } from '../../places/index.ts';
import { citiesOfJobs } from './cities-of-jobs.store.ts';

/** Most locations of a job that are shown on its map. */
const MOST_LOCATIONS = 8;

/** Where the cities of open jobs are, by job; none of jobs that are done remotely. */
export async function locationsOfJobs(db: Database, ids: readonly string[]): Promise<Map<string, CityOnMap[]>> {
  const cities = await citiesOfJobs(db, ids);
  const wanted = [...cities].map(([job, of]) => [job, of.slice(0, MOST_LOCATIONS)] as const);
  const found = await citiesById(db, [...new Set(wanted.flatMap(([, of]) => of))]);
  const byId = new Map(found.map((city) => [city.id, city]));
  return new Map(wanted.map(([job, of]) => [job, of.flatMap((id) => byId.get(id) ?? [])]));
}
