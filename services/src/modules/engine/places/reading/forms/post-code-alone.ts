import type { PlaceNames } from '../place-names.ts';
import type { ReadPlace } from '../place-reading.ts';
import { cityOfCode, countryOfCode, isCodeOf, onlyStateOfCode } from './post-codes.ts';

const CALLED =
  /^(?:plz|cp|c\.p\.|cap|cep|zip(?: ?code)?|post ?codes?|postnr\.?|postnummer|postcode|psč|kod|индекс|〒)[\s:.]*(?=\d)/i;
const MOST_LETTERS = 20;

/**
 * Where a postal code that stands alone is: the country of the texts around it, the city if it is one of the large ones, and the state if
 * codes like this are in one alone.
 */
export function postCodeAlone(given: string, country: string | undefined, names: PlaceNames): ReadPlace | undefined {
  const text = given.trim();
  if (text.length > MOST_LETTERS || !/\d/.test(text)) return undefined;
  const code = text.replace(CALLED, '');
  const found = country !== undefined && isCodeOf(code, country) ? country : countryOfCode(code);
  if (found === undefined) return undefined;
  const row = names.cities(cityOfCode(code, found) ?? '').find((city) => city.country_code === found);
  return { city: row?.name ?? null, state: row?.state_name ?? onlyStateOfCode(code, found), country: found, label: text };
}
