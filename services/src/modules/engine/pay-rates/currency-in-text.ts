import { currencyOfCountry } from '@hirehq/shared-contracts/pay';
import data from './data/currency-signs.json' with { type: 'json' };

interface Sign {
  signs: readonly string[];
  /** ISO 4217. */
  currencies: readonly string[];
  /** The one that is meant where no country is known; without it, the sign alone does not tell. */
  usual?: string;
}
const SIGNS: readonly Sign[] = data;

/** Codes that are more often a word or something else beside a number. */
const NO_CODES = new Set(
  'ALL BOV CHE CHW COU CUP GEL MOP PEN SOS TOP USN UYI XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX'.split(' '),
);
const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency').filter((code) => !NO_CODES.has(code)));
/** Codes that people write in small letters too. */
const SMALL = 'usd|eur|gbp|cad|aud|chf|inr|sek|nok|dkk|pln|jpy|sgd|nzd|brl|mxn|aed|sar|zar|hkd|czk|huf|ron';

const BY_SIGN: ReadonlyMap<string, Sign> = new Map(
  SIGNS.flatMap((sign) => sign.signs.map((text): [string, Sign] => [text.toLowerCase(), sign])),
);

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
/** A letter of a script that has spaces between words. */
const LETTER = /(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}])\p{L}/u;
/** Words are written in any case, and short signs as they are. */
const anyCase = (text: string): string =>
  /^\p{Ll}{4,}$/u.test(text) ? text.replaceAll(/\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`) : escaped(text);

const isLetter = (character: string) => LETTER.test(character);
/** Signs of letters are not parts of words; a number may follow them, or come before. */
const kindsOfSigns = Map.groupBy(
  SIGNS.flatMap(({ signs }) => signs)
    .filter((sign) => !/^[A-Z]{3}$/.test(sign))
    .toSorted((one, other) => other.length - one.length),
  (sign) => `${isLetter(sign.slice(0, 1))} ${isLetter(sign.slice(-1))}`,
);
const sourceOf = (signs: readonly string[]): string => {
  const [first = ''] = signs;
  return `${isLetter(first.slice(0, 1)) ? String.raw`(?<!\p{L})` : ''}(?:${signs.map(anyCase).join('|')})${isLetter(first.slice(-1)) ? String.raw`(?!\p{L})` : ''}`;
};

/** Matches a code, sign or name of a currency, or three capitals; for a regular expression with the flag `u`. */
export const CURRENCY_SOURCE: string = [
  // 'US$' before '$', 'R$' before 'R'.
  ...[...kindsOfSigns.values()].toSorted((one, other) => (other[0]?.length ?? 0) - (one[0]?.length ?? 0)).map(sourceOf),
  String.raw`(?<!\p{L})(?:[A-Z]{3}|${SMALL}|${SMALL.replaceAll(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase())})(?!\p{L})`,
].join('|');

const CURRENCIES = new RegExp(CURRENCY_SOURCE, 'gu');

const codeOf = (text: string): string | undefined => {
  const code = text.toUpperCase();
  return CODES.has(code) ? code : undefined;
};

/**
 * The currency (ISO 4217) that a code, sign or name means in these countries (ISO 3166-1 alpha-2): `$` is the peso in Bogotá, and
 * the dollar of the United States in Berlin. Undefined if several are possible, or if it is not known.
 */
export function currencyNamedBy(text: string, countries: readonly string[] = []): string | undefined {
  const code = codeOf(text);
  if (code) return code;
  const sign = BY_SIGN.get(text.toLowerCase());
  if (!sign) return undefined;
  const used = new Set(countries.map(currencyOfCountry).filter((own) => own !== undefined && sign.currencies.includes(own)));
  if (used.size > 1) return undefined;
  const [own = sign.usual] = used;
  return own;
}

/** True if the country where the sign is used changes which currency it means. */
export const isSharedSign = (text: string): boolean =>
  codeOf(text) === undefined && (BY_SIGN.get(text.toLowerCase())?.currencies.length ?? 0) > 1;

/** True if the code, sign or name can mean this currency. */
export const canMean = (text: string, currency: string): boolean =>
  (codeOf(text) ?? '') === currency || (BY_SIGN.get(text.toLowerCase())?.currencies.includes(currency) ?? false);

/** True for what CURRENCY_SOURCE matches, if it is the code, sign or name of a currency. */
export const isCurrency = (text: string): boolean => codeOf(text) !== undefined || BY_SIGN.has(text.toLowerCase());

/** Everything in a text that names a currency, in order. */
export const currencySignsIn = (text: string): string[] =>
  [...text.matchAll(CURRENCIES)].map(([sign]) => sign).filter(isCurrency);

/** The currency (ISO 4217) that a text about pay names, where no country is known; a code comes before a sign. Undefined if it names none. */
export function currencyInText(text: string): string | undefined {
  const signs = currencySignsIn(text);
  return (
    signs.map(codeOf).find((code) => code !== undefined) ??
    signs.map((sign) => currencyNamedBy(sign)).find((code) => code !== undefined)
  );
}
