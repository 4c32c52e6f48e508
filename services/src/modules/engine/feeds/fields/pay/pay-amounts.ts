import { CURRENCY_SOURCE, isCurrency } from '../../../pay-rates/index.ts';
import words from './data/pay-words.json' with { type: 'json' };
import { unitAfter, type StatedUnit } from './pay-units.ts';
import { anyOf, inAnyCase, inSmallLetters, UNSPACED } from '../../../../../platform/terms/word-list.ts';

/** A number of a text about pay, with what is right beside it. */
export interface Amount {
  value: number;
  /** How many units it is written in: 'k', 'lakh'; 1 if the number is complete. */
  multiple: number;
  /** Codes, signs and names of currencies as written, in front of it and behind. */
  currencies: readonly string[];
  unit: StatedUnit | undefined;
  /** '40k+'. */
  isOpen: boolean;
  start: number;
  /** Behind its currency, and behind its unit. */
  end: number;
  endOfUnit: number;
}

const MULTIPLES: readonly (readonly [RegExp, number])[] = (
  [
    [words.thousand, 1e3],
    [words.tenThousand, 1e4],
    [words.lakh, 1e5],
    [words.crore, 1e7],
    [words.hundredMillion, 1e8],
    [words.million, 1e6],
    [words.billion, 1e9],
  ] as const
).map(([list, multiple]) => [new RegExp(`^${anyOf(list)}$`, 'u'), multiple]);
const MULTIPLE = inAnyCase(
  anyOf([
    ...words.thousand,
    ...words.tenThousand,
    ...words.lakh,
    ...words.crore,
    ...words.hundredMillion,
    ...words.million,
    ...words.billion,
  ]),
);
/** Indian '12,00,000'; '45.000', '1 250 000', '5’000'; '38000'. */
const NUMBER = String.raw`(?<number>\d{1,2}(?:,\d{2})+,\d{3}|\d{1,3}(?:(?<mark>[.,'’ ])\d{3})(?:\k<mark>\d{3})*|\d+)(?:[.,](?:(?<decimals>\d{1,2})|[-–—]{1,2}))?(?!\d|[.,]\d)`;
/** A unit without a space in front: '40,000pa'. */
const GLUED = String.raw`(?:pa|ph|pw|pd|pcm|p\.[ahwdm])(?!\p{L})`;
const AMOUNT = new RegExp(
  String.raw`(?<![\p{N}_]|[\p{N}][.,'’])(?:(?<before>${CURRENCY_SOURCE})[)\]]?[:.]?\s{0,2}|(?<!\p{L}(?<!${UNSPACED})))${NUMBER}(?:\s?(?<multiple>${MULTIPLE})(?:\.(?=\s?(?:${CURRENCY_SOURCE})))?)?(?<open>\+(?![\p{L}\d])|\+(?=\s?(?:${CURRENCY_SOURCE})))?(?:\s?[([]?(?<after>${CURRENCY_SOURCE})[)\]]?(?!\s?\d)(?<stillOpen>\+(?![\p{L}\d]))?)?(?:(?=${GLUED})|(?!\p{L}(?<!${UNSPACED})|\+\p{Lu}(?!\p{L})))`,
  'gu',
);
/** The lower end of a range with its currency. */
const AFTER_AMOUNT = /(?:\p{Sc}|[A-Z]{3}) ?\d[\d.,]{0,9} ?(?:[-–—]|to) ?$/u;
const KNOWN = '€|EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK';

/** '$20hr', '£350 day'. */
const GLUED_UNIT =
  /(\p{Sc} ?\d[\d.,]{0,9}(?: ?[-–—] ?\p{Sc}? ?\d[\d.,]{0,9})?) ?(hrs?|hour|day|wk|week|mo|mth|month|yr|year|std)(?!\p{L})/giu;

/** '23万5,000' as one number, and 'TEUR 50', '50 T€', '500 tkr' with the thousand behind the number, '40/45 k' as a range, a unit apart. */
export const inOneOrder = (text: string): string =>
  text
    .replaceAll(/(\d{1,4})[万萬만]\s?(\d{1,3},?\d{3}|\d{4})(?!\d|[万萬만])/gu, (_, high: string, low: string) =>
      String(Number(high) * 10_000 + Number(low.replace(',', ''))),
    )
    .replaceAll(new RegExp(String.raw`(?<![\p{L}\d] ?)[kKT](${KNOWN}) ?(\d[\d.,]*)(?! ?k)`, 'gu'), '$1 $2k')
    .replaceAll(
      new RegExp(String.raw`(\d ?)[kKT](?:${KNOWN}|£|\$)(?!\p{L})`, 'gu'),
      (found, digits: string) => `${digits.trim()}k ${found.slice(digits.length + 1)}`,
    )
    .replaceAll(/(\d ?[kK])(?=[A-Z]{3}(?!\p{L}))/gu, '$1 ')
    .replaceAll(/(\d) ?[kt]kr(?!\p{L})/giu, '$1k kr')
    .replaceAll(/(?<![\d/.,])(\d{2,3}) ?[kK]? ?\/ ?(\d{2,3}) ?[kK](?!\p{L})/gu, '$1-$2k')
    .replaceAll(/(?<=(\p{Sc}) ?\d[\d.,]{0,9}[kK]?) ?\/ ?(?=\1 ?\d)/gu, '-')
    .replaceAll(GLUED_UNIT, '$1/$2')
    .replaceAll(/(?<=(?:грн\.?|₴|UAH|гривень|гривні) ?(?:\/|за|на) ?)год(?!\p{L})\.?/giu, 'година');

const multipleOf = (text: string | undefined): number =>
  text === undefined ? 1 : (MULTIPLES.find(([pattern]) => pattern.test(text.toLowerCase()))?.[1] ?? 1);

/** The amounts of a text, in order; `small` is the text in small letters. */
export function amountsIn(text: string, small = inSmallLetters(text)): Amount[] {
  return [...text.matchAll(AMOUNT)].map((match) => {
    const { number = '', decimals = '0', multiple, before, after, open, stillOpen } = match.groups ?? {};
    const signOf = (text: string | undefined) => (text !== undefined && isCurrency(text) ? text : undefined);
    // Three capitals that are no currency are words around the amount: '$45k OTE'.
    const start = match.index + (before === undefined || signOf(before) ? 0 : before.length);
    const end = match.index + (after === undefined || signOf(after) ? match[0].length : match[0].lastIndexOf(after));
    const currencies = [before, after].flatMap((sign) => signOf(sign) ?? []);
    const found = unitAfter(
      small.slice(end),
      currencies.length > 0 || AFTER_AMOUNT.test(text.slice(Math.max(0, start - 24), start)),
    );
    const times = multipleOf(multiple);
    return {
      value: Math.round(Number(`${number.replaceAll(/\D/g, '')}.${decimals}`) * times * 100) / 100,
      multiple: times,
      currencies,
      unit: found?.unit ?? (/^lpa$/i.test(multiple ?? '') ? 'YEAR' : undefined),
      isOpen: (open ?? stillOpen) !== undefined,
      start,
      end,
      endOfUnit: end + (found?.length ?? 0),
    };
  });
}
