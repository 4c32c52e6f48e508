import postCodes from '../../data/post-codes.json' with { type: 'json' };
import postCodeStates from '../../data/post-code-states.json' with { type: 'json' };

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
const PREFIX = /^[A-Z]{1,2}-(?=\d)/;

/** The first signs of codes in a list of them and of ranges: '300-319,398-399'. */
function listed(ranges: string): string[] {
  return ranges.split(',').flatMap((range) => {
    const [from = '', to] = range.split('-');
    if (to === undefined) return [from];
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => String(Number(from) + at).padStart(from.length, '0'));
  });
}

/** By country: the states, as the gazetteer calls them, of codes that begin with these signs. */
const STATES: ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>> = new Map(
  Object.entries(postCodeStates).map(([country, states]) => {
    const named = Object.entries(states).flatMap(([state, ranges]) => listed(ranges).map((signs) => ({ signs, state })));
    const bySigns = Map.groupBy(named, ({ signs }) => signs);
    return [country, new Map([...bySigns].map(([signs, rows]) => [signs, new Set(rows.map(({ state }) => state))]))];
  }),
);

const signsOf = (code: string): string => code.replace(PREFIX, '').replace('〒', '');

/** The value of the longest of the keys with which the signs begin. */
function byFirstSigns<Value>(signs: string, valueOf: (start: string) => Value | undefined): Value | undefined {
  for (let length = signs.length; length > 0; length--) {
    const value = valueOf(signs.slice(0, length));
    if (value !== undefined) return value;
  }
  return undefined;
}

/** True for a code as this country (ISO 3166-1 alpha-2) writes them; undefined if that is not known. */
export const isCodeOf = (code: string, country: string): boolean | undefined => POST_CODES.get(country)?.form.test(code);

/** ISO 3166-1 alpha-2: the country that alone writes its codes like this one. */
export const countryOfCode = (code: string): string | undefined => UNLIKE_OTHERS.find((country) => isCodeOf(code, country));

/** The large city of a country to which a code belongs. */
export const cityOfCode = (code: string, country: string): string | undefined =>
  byFirstSigns(signsOf(code), (start) => POST_CODES.get(country)?.cities[start]);

/** The states of a country in which codes begin like this one: several at a border; undefined if that is not known. */
export function statesOfCode(code: string, country: string): ReadonlySet<string> | undefined {
  const states = STATES.get(country);
  if (!states) return undefined;
  const signs = signsOf(code);
  // The letters before the first digit of a British code are its area: 'B' and 'BA' are different ones.
  if (country === 'GB') return states.get(/^[A-Z]+/.exec(signs)?.[0] ?? '');
  return byFirstSigns(signs, (start) => states.get(start));
}

/** The state of a country in which all codes are that begin like this one. */
export function onlyStateOfCode(code: string, country: string): string | null {
  const [state = null, ...others] = statesOfCode(code, country) ?? [];
  return others.length === 0 ? state : null;
}
