import byCountry from './ar.json' with { type: 'json' };
import { placeNameId, type PlaceNames } from './index.ts';

/** The Arabic names of cities and states, from GeoNames (CC BY 4.0): written by services/src/modules/engine/places/arabic-place-names.ts. */
export const placeNames: PlaceNames = Object.fromEntries(
  Object.entries(byCountry as Readonly<Record<string, Readonly<Record<string, string>>>>).flatMap(([country, names]) =>
    Object.entries(names).map(([name, arabic]) => [placeNameId(country, name), arabic]),
  ),
);
