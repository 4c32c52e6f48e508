import type { Database } from '../../../../platform/database/database.ts';
import { areaCentres, citiesById } from '../../places/index.ts';
import { cityCounts, placeKeyCounts } from '../facets/location-counts.store.ts';
import { sampleScale } from '../facets/sample-scale.store.ts';
import { countsOf, slotsForLocations } from '../facets/search-counts.ts';
import type { JobSearch } from '../terms/job-search.ts';
import { placeKeyOf } from '../terms/place-keys.ts';
import { searchUnderWay } from './search-jobs.ts';

export type LocationLevel = 'CITY' | 'STATE' | 'COUNTRY';

export interface JobLocation {
  city: string | null;
  state: string | null;
  /** ISO 3166 alpha-2. */
  country: string;
  latitude: number;
  longitude: number;
}

export interface JobsByLocation {
  total: number;
  totalIsEstimate: boolean;
  /** The number at each location is estimated from a sample. */
  isEstimate: boolean;
  /** The locations with the most jobs, most first. */
  locations: (JobLocation & { jobs: number })[];
}

interface Wanted {
  skills: readonly number[];
  keyword: string | undefined;
  /** Only jobs of the employer with this id. */
  enterprise?: string | undefined;
  /** Only jobs of employers with this tag. */
  companyTag?: string;
  /** True for work in health only. */
  healthWork?: boolean;
  level: LocationLevel;
  first: number;
  now: Date;
}

/** Two cities of one name in one state have the same place key: this many more are read, so that enough remain. */
const SAME_NAMES = 10;

/** Locations by the place key that a search for them has. */
async function candidatesOf(
  search: JobSearch,
  slots: number | undefined,
  { level, first }: Wanted,
): Promise<Map<string, JobLocation>> {
  const { db } = search;
  const found: JobLocation[] =
    level === 'CITY'
      ? await citiesById(
          db,
          (await cityCounts(search, slots, first + SAME_NAMES)).map(({ of }) => of),
        )
      : (await areaCentres(db))
          .filter(({ state }) => (state !== null) === (level === 'STATE'))
          .map((area) => ({ city: null, ...area }));
  const byKey = new Map<string, JobLocation>();
  for (const location of found) {
    const key = placeKeyOf(location);
    if (key !== undefined && !byKey.has(key)) byKey.set(key, location);
  }
  return byKey;
}

/**
 * Open jobs with any of the skills, and with the keyword, by location. Each number is that of the search for the location: exact
 * where matches are few, else estimated from a sample of all jobs.
 */
export async function jobsByLocation(db: Database, wanted: Wanted): Promise<JobsByLocation> {
  const { skills, keyword, enterprise, companyTag, healthWork, first, now } = wanted;
  const filter = {
    skills: [...skills],
    ...(keyword && { keyword }),
    ...(enterprise && { enterprise }),
    ...(companyTag && { companyTag }),
    ...(healthWork && { healthWork }),
  };
  const search = await searchUnderWay(db, filter, now);
  const [{ total, totalIsEstimate }, slots] = await Promise.all([countsOf(search, undefined), slotsForLocations(search)]);
  const locations = await candidatesOf(search, slots, wanted);
  const counts = await placeKeyCounts(search, slots, [...locations.keys()]);
  const scale = slots === undefined ? 1 : await sampleScale(db, slots);
  return {
    total,
    totalIsEstimate,
    isEstimate: slots !== undefined,
    locations: counts.slice(0, first).flatMap(({ of, count }) => {
      const location = locations.get(of);
      return location ? [{ ...location, jobs: Math.round(count * scale) }] : [];
    }),
  };
}
