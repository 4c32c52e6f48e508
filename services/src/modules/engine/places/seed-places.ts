import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Database } from '../../../platform/database/database.ts';
import arabicStates from './data/arabic-states.json' with { type: 'json' };
import countryNames from './data/country-names.json' with { type: 'json' };
import stateLabels from './data/state-labels.json' with { type: 'json' };
import { geoNamesFile } from './geonames-file.ts';
import { readGeoNames, STATES_NUMBERED_OTHERWISE } from './geonames.ts';
import { lockPlaces, storedPlacesDigest, storePlaces } from './places.store.ts';
import { regionNamesFile } from './region-names/region-names-file.ts';

let digest: string | undefined;
/** Of the data that the gazetteer is made of, which is read much faster than the gazetteer. */
function digestOfData(): string {
  const hash = createHash('sha256');
  for (const file of [geoNamesFile, regionNamesFile]) hash.update(readFileSync(file));
  return hash.update(JSON.stringify([arabicStates, countryNames, stateLabels, STATES_NUMBERED_OTHERWISE])).digest('base64url');
}

/** Stores the gazetteer, unless the database has that of the same data. Names of an earlier release are replaced. */
export async function seedPlaces(db: Database): Promise<void> {
  digest ??= digestOfData();
  const own = digest;
  if ((await storedPlacesDigest(db)) === own) return;
  const geoNames = readGeoNames();
  await db.transaction().execute(async (trx) => {
    await lockPlaces(trx);
    if ((await storedPlacesDigest(trx)) !== own) await storePlaces(trx, geoNames, own);
  });
}
