import type { Database } from '../../platform/database/database.ts';
import { foldText } from '../skills/index.ts';
import { countryCodeOf } from './country-names.ts';
import { gazetteerRows, type GazetteerRow } from './places.store.ts';

export interface KnownPlace {
  city: string | null;
  state: string | null;
  /** ISO 3166 alpha-2. */
  country: string;
}

export interface Gazetteer {
  /** The place that comma-separated parts name, smallest first ('Austin', 'TX', 'USA'); undefined if there is no such place. */
  locate(parts: readonly string[]): KnownPlace | undefined;
}

// Common names of cities that GeoNames lists under another name.
const NICKNAMES: Readonly<Record<string, string>> = {
  'new york city': 'new york',
  nyc: 'new york',
  manhattan: 'new york',
  sf: 'san francisco',
  'san francisco bay area': 'san francisco',
  'sf bay area': 'san francisco',
  'bay area': 'san francisco',
  la: 'los angeles',
  'washington dc': 'washington',
  'washington d.c.': 'washington',
  bangalore: 'bengaluru',
  gurgaon: 'gurugram',
  gurugram: 'gurgaon',
  bengaluru: 'bangalore',
  bombay: 'mumbai',
  'greater london': 'london',
  'city of london': 'london',
};
const WELL_KNOWN = 100_000;
const STATE_WORDS = /\b(state|province|region|county|greater|metro|metropolitan|area)\b/g;

/** Loads all place names into memory (about 60 MB): for imports, not for requests. */
export async function loadGazetteer(db: Database): Promise<Gazetteer> {
  const byName = new Map<string, GazetteerRow[]>();
  for (const row of await gazetteerRows(db)) {
    const same = byName.get(row.folded);
    if (same) same.push(row);
    else byName.set(row.folded, [row]);
  }
  return { locate: (parts) => locate(byName, parts) };
}

function locate(byName: ReadonlyMap<string, readonly GazetteerRow[]>, given: readonly string[]): KnownPlace | undefined {
  const parts = given.map((part) => part.trim()).filter(Boolean);
  const last = parts.at(-1);
  if (!last) return undefined;
  const states = (text: string, country?: string) => {
    const folded = foldText(text).replace(STATE_WORDS, ' ').trim();
    const named = (byName.get(folded) ?? []).filter((row) => row.kind === 'state' && (!country || row.country_code === country));
    if (named.length > 0) return named;
    // 'CA' is a state only in a country whose states have letter codes.
    const code = text.trim().toUpperCase().replaceAll('.', '');
    const lettered = /^[A-Z]{2}$/.test(code) ? byLetters(byName, code, country) : undefined;
    return lettered ? [lettered] : [];
  };
  const cities = (text: string) => {
    const folded = foldText(text);
    const called = (name: string | undefined) => (name ? (byName.get(name) ?? []) : []).filter((row) => row.kind === 'city');
    const known = called(NICKNAMES[folded]);
    return known.length > 0 ? known : called(folded);
  };
  const biggest = (rows: readonly GazetteerRow[]) =>
    rows.reduce<GazetteerRow | undefined>((best, row) => (best && best.population >= row.population ? best : row), undefined);
  const asCity = (row: GazetteerRow): KnownPlace => ({ city: row.name, state: row.state_name, country: row.country_code });

  if (parts.length === 1) {
    // NA means North America rather than Namibia.
    const country = last === 'NA' ? undefined : countryCodeOf(last);
    const city = biggest(cities(last));
    const state = biggest(states(last));
    // 'Singapore' and 'Luxembourg' are city and country; 'Georgia' and 'New York' mean the better known place.
    if (country && !(city && city.country_code === country && foldText(city.name) === foldText(last)))
      return { city: null, state: null, country };
    if (city && (!state || city.population > 200_000)) return asCity(city);
    return state && { city: null, state: state.name, country: state.country_code };
  }

  const head = parts[0] ?? '';
  const rest = parts.slice(1);
  const headCountry = countryCodeOf(head);
  // From the end: 'Portland, OR' means Oregon rather than a country; 'Toronto, CA' means Canada only if California has no Toronto.
  const readings: { country?: string; state?: GazetteerRow }[] = [];
  // 'United States, Northeast' names no region of Iceland.
  for (const state of states(last, headCountry)) readings.push({ country: state.country_code, state });
  const country = countryCodeOf(last);
  if (country) {
    const middle = rest.slice(0, -1);
    for (const part of middle) for (const state of states(part, country)) readings.unshift({ country, state });
    readings.push({ country });
  }
  for (const { country: within, state } of readings) {
    const city = biggest(
      cities(head).filter((row) => row.country_code === within && (!state || row.state_code === state.state_code)),
    );
    if (city) return asCity(city);
  }
  for (const { country: within } of readings) {
    // 'Berlin, Brandenburg, Germany': a well-known city is accepted although its state is wrong.
    const city = biggest(cities(head).filter((row) => row.country_code === within && row.population > WELL_KNOWN));
    if (city) return asCity(city);
  }
  // 'India, Bengaluru' and 'US, New York': reversed order.
  if (headCountry && !country) {
    const city = biggest(cities(rest[0] ?? '').filter((row) => row.country_code === headCountry));
    if (city) return asCity(city);
  }
  const fallback = readings.find((reading) => reading.state) ?? readings[0];
  if (!fallback?.country) return headCountry ? { city: null, state: null, country: headCountry } : undefined;
  const state = fallback.state ?? states(head, fallback.country)[0];
  if (state && (fallback.state === undefined || parts.length > 1)) {
    // A town too small for the gazetteer keeps its name as written.
    const town = fallback.state ? head : null;
    return { city: town, state: state.name, country: fallback.country };
  }
  const isPlaceName = /^\p{Lu}[\p{L}\s.'-]{1,40}$/u.test(head) && !headCountry;
  return { city: isPlaceName ? head : null, state: null, country: fallback.country };
}

const LETTERED = ['US', 'CA', 'AU', 'BR', 'IN'];
// GeoNames has numeric codes for the provinces of these countries; people use letters.
const PROVINCES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CA: {
    AB: 'alberta',
    BC: 'british columbia',
    MB: 'manitoba',
    NB: 'new brunswick',
    NL: 'newfoundland and labrador',
    NS: 'nova scotia',
    ON: 'ontario',
    PE: 'prince edward island',
    QC: 'quebec',
    SK: 'saskatchewan',
  },
};

function byLetters(
  byName: ReadonlyMap<string, readonly GazetteerRow[]>,
  code: string,
  country: string | undefined,
): GazetteerRow | undefined {
  const usState = stateByCode(byName, 'US').get(code);
  if (usState && (!country || country === 'US')) return usState;
  for (const each of LETTERED) {
    const name = PROVINCES[each]?.[code];
    if (name && (!country || country === each))
      return byName.get(name)?.find((row) => row.kind === 'state' && row.country_code === each);
  }
  return undefined;
}

const codeCache = new WeakMap<object, Map<string, GazetteerRow>>();

function stateByCode(byName: ReadonlyMap<string, readonly GazetteerRow[]>, country: string): Map<string, GazetteerRow> {
  const known = codeCache.get(byName);
  if (known) return known;
  const codes = new Map<string, GazetteerRow>();
  for (const rows of byName.values())
    for (const row of rows)
      if (row.kind === 'state' && row.country_code === country && row.state_code) codes.set(row.state_code, row);
  codeCache.set(byName, codes);
  return codes;
}
