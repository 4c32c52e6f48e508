import { RADIUS_STEPS } from '@hirehq/shared-contracts/codes';
import type { JobFacet, JobFilter } from '@hirehq/shared-contracts/graphql/types';
import { citiesAround, MAX_RADIUS_KM } from '../../places/index.ts';
import { ringTotals, type Counts } from './search-counts.ts';
import { withJobs } from '../terms/job-cities.store.ts';
import type { JobSearch } from '../terms/job-search.ts';

/** Number of jobs around the city of the search, by distance; undefined without a city that the gazetteer knows. */
export async function radiusFacet(
  search: JobSearch,
  { city, state, country, radiusKm }: JobFilter,
  counts: Promise<Counts>,
): Promise<JobFacet | undefined> {
  if (!city?.trim()) return undefined;
  const around = await citiesAround(search.db, { city, state, country, radiusKm: MAX_RADIUS_KM });
  if (!around) return undefined;
  const cities = await withJobs(search.db, around);
  const rings = RADIUS_STEPS.map((km) => ({ km, cities: cities.filter((near) => near.km <= km).map(({ id }) => id) }));
  const { totals, isEstimate } = await ringTotals(search, rings);
  const { total, totalIsEstimate } = await counts;
  return {
    field: 'radiusKm',
    isEstimate: isEstimate || (totalIsEstimate && radiusKm !== undefined && radiusKm !== null),
    // The chosen distance has the same number as the list.
    values: rings.map(({ km }, index) => ({ value: String(km), count: km === radiusKm ? total : (totals[index] ?? 0) })),
  };
}
