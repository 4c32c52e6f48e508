import { foldText } from './fold-text.ts';
import { placeNameId, type PlaceNames } from './place-names/index.ts';

/** Region codes that Intl can name besides countries: those of UN M49, and EU. */
const REGIONS =
  '001 002 003 005 009 011 013 014 015 017 018 019 021 029 030 034 035 039 053 054 057 061 142 143 145 150 151 154 155 202 419 EU';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** The name of a country is no longer. */
const LONGEST_NAME = 100;

/** Normalises spellings of a name: 'St. Lucia' and 'Saint Lucia', 'Myanmar (Burma)' and 'Myanmar'. */
const folded = (name: string): string =>
  foldText(name.trim().slice(0, LONGEST_NAME))
    .replaceAll("'", '')
    .replace(/\s*\(.*\)$/, '')
    .replaceAll('&', 'and')
    .replace(/^st\.? /, 'saint ')
    .trim();

const known = new Map<string, ReadonlyMap<string, string>>();

/** Codes by their names in a language, long and short; built on first use. */
function codesByName(locale: string): ReadonlyMap<string, string> {
  const made = known.get(locale);
  if (made) return made;
  const codes = new Map<string, string>();
  const all = [...LETTERS.flatMap((first) => LETTERS.map((second) => first + second)), ...REGIONS.split(' ')];
  for (const style of ['short', 'long'] as const) {
    const names = new Intl.DisplayNames([locale], { type: 'region', style, fallback: 'none' });
    for (const code of all) {
      const name = names.of(code);
      // A withdrawn code has the name of its successor, which is in the list itself.
      if (name !== undefined) codes.set(folded(name), new Intl.Locale(`und-${code}`).region ?? code);
    }
  }
  known.set(locale, codes);
  return codes;
}

const isEnglish = (locale: string) => /^en\b/.test(locale);

/** The code (ISO 3166-1 alpha-2) of a country that is given by its English name or its code; undefined for anything else. */
export const countryCodeIn = (country: string): string | undefined =>
  /^[A-Z]{2}$/.test(country) ? country : codesByName('en').get(folded(country));

const commaOf = (locale: string) => (/^ar\b/.test(locale) ? '، ' : ', ');
const partsOf = (place: string) => place.split(/[,،]\s*/);

/** Translates the last part of a location, if it names a country or region. */
function withCountryIn(place: string, from: string, to: string): string {
  const parts = partsOf(place);
  const last = parts.at(-1) ?? '';
  const code = codesByName(from).get(folded(last));
  if (code === undefined) return place;
  const name = new Intl.DisplayNames([to], { type: 'region' }).of(code) ?? last;
  return [...parts.slice(0, -1), name].join(commaOf(to));
}

/** A location of the data in English ('Lyon, France'), and its country where that is known otherwise (ISO 3166-1 alpha-2, or its name). */
export interface PlaceInWords {
  readonly label: string;
  readonly country?: string | null | undefined;
}

/**
 * A location of the data with its country or region in the language of the page, and with the cities and states that `names` has
 * (`placeNames` of the language). What is in neither is returned unchanged.
 */
export function placeText(place: string | PlaceInWords, locale: string, names: PlaceNames = {}): string {
  const { label, country } = typeof place === 'string' ? { label: place, country: undefined } : place;
  if (isEnglish(locale)) return label;
  const known = typeof country === 'string' ? countryCodeIn(country) : undefined;
  const parts = partsOf(label);
  const end = parts.at(-1) ?? '';
  const last = end === known ? known : codesByName('en').get(folded(end));
  // 'Atlanta, Georgia' in the United States.
  const isState = known !== undefined && last !== known && names[placeNameId(known, end)] !== undefined;
  const code = isState ? undefined : last;
  const inCountry = known ?? code;
  const named = parts.map((part, index) =>
    code !== undefined && index === parts.length - 1
      ? (new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? part)
      : ((inCountry && names[placeNameId(inCountry, part)]) ?? part),
  );
  if (named.every((name, index) => name === parts[index])) return label;
  // A city and its state may have one name in this language.
  return named.filter((name, index) => name !== named[index - 1]).join(commaOf(locale));
}

/** The reverse: a typed location in the names of the data. */
export function placeQuery(typed: string, locale: string): string {
  return isEnglish(locale) ? typed : withCountryIn(typed, locale, 'en');
}
