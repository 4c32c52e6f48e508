import type { Gazetteer } from '../gazetteer.ts';
import { countryCodeOf } from '../country-names.ts';
import { countriesOfRegion, isWorld } from '../regions.ts';
import type { Group } from './candidate.ts';
import { cityOfArea, countryOfArea } from './forms/area-in-words.ts';
import { withoutConditions } from './conditions.ts';
import { groupsOf } from './group-parts.ts';
import { PlaceNames } from './place-names.ts';
import { onePlaceOf } from './part-of-city.ts';
import { postCodeAlone } from './forms/post-code-alone.ts';
import { areaOfCode, weighedByPostCodes } from './forms/post-code-evidence.ts';
import type { PlaceContext, PlaceReading, ReadPlace } from './place-reading.ts';
import { countryInWords, readRegion } from './read-region.ts';
import { partsOf, segmentsOf } from './split-location.ts';
import { meaningOf, onlyCountryOf, Surroundings, type Meaning } from './weigh-candidates.ts';
import { isNationwide } from './forms/words-around.ts';
import { tidy, workModeWords } from './work-mode-words.ts';

const NOWHERE = /^(?:n\/?a|tbd|any|none|-+)$/i;
const NOISE = /\((?:hq|headquarters?|office|main office)\)|\b(?:hq|headquarters)\b|\b(?:(?:head|main|global)\s+)?offices?\b/gi;
const MAX_LABEL = 120;
/** Texts, and locations in them, that are read. */
const MOST_TEXTS = 50;
const MOST_SEGMENTS = 200;
/** Weights of cities of 100,000 and 500,000 people that are named alone. */
const SMALL = 2000;
const LARGE = 10_000;

const nowhere = (label: string): ReadPlace => ({ city: null, state: null, country: null, label: labelled(label) });

function labelled(text: string): string {
  const label = tidy(text.replaceAll(NOISE, ' '));
  return (label.includes('(') && !label.includes(')') ? `${label})` : label || text).slice(0, MAX_LABEL);
}

/** A segment of the text without words for the work mode, and the groups of names in it. */
interface Segment {
  rest: string;
  groups: readonly Group[];
}

interface Named {
  group: Group;
  meaning: Meaning | undefined;
}

/** The places of a segment; one that contains a later one is left out ('US: Seattle, Austin'). */
function placesOf(
  { rest, groups }: Segment,
  around: Surroundings,
  names: PlaceNames,
): { places: ReadPlace[]; isContextual: boolean } {
  const named: Named[] = groups.map((group) => ({ group, meaning: meaningOf(group, around) }));
  const known = named.filter(
    (each, index): each is { group: Group; meaning: Meaning } =>
      each.meaning !== undefined && !isAfterCity(each, named[index - 1]),
  );
  // A name that is not known stays as it is written.
  if (known.length === 0) {
    const city = cityOfArea(rest);
    const inner = city === undefined ? [] : groupsOf(partsOf(city, names), names);
    const meaning = inner[0] && inner.length === 1 ? meaningOf(inner[0], around) : undefined;
    if (meaning?.country) return { places: [placeOf({ ...meaning, city: null }, rest)], isContextual: meaning.isContextual };
    const country = countryInWords(rest) ?? countryOfArea(rest) ?? null;
    if (country === null) return { places: [{ ...nowhere(rest), ...areaOfCode(rest, around.only) }], isContextual: false };
    return { places: [{ ...nowhere(rest), country }], isContextual: false };
  }
  const isContextual = known.some(({ meaning }) => meaning.isContextual);
  if (known.length === 2 && isNamesakeAbroad(known, around)) known.pop();
  else if (known.length === 2 && named.length === 2 && isElsewhere(named)) known.shift();
  for (const each of known) if (isUnsure(each, named)) each.meaning = { ...each.meaning, city: null, state: null };
  const [quarter, city] = known;
  if (known.length === 2 && quarter && city) {
    if (isQuarter(quarter, city)) known.shift();
    else if (onePlaceOf(quarter, city, names)) known.pop();
  }
  const [only] = known;
  if (named.length === 1 && only) {
    const isArea = cityOfArea(rest) === only.group.parts[0]?.text;
    return { places: [placeOf(isArea ? { ...only.meaning, city: null } : only.meaning, rest)], isContextual };
  }
  const inside = known.filter(({ meaning }, index) => !known.slice(index + 1).some((later) => contains(meaning, later.meaning)));
  const places = inside.map(({ group, meaning }) => {
    const [start, end] = [group.parts[0]?.start ?? 0, group.parts.at(-1)?.end ?? rest.length];
    return placeOf(meaning, rest.slice(start, end));
  });
  return { places, isContextual };
}

/** 'SoMa, SF': a quarter of a large city, although there is a town of this name elsewhere. */
const isQuarter = (one: { group: Group; meaning: Meaning }, { group, meaning }: { group: Group; meaning: Meaning }) =>
  group.parts[0]?.join === 'comma' &&
  one.group.parts.length === 1 &&
  group.parts.length === 1 &&
  one.group.candidates.every(({ weight }) => weight < SMALL) &&
  meaning.city !== null &&
  group.candidates.some(({ kind, weight }) => kind === 'city' && weight > LARGE) &&
  (one.meaning.country !== meaning.country || one.meaning.state !== meaning.state);

/** 'Melbourne, Derbyshire': a city that is in another country than the state behind it is not the one that is meant. */
function isElsewhere([city, state]: readonly Named[]): boolean {
  const part = state?.group.parts[0];
  return (
    city?.group.parts.length === 1 &&
    typeof city.meaning?.city === 'string' &&
    part?.join === 'comma' &&
    state?.meaning?.city === null &&
    state.meaning.state !== null &&
    state.group.isLetters === undefined &&
    state.meaning.country !== city.meaning.country
  );
}

/** 'Dakar, Plateau' among places of Senegal: what is behind a large city of the country is its quarter, and no smaller place abroad. */
const isNamesakeAbroad = ([city, other]: readonly { group: Group; meaning: Meaning }[], around: Surroundings): boolean =>
  typeof city?.meaning.city === 'string' &&
  around.isOnly(city.meaning.country) &&
  city.group.candidates.some(({ kind, weight }) => kind === 'city' && weight > LARGE) &&
  other?.group.parts.length === 1 &&
  other.group.isLetters === undefined &&
  other.meaning.country !== null &&
  !around.isOnly(other.meaning.country) &&
  other.group.candidates.every(({ kind, weight }) => kind === 'state' || (kind === 'city' && weight < LARGE));

/** Where several towns of one name are distinguished by what is in brackets behind it. */
const NAMES_WITH_BRACKETS = new Set(['DE', 'AT', 'CH']);
/** 'Neustadt (Dosse)': which of several towns is meant, only the brackets say. */
function isUnsure({ group, meaning }: { group: Group; meaning: Meaning }, named: readonly Named[]): boolean {
  const next = named[named.findIndex((each) => each.group === group) + 1];
  const part = next?.group.parts[0];
  return (
    part?.join === 'bracket' &&
    /^\p{Lu}\p{L}+$/u.test(part.text) &&
    next?.group.candidates.length === 0 &&
    group.parts.length === 1 &&
    NAMES_WITH_BRACKETS.has(meaning.country ?? '') &&
    group.candidates.every(({ weight }) => weight < SMALL)
  );
}

/** Letters after a city that is not there ('Cape Town, SA') are no place of their own. */
const isAfterCity = ({ group }: Named, before: Named | undefined) =>
  group.isLetters === true &&
  (group.parts[0]?.join === 'comma' || group.parts[0]?.join === 'bracket') &&
  before?.group.isLetters === undefined &&
  typeof before?.meaning?.city === 'string';

const placeOf = ({ city, state, country }: Meaning, text: string): ReadPlace => ({ city, state, country, label: labelled(text) });

const contains = (outer: Meaning, inner: Meaning) =>
  outer.country !== null &&
  outer.city === null &&
  outer.country === inner.country &&
  (inner.city ?? inner.state) !== null &&
  (outer.state === null || (outer.state === inner.state && inner.city !== null));

const NAMES_BETWEEN = /\s*(?:[,/&;()]|(?<!\p{L})(?:and|or|und|oder|et|ou|y|o|e)(?!\p{L}))\s*/iu;

/** The place with what its text excepts in its label, and a region without the countries among it. */
function withExceptions(place: ReadPlace, exceptions: readonly string[]): ReadPlace {
  const label = labelled(`${place.label}, ${exceptions.join(', ')}`);
  if (!place.countries) return { ...place, label };
  const named = exceptions.flatMap((text) =>
    text.split(/\s+/).flatMap((_, at, words) => words.slice(at).join(' ').split(NAMES_BETWEEN)),
  );
  const without = new Set(named.map((name) => (name.length > 3 || /^[A-Z]{2,3}$/.test(name) ? countryCodeOf(name) : undefined)));
  return { ...place, countries: place.countries.filter((country) => !without.has(country)), label };
}

/** Adds a place unless it is there already, by its label or by what it is. */
function add(places: ReadPlace[], place: ReadPlace): void {
  const isSame = (other: ReadPlace) =>
    other.label === place.label ||
    (other.country !== null && other.city === place.city && other.state === place.state && other.country === place.country);
  if (place.label && !places.some(isSame)) places.push(place);
}

/**
 * Reads what a person or a feed writes as a location: 'SF', 'Berlin, Germany', 'Remote - US', 'NYC or Remote', 'Austin, TX; Paris',
 * '12 Main St, Holland, MI 49423'. Several texts are read as one: what one says for certain tells what another one means.
 *
 * - `gazetteer` is all place names (`loadGazetteer`, for imports); within a request use `readTypedPlaces`.
 * - `context` tells between places of the same name: 'Cambridge' is in Massachusetts for an employer in the United States.
 *   Without one only a place that is much better known than its namesakes is read.
 *
 * Each place has as many parts as are certain: 'Richmond' among places of the United States has the country alone, 'Springfield Road' or
 * 'Moon' only their label (city, state, country and countries are all missing). The same text in the same context is always read
 * the same. Reads nothing but its arguments; takes some ten microseconds for each comma-separated part.
 */
export function readPlaceText(text: string | readonly string[], gazetteer: Gazetteer, context: PlaceContext = {}): PlaceReading {
  const names = new PlaceNames(gazetteer);
  const groupsIn = (rest: string): Segment => ({
    rest,
    groups: weighedByPostCodes(groupsOf(partsOf(rest, names), names), rest, names),
  });
  const read: ((Segment | { region: readonly ReadPlace[] }) & { exceptions: readonly string[] })[] = [];
  const only = onlyCountryOf(context);
  let isRemote = false;
  let isHybrid = false;
  let isOnsite = false;
  let isFromEverywhere = false;
  let isContextual = false;

  const located = (rest: string): ReadPlace | undefined => {
    const { places, isContextual: couldChange } = placesOf(groupsIn(rest), new Surroundings(context), names);
    const [place] = places;
    isContextual ||= couldChange;
    return place?.country ? place : undefined;
  };
  const segments = [text]
    .flat()
    .slice(0, MOST_TEXTS)
    .flatMap((each) => {
      const { text: rest, exceptions } = withoutConditions(each);
      const found = segmentsOf(rest);
      return found.map((segment) => ({ segment, exceptions: found.length === 1 ? exceptions : [] }));
    });
  for (const { segment, exceptions } of segments.slice(0, MOST_SEGMENTS)) {
    const words = workModeWords(segment);
    isHybrid ||= words.isHybrid;
    isRemote ||= words.isRemote && !words.isHybrid;
    isOnsite ||= words.isOnsite;
    const { rest } = words;
    if (NOWHERE.test(tidy(segment))) continue;
    if (words.isRemote && words.isEverywhere && (!rest || isWorld(countriesOfRegion(rest) ?? []))) {
      isFromEverywhere = true;
      continue;
    }
    if (!rest) continue;
    const coded = postCodeAlone(rest, only, names);
    if (coded || (only !== undefined && isNationwide(rest))) {
      read.push({ exceptions, region: [coded ?? { ...nowhere(rest), country: only ?? null }] });
      continue;
    }
    // Before the gazetteer, which knows an Apac in Uganda and an Eu in France.
    const region = readRegion(rest, located);
    if (region) read.push({ exceptions, region: region.map((place) => ({ ...place, label: place.label.slice(0, MAX_LABEL) })) });
    else if (!NOWHERE.test(rest)) read.push({ exceptions, ...groupsIn(rest) });
  }

  const around = new Surroundings(context);
  const groups = read.flatMap((segment) => ('groups' in segment ? segment.groups : []));
  for (const group of groups) around.learnFrom(group);
  for (const likely of groups.map((group) => meaningOf(group, around)))
    if (likely?.isTelling && likely.country) around.learnLikely({ country: likely.country, state: likely.state });

  const places: ReadPlace[] = [];
  for (const segment of read) {
    const found = 'region' in segment ? { places: segment.region, isContextual: false } : placesOf(segment, around, names);
    isContextual ||= found.isContextual;
    const [only, ...more] = found.places;
    const all =
      only && more.length === 0 && segment.exceptions.length > 0 ? [withExceptions(only, segment.exceptions)] : found.places;
    for (const place of all) add(places, place);
  }
  // Without another location, remote work is allowed from anywhere.
  if (isFromEverywhere && isRemote && places.some(({ country, countries }) => country ?? countries))
    add(places, { city: null, state: null, country: null, countries: countriesOfRegion('world') ?? [], label: 'Worldwide' });
  return { places, remote: isRemote, workMode: isHybrid ? 'H' : isRemote ? 'R' : isOnsite ? 'O' : null, isContextual };
}
