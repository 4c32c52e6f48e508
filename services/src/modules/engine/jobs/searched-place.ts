import type { JobFilter } from '@hirehq/shared-contracts/graphql/types';
import type { Database } from '../../../platform/database/database.ts';
import { citiesAround, cityIds } from '../places/index.ts';
import type { JobResponse } from './read/job-response.ts';
import { placeKeyOf, placeKeys } from './terms/place-keys.ts';

type SearchedPlace = Pick<JobFilter, 'city' | 'state' | 'country' | 'radiusKm'>;

/** The job with the place at this position as its first one. */
function led<Job extends JobResponse>(job: Job, position: number): Job {
  const first = job.places[position];
  if (position <= 0 || !first) return job;
  return { ...job, place: first, places: [first, ...job.places.filter((_, index) => index !== position)] };
}

/** Jobs that have several places with the one that was searched for as their first; within a radius, one that is in it. */
export async function withSearchedPlace<Job extends JobResponse>(
  db: Database,
  jobs: readonly Job[],
  { radiusKm, ...address }: SearchedPlace,
): Promise<Job[]> {
  const key = placeKeyOf(address);
  if (key === undefined) return [...jobs];
  const exact = jobs.map(({ storedPlaces }) =>
    storedPlaces.findIndex((place) => placeKeys([place], { remote: true }).includes(key)),
  );
  const others = jobs.filter((job, index) => exact[index] === -1 && job.storedPlaces.length > 1);
  const near =
    radiusKm && radiusKm > 0 && address.city && others.length > 0 ? await citiesAround(db, { ...address, radiusKm }) : undefined;
  const kmOf = new Map(near?.map(({ id, km }) => [id, km]));
  const addresses = near ? others.flatMap(({ storedPlaces }) => storedPlaces) : [];
  const ids = addresses.length > 0 ? await cityIds(db, addresses) : [];
  let read = 0;
  const nearest = new Map(
    others.map((job) => {
      const kms = job.storedPlaces.map((_, index) => kmOf.get(ids[read + index] ?? -1) ?? Infinity);
      read += job.storedPlaces.length;
      const least = Math.min(...kms);
      return [job, least === Infinity ? 0 : kms.indexOf(least)];
    }),
  );
  return jobs.map((job, index) => led(job, exact[index] === -1 ? (nearest.get(job) ?? 0) : (exact[index] ?? 0)));
}
