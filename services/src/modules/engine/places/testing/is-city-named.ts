import { foldText } from '../../skills/index.ts';
import type { PlaceNames } from '../reading/place-names.ts';

/** Whether a city of a country (ISO 3166-1 alpha-2) has a name: 'Bangalore' is 'Bengaluru'. */
export const isCityNamed = (city: string, name: string, country: string | null, names: PlaceNames): boolean =>
  foldText(city) === foldText(name) || names.cities(name).some((row) => row.name === city && row.country_code === country);
