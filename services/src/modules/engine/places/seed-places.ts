import type { Database } from '../../../platform/database/database.ts';
import { readGeoNames } from './geonames.ts';
import { hasPlaces, lockPlaces, storePlaces } from './places.store.ts';

/** Loads the gazetteer into an empty database; later calls do nothing. */
export async function seedPlaces(db: Database): Promise<void> {
  if (await hasPlaces(db)) return;
  const geoNames = readGeoNames();
  await db.transaction().execute(async (trx) => {
    await lockPlaces(trx);
    if (!(await hasPlaces(trx))) await storePlaces(trx, geoNames);
  });
}
