import words from '../../data/address-words.json' with { type: 'json' };
import { isCountry } from './countries.ts';
import { withPlainDigits } from '../dates.ts';
import { isLargeCity } from './large-cities.ts';
import { escaped } from '../word-patterns.ts';
import { isSchool } from '../title-words.ts';
import { unspacedAddress } from './unspaced-address.ts';

export interface AddressParts {
  address: string;
  city: string;
  state: string;
  country: string;
  zipCode: string;
}

const NOTHING: AddressParts = { address: '', city: '', state: '', country: '', zipCode: '' };

const oneWord = (list: readonly string[]) =>
  list
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
const STREET = new RegExp(
  `(?:^|[^\\p{L}])(?:${oneWord(words.streets)})(?:$|[^\\p{L}])|(?:${oneWord(words.streetEndings)})(?:$|[^\\p{L}])`,
  'iu',
);
const DISTRICT = new RegExp(`^(?:${oneWord(words.districts)})(?:$|[^\\p{L}])`, 'iu');
const CITY_STATES: ReadonlySet<string> = new Set(words.cityStates);
const asBeginning = (list: readonly string[]) => new RegExp(`^(?:${oneWord(list)})(?:$|[^\\p{L}])`, 'iu');
const asWord = (list: readonly string[]) => new RegExp(`(?:^|[^\\p{L}])(?:${oneWord(list)})(?:$|[^\\p{L}])`, 'iu');
const POST_BOX = asBeginning(words.postBoxes);
const CARE_OF = asBeginning(words.careOf);
const INSTITUTION = asWord(words.institutions);
const REGION_WORD = asWord(words.regionWords);
const BARANGAY = asBeginning(words.barangays);
const CODE_LABEL = new RegExp(`^(?:${oneWord(words.codeLabels)})[\\s.:-]+(?=[A-Z]{0,3}-?\\d)`, 'iu');

/** Postal codes of a piece, with what is left of it: before the code, and after it. */
const CODES: readonly RegExp[] = [
  /^(?<before>.*?)[\s,]*\b(?<state>[A-Z]{2,3})[\s,]+(?<zip>\d{5}(?:-\d{4})?|\d{4})\s*(?<after>)$/u,
  /^(?<before>.*?)\s*\b(?<zip>[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})\b\s*(?<after>.*)$/u,
  /^(?<before>.*?)\s*\b(?<zip>[A-Z]\d[\dW] ?[A-Z\d]{4})\b\s*(?<after>.*)$/u,
  /^(?<before>.*?)\s*\b(?<zip>[A-Z]\d{4}[A-Z]{3})\b\s*(?<after>.*)$/u,
  /^(?<before>)(?<zip>(?:LV|LT|MD|AD|AZ|BB|VG|KY|VC|LC)-?\d{4,5})\s*(?<after>\p{Lu}.*)?$/u,
  // 'Hyderabad - 500034', 'Dhaka-1205'.
  /^(?<before>\p{Lu}[\p{L}\p{M}'’. ]{1,40}?)\s?[–-]\s?(?<zip>\d{4}|\d{6})(?<after>)$/u,
  /^(?<before>.*?)\s*\b(?<state>[A-Z]{2})\s+(?<zip>[A-Z]\d[A-Z] ?\d[A-Z]\d)\b\s*(?<after>.*)$/u,
  /^(?<before>.*?)\s*\b(?<zip>[A-Z]\d[A-Z] \d[A-Z]\d)\b\s*(?<after>.*)$/u,
  /^(?<before>.*?)\s*\b(?<zip>\d{4} ?[A-Z]{2})\b\s*(?<after>\p{Lu}.*)?$/u,
  /^(?<before>.*?)\s*\b(?<zip>\d{4}-\d{3}|\d{5}-\d{3}|\d{2}-\d{3})\b\s*(?<after>.*)$/u,
  /^(?<before>)(?:[A-Z]{1,2}[- ])?(?<zip>\d{3} \d{2})\s+(?<after>\p{Lu}.*)$/u,
  /^(?<before>.*?)\s*(?:\b[A-Z]{1,2}-)?\b(?<zip>\d{5,7})\b\s*(?<after>.*)$/u,
  /^(?<before>)(?:[A-Z]{1,2}-)?(?<zip>\d{4})\s+(?<after>\p{Lu}.*)$/u,
  /^(?<before>\p{Lu}[\p{L}\p{M}'’.\- ]+?)\s+(?<zip>\d{4}|\d{3} \d{2})(?<after>)$/u,
];
/** Codes that are one only beside another piece: '101 Reykjavík', '8001' behind its town. */
const SHORT_CODES: readonly RegExp[] = [
  /^(?<before>)(?<zip>\d{3})\s+(?<after>\p{Lu}\p{Ll}[\p{L} ]*)$/u,
  /^(?<before>)(?<zip>\d{4})(?<after>)$/u,
];
/** 'SP', and 'Ags.' as an abbreviation. */
const REGION = /^(?:[A-Z]{2,3}|\p{Lu}\p{Ll}{1,3}\.)$/u;
const WORDS_ONLY = /^[\p{L}\p{M}'’.\-/ ]{2,60}$/u;
const IN_BRACKETS = /\s*[(（](?<inside>[^()（）]{1,40})[)）]/u;
const tidy = (text: string | undefined) => (text ?? '').replaceAll(/^[\s,;.·–-]+|[\s,;·–-]+$/gu, '');

/** True for a text with a word such as 'street'. */
export const hasStreetWord = (piece: string) => STREET.test(piece);
/** 'Main Street 5', '12-4', 'Brgy. San Roque': a piece with a number, or with a word for a street. */
const isStreet = (piece: string) => (/\d/.test(withPlainDigits(piece)) || hasStreetWord(piece)) && !DISTRICT.test(piece);

/** 'University of Otago' before a street or town. */
const isInstitution = (piece: string) =>
  (isSchool(piece) || INSTITUTION.test(piece)) && !/\d/.test(piece) && !hasStreetWord(piece);

function codeIn(pieces: readonly string[], at: number): Readonly<Record<string, string | undefined>> | undefined {
  const piece = withPlainDigits(pieces[at] ?? '').replace(CODE_LABEL, '');
  if (POST_BOX.test(piece)) return undefined;
  const codes = at > 0 && !hasStreetWord(piece) ? [...CODES, ...SHORT_CODES] : CODES;
  return codes.map((code) => code.exec(piece)?.groups).find((groups) => groups?.['zip'] !== undefined);
}

/** 'Dublin 1', 'Praha 3' behind a street: a town with the number of its district. */
const isNumberedTown = (piece: string, above: readonly string[]) =>
  /^\p{Lu}[\p{L}. ]+ \d{1,2}$/u.test(piece) && !hasStreetWord(piece) && above.some(isStreet);

/** A town without its region in brackets, and the region: 'Amos (Québec)'. */
function cityAndRegion(text: string): { city: string; region: string } {
  const region = IN_BRACKETS.exec(text)?.groups?.['inside'] ?? '';
  const city = tidy(text.replace(IN_BRACKETS, ' ').replaceAll(/\s+/g, ' '));
  const [first = '', second] = city.split(/\s*\/\s*|\s+[–-]\s+/u);
  // 'Kadıköy/İstanbul', 'Santos - SP'.
  if (second !== undefined) return REGION.test(second) ? { city: first, region: second } : { city: second, region };
  return { city, region };
}

/** 'м. Львів', 'г. Казань': what a place is, before its name. */
const KIND_OF_PLACE = new RegExp(`^(?:${oneWord(words.kindsOfPlaces)})\\.\\s*(?=\\p{L})`, 'iu');

/** One to three words that may be the name of a town. */
export const isTownName = (text: string): boolean =>
  /^\p{Lu}[\p{L}\p{M}'’.-]+(?:[ -][\p{L}\p{M}'’.-]{2,}){0,2}$/u.test(text) || /^\p{Lo}{2,10}(?: \p{Lo}{2,10}){0,2}$/u.test(text);

const withCity = (parts: AddressParts, text: string): AddressParts => {
  const { city, region } = cityAndRegion(text.replace(KIND_OF_PLACE, ''));
  return { ...parts, city, state: parts.state || region };
};

/** The parts of an address whose code is in the piece at `at`. */
function aroundCode(pieces: readonly string[], at: number, country: string): AddressParts | undefined {
  const groups = codeIn(pieces, at);
  if (!groups) return undefined;
  const [before, after] = [tidy(groups['before']), tidy(groups['after'])];
  const above = pieces.slice(0, at).filter((piece) => !DISTRICT.test(piece) && !isInstitution(piece));
  const below = pieces.slice(at + 1);
  const parts = { ...NOTHING, country, zipCode: groups['zip'] ?? '', state: groups['state'] ?? '' };
  const [last, ...rest] = above.toReversed();
  if (after !== '') {
    const street = [...above, ...(before === '' ? [] : [before]), ...below.filter(isStreet)];
    const region = below.find((piece) => !isStreet(piece)) ?? '';
    return withCity({ ...parts, address: street.join(', '), state: parts.state || region }, after);
  }
  if (before === '') {
    // The code alone: its town is beside it, and may have its region between.
    const isRegion = last !== undefined && REGION.test(last);
    const state = parts.state || (isRegion ? last : '');
    const free = isRegion ? rest.toReversed() : above;
    const nearest = free.at(-1) ?? '';
    const isTown = nearest !== '' && (!isStreet(nearest) || isNumberedTown(nearest, free.slice(0, -1)));
    const town = below.find((piece) => !isStreet(piece)) ?? (isTown ? nearest : '');
    const street = [...free, ...below].filter((piece) => piece !== town);
    return withCity({ ...parts, state, address: street.join(', ') }, town);
  }
  // 'Brgy. San Roque, Lipa City, Batangas 4217': in the Philippines the region of a town has the code.
  const isThere = above.some((piece) => BARANGAY.test(piece)) || /\bCity$/.test(last ?? '');
  const isRegion = isThere && parts.state === '' && last !== undefined && !isStreet(last) && rest.some(isStreet);
  if (isRegion) return withCity({ ...parts, state: before, address: rest.toReversed().join(', ') }, last);
  // 'Unit 4 Leeds 62704' without a comma is a street with its town.
  if (/\d/.test(before) && above.length === 0) return { ...parts, address: before };
  return withCity({ ...parts, address: above.join(', '), state: parts.state || (below[0] ?? '') }, before);
}

/** The parts of an address in which one piece says of itself that it is a town: 'г. Москва, ул. Арбат, 10'. */
function aroundNamedTown(pieces: readonly string[], country: string): AddressParts | undefined {
  const town = pieces.find((piece) => KIND_OF_PLACE.test(piece));
  if (town === undefined) return undefined;
  const others = pieces.filter((piece) => piece !== town);
  const code = others.find((piece) => /^\d{5,6}$/.test(withPlainDigits(piece)));
  const isRegion = (piece: string) => REGION_WORD.test(piece) && !/\d/.test(piece);
  const street = others.filter((piece) => piece !== code && !isRegion(piece) && !DISTRICT.test(piece));
  const [zip = '', rest = ''] = /^(\d{5,6})\s+(.+)$/u.exec(town)?.slice(1) ?? ['', town];
  return withCity(
    { ...NOTHING, address: street.join(', '), zipCode: code ?? zip, state: others.find(isRegion) ?? '', country },
    rest,
  );
}

/** The town among pieces without streets, and its region: it comes first, unless a part of a large city is before it. */
function townIn(pieces: readonly string[], hasStreet: boolean): { city: string; state: string; before: string[] } {
  const [first = '', second = ''] = pieces;
  const last = pieces.at(-1) ?? '';
  const large = pieces.findIndex((piece, index) => index > 0 && isLargeCity(piece));
  const isPart = large > 0 && (hasStreet || first.startsWith(`${pieces[large] ?? ''} `));
  if (isPart) return { city: pieces[large] ?? '', state: pieces[large + 1] ?? '', before: pieces.slice(0, large) };
  // 'Banjara Hills, Hyderabad, Telangana': of three the last is the region.
  if (hasStreet && pieces.length > 2) return { city: pieces.at(-2) ?? '', state: last, before: pieces.slice(0, -2) };
  return { city: first, state: second, before: [] };
}

/** The parts of an address without a code: a street, and what follows it; or a town with its region or country. */
function withoutCode(pieces: readonly string[], country: string, isLabelled: boolean): AddressParts | undefined {
  const streets = pieces.filter(isStreet);
  const others = pieces.filter(
    (piece, index) => !isStreet(piece) && !DISTRICT.test(piece) && !(index === 0 && isInstitution(piece) && streets.length > 0),
  );
  if (others.length > 4 || !others.every((piece) => WORDS_ONLY.test(piece.replace(IN_BRACKETS, '')))) return undefined;
  const isStreetFirst = pieces[0] !== undefined && isStreet(pieces[0]);
  const hasStreet = streets.some((piece) => hasStreetWord(piece) || /\d/.test(piece));
  const isWhole = hasStreet ? isStreetFirst || streets.some(hasStreetWord) : others.length === 2 || country !== '' || isLabelled;
  const isAlone = others.length === 0 && (country === '' || streets.length === 0);
  if (!isWhole || (isAlone && !isLabelled)) return undefined;
  const { city, state, before } = townIn(others, streets.length > 0);
  return withCity({ ...NOTHING, address: [...streets, ...before].join(', '), state, country }, city);
}

/** 'Sevilla (España)' with a comma before the country, and without a note in brackets such as '(open to relocation)'. */
const withCountryApart = (text: string) =>
  text
    .replace(/\s*[(（](?<inside>[^()（）]{2,40})[)）]\s*$/u, (all, inside: string) =>
      isCountry(inside) ? `, ${inside}` : /^\p{Ll}[^()]* /u.test(inside) ? '' : all,
    )
    .replace(REMOTE, '')
    .replace(DASH_BEFORE_TOWN, ', ');
/** 'Rua das Hortas, 210 - São Luís/MA'. */
const DASH_BEFORE_TOWN = /\s[–-]\s(?=\p{Lu}[\p{L}\p{M}'’. ]+\/[A-Z]{2}(?:$|[\s,]))/u;
const REMOTE = /^remote\s*[/|,–-]\s*/iu;

const withCityState = (parts: AddressParts): AddressParts =>
  parts.country === '' && CITY_STATES.has(parts.city) ? { ...parts, country: parts.city } : parts;

/** The parts of an address in one text; undefined if it is none. `isLabelled`: the text is said to be an address. */
export function addressParts(text: string, isLabelled: boolean): AddressParts | undefined {
  const unspaced = unspacedAddress(text);
  if (unspaced) return { ...NOTHING, ...unspaced };
  const pieces = withCountryApart(text)
    .split(/\s*[,،;]\s*/u)
    .map(tidy)
    .filter((piece) => piece !== '' && !CARE_OF.test(piece));
  const [only] = pieces;
  if (only !== undefined && pieces.length === 1 && CITY_STATES.has(only)) return { ...NOTHING, city: only, country: only };
  const isLastCountry = pieces.length > 0 && isCountry(pieces.at(-1) ?? '');
  const country = isLastCountry ? (pieces.pop() ?? '') : '';
  if (pieces.length === 1 && CITY_STATES.has(pieces[0] ?? '')) return { ...NOTHING, city: pieces[0] ?? '', country };
  const inTown = aroundNamedTown(pieces, country);
  if (inTown) return inTown;
  // A street may have a number of as many digits: a code is nearer to the end, unless its town comes first.
  for (const at of pieces.keys().toArray().toReversed()) {
    const piece = pieces[at] ?? '';
    if (hasStreetWord(piece) && at < pieces.length - 1 && !/\b\d{5}\b/.test(piece)) continue;
    const parts = aroundCode(pieces, at, country);
    if (parts && (parts.city !== '' || parts.address !== '')) return withCityState(parts);
  }
  return withoutCode(pieces, country, isLabelled);
}
