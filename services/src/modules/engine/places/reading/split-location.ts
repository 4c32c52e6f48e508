import { foldText } from '../../skills/index.ts';
import type { GazetteerRow } from '../gazetteer.ts';
import { cityAtEnd, cityAtStart } from './forms/city-at-start.ts';
import { codedPath } from './forms/coded-path.ts';
import { readableText } from './longest-text.ts';
import { SELDOM, type Area, type PlaceNames } from './place-names.ts';
import { PART_OF_COUNTRY } from './read-region.ts';
import { cityInUnspaced } from './forms/unspaced-names.ts';
import { withoutWordsAround } from './forms/words-around.ts';
import { workModeWords } from './work-mode-words.ts';

/** Between locations that have nothing to do with each other. 'OR' after a comma is Oregon. */
const BETWEEN =
  /\s*(?:;|\||\n|•|\s\/\s)\s*|(?<!,)\s+(?:or|Or|OR|o|ou|oder|eller|lub|nebo|vagy|или|або|veya|hoặc|atau|أو|ή)\s+|,\s+or\s+|、|または|もしくは/;
const OR_ANYWHERE = /,\s+or\s+(?=anywhere|remote|hybrid)/gi;
/** 'San Francisco, NYC, US Remote' is three locations. */
const BEFORE_REMOTE = /,\s*(?=(?:(?:us|usa|u\.s\.?|united states|uk|united kingdom|canada|europe|eu|emea)\s+)?remote\b)/i;

/** The locations of a text that are read separately, with their words for the work mode. */
export function segmentsOf(text: string): string[] {
  return readableText(text)
    .replaceAll('_', ' ')
    .replaceAll(OR_ANYWHERE, '; ')
    .split(BETWEEN)
    .flatMap((segment) => {
      const at = segment.search(BEFORE_REMOTE);
      if (at <= 0 || workModeWords(segment.slice(0, at)).isRemote) return [segment];
      return [segment.slice(0, at), segment.slice(at + 1)];
    });
}

/** How a part follows the one before: `break` starts another place, `space` and `hyphen` were one name to the eye. */
export type Join = 'comma' | 'dash' | 'bracket' | 'hyphen' | 'space' | 'break';

/** A part of a segment that may be a name; `start` and `end` are offsets in the segment. */
export interface Part {
  text: string;
  start: number;
  end: number;
  join: Join;
}

/** A dot between places ('Turin. Italy'), not after an abbreviation ('St. Louis'). */
const SEPARATOR =
  /\s*[,،，]\s*|\s*[()[\]:（）【】：]\s*|\s+[-–—]+\s*|\s*[-–—]+\s+|(?<=\p{L}{4}|[A-Z]{2})(?<!\b(?:ST|FT|MT|Fort))\.\s+/gu;
const ALTERNATIVES = /\s*[/&+]\s*|\s+(?:and|und|et|y|och|og|oraz|и|та|ve|και)\s+|と/gi;
/** 'And' and 'or' that are also other words: they part only names that are known. */
const ALTERNATIVES_OF_NAMES =
  /\s+(?:e|ed|i|a|u|o|of|ja|és|si|și|un|ir|in|dan|lub|alebo|tai|või|vai|arba|sau|ili|abo|ali|hoặc|và|eller|oder|ou|й|і|או|و|أو)\s+/giu;
const BEFORE_A_NAME =
  /^(?:@|&|and|or|in|at|from|the|near|our|local to|based in|located in|offices?|hq|headquarters|zona|zone|raum|großraum|grossraum|landkreis|region|région(?: de)?|regio|omgeving|gemeente|prov(?:\.|incia|ince) (?:di|de|of)|comune di|comunidad (?:autónoma )?de|departamento de|ciudad de|ayuntamiento de|woj\.|województwo|powiat|gmina|m\.st\.|г\.|город|м\.|місто|гр\.|TP\.?|tp\.?|thành phố|tỉnh|kota|kab\.|kabupaten|勤務地|勤務先|工作地点|工作地點|地点|근무지)[\s:：]+/iu;
const AFTER_A_NAME =
  /(?:[\s-]+(?:(?:global|main|head)\s+)?(?:offices?|hq|headquarters?|only|based|campus|warehouse|locations?|region|etc|kommun|kommune|län|cedex(?: \d+)?|metro(?:politan)?(?: area)?|metroplex|area|e provincia|e dintorni|e região(?: metropolitana)?|y alrededores|et (?:alentours|environs|périphérie)|und (?:umgebung|umland)|en omgeving|i okolice|a okolí|och omnejd|og omegn|и область|та область|\d{1,2}(?:e|er|ème)?(?: arr(?:ondissement|t)?\.?)?|NV|SV|SØ|NØ|[NSVØKC]|[A-Z]{1,2}\d[A-Z\d]?|D\.C\.)\.?|[\s,]+\d{5,6}(?:-\d{4})?|\s+[A-Z]\d[A-Z]\s?\d[A-Z]\d|\s+[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[.!*^]+)$/i;
/** '10115 Berlin', '1012 AB Amsterdam', 'D-80331 München'. */
const POSTAL_CODE_BEFORE =
  /^(?:[A-Z]{1,3}[- ])?(?:\d{4,6}|\d{3} \d{2}|\d{2}-\d{3}|〒?\d{3}-\d{4})\s+(?:[A-Z]{2}\s+)?(?=\D+$)|^\d{2,3}\s*[-–]\s*(?=\D+$)/;
const EDGE = /^[\s.'"–—-]+|[\s'"–—-]+$/g;
const ONLY_PART_OF_COUNTRY = new RegExp(`^(?:${PART_OF_COUNTRY.source}|\\bregion\\b|[\\s-])+$`, 'i');
/** Names that are a state of the United States more often with a direction before them. */
const STATE_FIRST = /^(?:georgia|jersey)$/i;
/** Of a city; 'Germany preferred' is a condition that is not understood. */
const PREFERRED = /\s+(?:strongly\s+)?preferred$/i;
const NICKNAME = /^[A-Z]{2,4}$/;
const LARGE = 500_000;
const MOST_PARTS = 60;
const isLarge = ({ population }: { population: number }): boolean => population >= LARGE / 5;

function inside(part: Part, from: number, to: number, join: Join): Part {
  const text = part.text.slice(from, to);
  const before = text.length - text.trimStart().length;
  return { text: text.trim(), start: part.start + from + before, end: part.start + from + before + text.trim().length, join };
}

/** The part without words around a name. */
function bare(part: Part): Part {
  let found = part;
  for (;;) {
    const { text } = found;
    const front = (BEFORE_A_NAME.exec(text) ?? /^[\s.'"–—-]+/.exec(text))?.[0].length ?? 0;
    const back = (AFTER_A_NAME.exec(text) ?? /[\s'"–—-]+$/.exec(text))?.[0].length ?? 0;
    // 'D.C.' keeps its dots, and a text that consists of such words stays.
    if ((front === 0 && back === 0) || front + back >= text.length || /^(?:[A-Za-z]\.){2,}$/.test(text)) return found;
    found = inside(found, front, text.length - back, found.join);
  }
}

/** Parts of a text at a separator; the first one keeps its join. */
function splitAt(part: Part, separator: RegExp, join: Join | ((separator: string) => Join)): Part[] {
  const parts: Part[] = [];
  let from = 0;
  let next = part.join;
  for (const match of part.text.matchAll(separator)) {
    parts.push(inside(part, from, match.index, next));
    from = match.index + match[0].length;
    next = typeof join === 'string' ? join : join(match[0]);
  }
  parts.push(inside(part, from, part.text.length, next));
  return parts.filter(({ text }) => text.replaceAll(EDGE, '') !== '');
}

/** The names of a segment while it is read. */
interface SegmentNames {
  names: PlaceNames;
  /** Names of the parts that were read, by where they are: a part is looked at once, however many ways lead to it. */
  read: Map<string, Part[]>;
}

const isSameArea = (row: GazetteerRow, state: GazetteerRow): boolean =>
  row.country_code === state.country_code && row.state_code === state.state_code;

/** The names of a part at a name or letters that others are in: 'Tolleson AZ', 'US WA Seattle', 'Australia-Melbourne'. */
function atArea(part: Part, segment: SegmentNames): Part[] | undefined {
  const { names } = segment;
  const words = [...part.text.matchAll(/\S+/g)];
  const whole = part.text.length;
  for (let count = Math.min(3, words.length - 1); count >= 1; count--) {
    const at = words[words.length - count]?.index ?? 0;
    const tail = inside(part, at, whole, 'space');
    const areas = names.areas(tail.text);
    // A word in capitals is more often letters of a state than of a small country.
    const isMeant = !ONLY_PART_OF_COUNTRY.test(tail.text) && areas.some(({ isCode, weight }) => !isCode || weight > SELDOM);
    // 'San Francisco SF', 'New York NYC'.
    const isNickname =
      NICKNAME.test(tail.text) && names.cities(tail.text).length > 0 && names.isKnown(part.text.slice(0, at).trim());
    const head = part.text.slice(0, at).trim();
    const isInState = areas.some(({ state }) => state !== null && names.cities(head).some((row) => isSameArea(row, state)));
    if (isMeant || isNickname || isInState) return [...namesIn(inside(part, 0, at, part.join), segment), tail];
  }
  for (let count = 1; count <= Math.min(2, words.length - 1); count++) {
    const at = words[count]?.index ?? 0;
    const head = inside(part, 0, at, part.join);
    if (!isArea(head, names)) continue;
    const rest = namesIn(inside(part, at, whole, 'dash'), segment);
    if (areKnown(rest, names)) return [head, ...rest];
  }
  for (const { index } of part.text.matchAll(/-/g)) {
    const left = inside(part, 0, index, part.join);
    if (!names.isKnown(left.text)) continue;
    const right = namesIn(inside(part, index + 1, whole, 'hyphen'), segment);
    if (isArea(left, names) && areKnown(right, names)) return [left, ...right];
    const last = right.at(-1);
    if (right.length === 1 && last && isArea(last, names)) return [left, last];
    // 'NYC-Midtown', 'Berlin-Kreuzberg', 'Malaysia-Local'.
    const cities = names.cities(left.text);
    const isCity = (NICKNAME.test(left.text) && cities.length > 0) || (!areKnown(right, names) && cities.some(isLarge));
    if (isCity || names.country(left.text) !== undefined) return [left, ...right];
  }
  return undefined;
}

/** Large enough to be said with a direction: 'Bay' is a region of Somalia, and 'East Bay' none of its parts. */
const isWellKnown = ({ state, isCode, weight }: Area) => (state ? state.population >= LARGE : !isCode || weight > SELDOM);
const isArea = (part: Part, names: PlaceNames) => names.areas(part.text).some(({ isCode, weight }) => !isCode || weight > SELDOM);
const areKnown = (parts: readonly Part[], names: PlaceNames) =>
  parts.length > 0 && parts.every(({ text }) => names.isKnown(text));

/** True for names that are all those of cities, and of one country: 'Zwolle of Apeldoorn', not 'University of Otago'. */
function areInOneCountry(parts: readonly Part[], names: PlaceNames): boolean {
  const [first, ...others] = parts.map(({ text }) => new Set(names.cities(text).map((row) => row.country_code)));
  return first !== undefined && [...first].some((country) => others.every((each) => each.has(country)));
}

/** The names in one part: 'Mountain View CA USA' has three. */
function namesIn(part: Part, segment: SegmentNames): Part[] {
  const place = `${part.start} ${part.end} ${part.join}`;
  const known = segment.read.get(place);
  if (known) return known;
  const found = newNamesIn(part, segment);
  segment.read.set(place, found);
  return found;
}

function newNamesIn(given: Part, segment: SegmentNames): Part[] {
  const { names } = segment;
  if (ONLY_PART_OF_COUNTRY.test(given.text)) return [];
  if (names.isKnown(given.text)) return [given];
  const city = cityInUnspaced(given.text, names);
  if (city !== undefined) return [{ ...given, text: city }];
  const part = bare(given);
  if (!part.text || ONLY_PART_OF_COUNTRY.test(part.text)) return [];
  if (names.isKnown(part.text)) return [part];
  const preferred = part.text.replace(PREFERRED, '');
  if (preferred !== part.text && names.cities(preferred).length > 0 && names.areas(preferred).length === 0)
    return [{ ...part, text: preferred }];
  const alternatives = splitAt(part, ALTERNATIVES, 'break');
  if (alternatives.length > 1) return alternatives.flatMap((each) => namesIn(each, segment));
  const listed = splitAt(part, ALTERNATIVES_OF_NAMES, 'break');
  if (listed.length > 1 && areInOneCountry(listed, names)) return listed;
  const postal = POSTAL_CODE_BEFORE.exec(part.text)?.[0].length ?? 0;
  const town = inside(part, postal, part.text.length, part.join);
  if (postal > 0 && names.isKnown(town.text)) return [town];
  // 'Northern VA', 'East Coast USA': in the state or country.
  const whole = part.text.replaceAll(PART_OF_COUNTRY, ' ').trim();
  if (STATE_FIRST.test(whole)) return [part];
  if (whole !== part.text && names.areas(whole).some(isWellKnown)) return [{ ...part, text: whole }];
  const path = codedPath(part.text, names);
  if (path) return path.map(({ from, to }, index) => inside(part, from, to, index === 0 ? part.join : 'dash'));
  const apart = atArea(part, segment);
  if (apart) return apart;
  const named = withoutWordsAround(part.text);
  const from = named === undefined ? -1 : part.text.indexOf(named);
  if (named !== undefined && from >= 0) {
    const inner = namesIn(inside(part, from, from + named.length, part.join), segment);
    if (areKnown(inner, names)) return inner;
  }
  const end = cityAtStart(part.text, names);
  const start = end === undefined ? (cityAtEnd(part.text, names) ?? 0) : 0;
  return [inside(part, start, end ?? part.text.length, part.join)];
}

/** The bracket at the end of a text may have been removed with other signs. */
const WITH_BRACKETS = /(?<=^|[,:;–—-]\s*)([^,()[\]:;]{2,60}?) ?\(([^,()[\]:;]{2,40})(?:\)|$)/g;
/** Stand for brackets that are part of a name, while the text is taken apart. */
const [OPEN, CLOSE] = ['⦅', '⦆'];
const unjoined = (text: string): string => (text.includes(OPEN) ? `${text.replace(OPEN, '(').replace(CLOSE, '')})` : text);

/** The text with other brackets where they are part of the name of a city: 'Frankfurt (Oder)'. */
const joined = (text: string, names: PlaceNames): string =>
  text.replaceAll(WITH_BRACKETS, (found, name: string, more: string) =>
    names.cities(`${name} (${more})`).length > 0 ? found.replace('(', OPEN).replace(')', CLOSE) : found,
  );

/** 'North Wales, PA': letters of a state behind a name, of which no part is in the country of that state, are where the whole name is. */
function endsElsewhere(split: readonly Part[], whole: Part, next: Part | undefined, names: PlaceNames): boolean {
  const last = split.at(-1);
  const isParted = split.length > 1 && last?.join === 'space';
  const isShortened =
    split.length === 1 && last !== undefined && last.text.length < whole.text.length && names.areas(last.text).length > 0;
  if (!last || (!isParted && !isShortened) || next?.join !== 'comma') return false;
  const states = names.codes(next.text).filter(({ state }) => state);
  const countries = new Set(states.map(({ country }) => country));
  return states.length > 0 && !names.areas(last.text).some(({ country }) => countries.has(country));
}

/** The names in a segment, in order. */
export function partsOf(given: string, names: PlaceNames): Part[] {
  const segment = joined(readableText(given), names);
  const whole: Part = { text: segment, start: 0, end: segment.length, join: 'break' };
  const parts = splitAt(whole, SEPARATOR, (separator) =>
    /[,.،，]/.test(separator) ? 'comma' : /[([（【]/.test(separator) ? 'bracket' : 'dash',
  );
  const reading: SegmentNames = { names, read: new Map() };
  const found = parts.slice(0, MOST_PARTS).flatMap((given, index) => {
    const part = { ...given, text: unjoined(given.text) };
    const split = namesIn(part, reading);
    const own = bare(part);
    return endsElsewhere(split, own, parts[index + 1], names) ? [own] : split;
  });
  // 'Barcelona, Barcelona, Spain': the province beside its city.
  return found.filter((part, index) => {
    const before = found[index - 1];
    return !before || foldText(before.text) !== foldText(part.text) || names.areas(part.text).length > 0;
  });
}
