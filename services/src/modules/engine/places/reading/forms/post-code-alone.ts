import postCodes from '../../data/post-codes.json' with { type: 'json' };
import type { PlaceNames } from '../place-names.ts';
import type { ReadPlace } from '../place-reading.ts';

/** The postal codes of a country: how they are written, and the large cities by the first signs of theirs. */
interface PostCodes {
  form: RegExp;
  cities: Readonly<Record<string, string>>;
}

const POST_CODES: ReadonlyMap<string, PostCodes> = new Map(
  Object.entries(postCodes).map(([country, { form, cities }]) => [country, { form: new RegExp(`^${form}$`), cities }]),
);
/** Countries whose codes no other country has. */
const UNLIKE_OTHERS = ['GB', 'CA', 'NL'];
const CALLED =
  /^(?:plz|cp|c\.p\.|cap|cep|zip(?: ?code)?|post ?codes?|postnr\.?|postnummer|postcode|psč|kod|индекс|〒)[\s:.]*(?=\d)/i;
const PREFIX = /^[A-Z]{1,2}-(?=\d)/;
const MOST_LETTERS = 20;

/** Where a postal code that stands alone is: the country of the texts around it, and the city if it is one of the large ones. */
export function postCodeAlone(given: string, country: string | undefined, names: PlaceNames): ReadPlace | undefined {
  const text = given.trim();
  if (text.length > MOST_LETTERS || !/\d/.test(text)) return undefined;
  const code = text.replace(CALLED, '');
  const found = [country, ...UNLIKE_OTHERS].find((each) => POST_CODES.get(each ?? '')?.form.test(code));
  if (found === undefined) return undefined;
  const signs = code.replace(PREFIX, '').replace('〒', '');
  const { cities = {} } = POST_CODES.get(found) ?? {};
  const prefix = Array.from(signs, (_, at) => signs.slice(0, signs.length - at)).find((start) => cities[start] !== undefined);
  const row = names.cities(cities[prefix ?? ''] ?? '').find((city) => city.country_code === found);
  return { city: row?.name ?? null, state: row?.state_name ?? null, country: found, label: text };
}
