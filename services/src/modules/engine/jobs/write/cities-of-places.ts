import type { Transaction } from '../../../../platform/database/database.ts';
import type { StoredPlace } from '../../../../platform/database/tables/jobs.ts';
import { cityAddresses, cityIds, type CityAddress } from '../../places/index.ts';

interface Placed {
  places: readonly StoredPlace[];
}

const addressKey = ({ city, state, country }: StoredPlace) => JSON.stringify([city, state, country]);

/** The gazetteer's city of each place of a job, in their order; undefined for a place that is no city, or one it does not know. */
export async function citiesOfPlaces(
  trx: Transaction,
  jobs: readonly Placed[],
): Promise<(job: Placed) => (CityAddress | undefined)[]> {
  const addresses = new Map(jobs.flatMap(({ places }) => places.map((place) => [addressKey(place), place])));
  const ids = await cityIds(trx, [...addresses.values()]);
  const cities = await cityAddresses(
    trx,
    ids.flatMap((id) => id ?? []),
  );
  const known = new Map([...addresses.keys()].map((key, index) => [key, cities.get(ids[index] ?? -1)]));
  return ({ places }) => places.map((place) => known.get(addressKey(place)));
}
