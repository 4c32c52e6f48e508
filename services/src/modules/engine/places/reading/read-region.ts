import { countryCodeOf } from '../country-names.ts';
import { countriesOfRegion } from '../regions.ts';
import { readableText } from './longest-text.ts';
import type { ReadPlace } from './place-reading.ts';

/** Separators of alternatives: 'UK/EU'. */
const BESIDE = /\s*[/&]\s*|\s+\+\s+|\s+and\b\s*/i;
/** Separators of nested or alternative places: 'Europe (Germany)', 'EMEA - London', 'US, EMEA'. */
const WITHIN = /[,()[\]:|]|\s[-–—]+|[-–—]+\s/;
const EDGES = /^[\s,;:|/()[\]–—-]+|[\s,;:|/()[\]–—-]+$/g;
const TIME_ZONE = /(?:[(,]|\s[–-])\s*(?:[^(),]*\s)?(?:UTC|GMT|CES?T|EES?T|WET|BST|[ECMP][SD]T|time[\s-]?zones?)\b[^(),]*\)?/gi;
const WORDS_BEFORE =
  /^(?:(?:anywhere|based|located|living|residing|reside|live|must|be|within|in|from|across|only|all|of|the|eligible|candidates|residents)\b[\s,:]*)+/i;
const WORDS_AFTER = /(?:[\s-]+(?:based|only|wide|regions?|area|countries|locations?|residents?|member states)\b)+[\s.:!]*$/i;
/** Words for a part of a country, which is in that country. */
export const PART_OF_COUNTRY =
  /\b(?:contiguous|continental|mainland|(?:north|south)?(?:east|west)(?:ern)?(?: coast)?|north(?:ern)?|south(?:ern)?|central|mid-?west(?:ern)?)\b/gi;

const trimmed = (text: string) => text.replaceAll(EDGES, '').trim();
const bareOf = (text: string) => trimmed(text).replace(WORDS_BEFORE, '').replace(WORDS_AFTER, '').trim();

const CODE = /^[A-Z]{2,3}$/;
const KNOWN_BY_LETTERS = /^(?:us|usa|uk|uae)$/i;
/** Without a country, these are usually parts of the United States: 'Central Jersey'. */
const STATE_FIRST = /^(?:georgia|jersey)$/i;

/** Matches a country by name only: letter codes are more often a word ('in', 'no') or a state ('Northern VA', 'CA only'). */
const countryOf = (name: string) =>
  (/^[a-z]{2,3}$/i.test(name) && !KNOWN_BY_LETTERS.test(name)) || STATE_FIRST.test(name) ? undefined : countryCodeOf(name);

/** ISO 3166-1 alpha-2: the country named with additional words: 'US only', 'based in the U.S.', 'East Coast USA'. */
export function countryInWords(text: string): string | undefined {
  const bare = bareOf(readableText(text)).replaceAll('-', ' ');
  return countryOf(bare) ?? countryOf(bareOf(bare.replaceAll(PART_OF_COUNTRY, ' ')));
}

interface Area {
  countries: readonly string[];
  isRegion: boolean;
}

function areaOf(part: string): Area | undefined {
  for (const name of [part, bareOf(part)]) {
    const region = countriesOfRegion(name);
    if (region) return { countries: region, isRegion: true };
    const country = countryOf(name);
    if (country) return { countries: [country], isRegion: false };
  }
  return undefined;
}

function areaOfCode(text: string, within?: ReadonlySet<string>): Area | undefined {
  const country = CODE.test(text) ? countryCodeOf(text) : undefined;
  return country && (within?.has(country) ?? true) ? { countries: [country], isRegion: false } : undefined;
}

function readOne(text: string, locate: (text: string) => ReadPlace | undefined): Area | { place: ReadPlace } | undefined {
  const whole = areaOf(text) ?? areaOfCode(text);
  if (whole) return whole;
  const parts = text.split(WITHIN).map(trimmed).filter(Boolean);
  const named = parts.map(areaOf);
  const region = new Set(named.flatMap((area) => (area?.isRegion ? area.countries : [])));
  if (region.size === 0) return undefined;
  // 'Europe (DE, FR)', but 'Iberia, MO' is in Missouri, not in Macao.
  const areas = named.map((area, index) => area ?? areaOfCode(parts[index] ?? '', region));
  if (areas.every((area) => area !== undefined)) {
    const countries = areas.flatMap((area) => (area.isRegion ? [] : area.countries));
    const isInside = countries.length > 0 && countries.every((country) => region.has(country));
    return { countries: isInside ? countries : [...region, ...countries], isRegion: true };
  }
  // 'Latin America, Chile, Santiago': a place in the region.
  const place = locate(parts.filter((_, index) => !areas[index]?.isRegion).join(', '));
  return place?.country && region.has(place.country) ? { place: { ...place, label: text } } : undefined;
}

/** The text as written, with separators and brackets repaired: 'EU -, - US (CET' becomes 'EU, US (CET)'. */
function labelOf(text: string): string {
  const label = text.replaceAll(/\s+[-–—]+(?=\s*,)|(?<=,\s*)[-–—]+\s+/g, '');
  return label.includes('(') && !label.includes(')') ? `${label})` : label;
}

/**
 * Parses a text that contains a region: one place with the region's countries or, if the text names a place in the region, that
 * place. `locate` finds places that are not regions. Undefined if the text has no region, or parts that are not understood.
 */
export function readRegion(given: string, locate: (text: string) => ReadPlace | undefined): ReadPlace[] | undefined {
  const text = readableText(given);
  const placeOf = (countries: readonly string[], label: string): ReadPlace => {
    const all = [...new Set(countries)].toSorted();
    const [only = null] = all;
    const nowhere = { city: null, state: null, label: labelOf(label) };
    return all.length === 1 ? { ...nowhere, country: only } : { ...nowhere, country: null, countries: all };
  };
  const whole = countriesOfRegion(text) ?? countriesOfRegion(bareOf(text));
  if (whole) return [placeOf(whole, bareOf(text))];
  const named = text.replaceAll(TIME_ZONE, ' ');
  const readings = named
    .split(BESIDE)
    .map(trimmed)
    .filter(Boolean)
    .map((each) => readOne(each, locate));
  if (!readings.every((reading) => reading !== undefined)) return undefined;
  const areas = readings.flatMap((reading) => ('place' in reading ? [] : [reading]));
  const places = readings.flatMap((reading) => ('place' in reading ? [reading.place] : []));
  if (areas.length === 0) return places.length > 0 ? places : undefined;
  if (!areas.some(({ isRegion }) => isRegion)) return undefined;
  const countries = areas.flatMap((area) => area.countries);
  return [...places, placeOf(countries, text)];
}
