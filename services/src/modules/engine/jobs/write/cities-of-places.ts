import type { Transaction } from '../../../../platform/database/database.ts';
import type { StoredPlace } from '../../../../platform/database/tables/jobs.ts';
import { citiesOfAddresses, type NamedCity } from '../../places/index.ts';

interface Placed {
  places: readonly StoredPlace[];
}

const addressKey = ({ city, state, country }: StoredPlace) => JSON.stringify([city, state, country]);

/** The gazetteer's city of each place of a job, in their order; undefined for a place that is no city, or one it does not know. */
export async function citiesOfPlaces(
  trx: Transaction,
  jobs: readonly Placed[],
): Promise<(job: Placed) => (NamedCity | undefined)[]> {
  const addresses = new Map(jobs.flatMap(({ places }) => places.map((place) => [addressKey(place), place])));
  const cities = await citiesOfAddresses(trx, [...addresses.values()]);
  const known = new Map([...addresses.keys()].map((key, index) => [key, cities[index]]));
  return ({ places }) => places.map((place) => known.get(addressKey(place)));
}
