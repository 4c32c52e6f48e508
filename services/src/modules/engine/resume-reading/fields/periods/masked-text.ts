import { MONTHS, SPELT_MONTHS } from '../../../../../platform/dates/month-names.ts';
import { foldText } from '@hirehq/shared-contracts/fold-text';
import { monthOfOtherCalendar, yearOfOtherCalendar } from '../../../../../platform/dates/other-calendars.ts';
import { withWesternDigits } from '../../../../../platform/terms/western-digits.ts';
import parts from '../../data/parts-of-year.json' with { type: 'json' };
import { oneOf } from '../word-patterns.ts';

/** The text with western digits and plain spaces; as long as the original. */
export const withPlainDigits = (text: string): string => withWesternDigits(text).replaceAll(/[\u00A0\u2007\u2009\u202F]/g, ' ');

/** A part of a year is one private character, 1 to 12 for months, and others up to the length of its name. */
const [BASE, REST] = [0xe000, '\uE01F'];
const QUARTER = 16;
const HALF = 20;
const SEASON = 23;
/** A pattern of these characters. */
export const PART = String.raw`[\uE001-\uE00C\uE011-\uE017]\uE01F*`;
export const MONTH = String.raw`[\uE001-\uE00C]\uE01F*`;
export const SEASON_PART = String.raw`\uE017\uE01F*`;

const partMasked = (part: number, written: string) => String.fromCharCode(BASE + part) + REST.repeat(written.length - 1);

/** The first and the last month of a part of a year; none of a season, which begins in one year or ends in the next. */
export function monthsOf(mask: string): readonly [first: number, last: number] | undefined {
  const part = mask.charCodeAt(0) - BASE;
  if (part === SEASON) return undefined;
  if (part > HALF) return [(part - HALF) * 6 - 5, (part - HALF) * 6];
  return part > QUARTER ? [(part - QUARTER) * 3 - 2, (part - QUARTER) * 3] : [part, part];
}

const isSpaced = (name: string) => name.includes(' ');
const NAMES: ReadonlyMap<string, number> = new Map([
  ...parts.seasons.map((name) => [name, SEASON] as const),
  ...MONTHS,
  ...SPELT_MONTHS,
]);
/** Abbreviations of Thai months have full stops within. */
const THAI_SHORT = 'ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.'.split(' ');
const IN_ARABIC = /[\u0600-\u06FF][^]*(?<!\d)1[34]\d{2}(?!\d)|(?<!\d)1[34]\d{2}(?!\d)[^]*[\u0600-\u06FF]/u;
const OTHER_MONTH = /(\p{L}[\p{L}\p{M}]+(?:[ \u200C][\p{L}\p{M}]+)?)(\s+)(1[34]\d{2})(?!\d)/gu;
const OTHER_YEAR = /(?<!\d)1[34]\d{2}(?!\d)/g;
const THAI = /\p{Script=Thai}/u;
const THAI_NAMES = new RegExp(oneOf(THAI_SHORT), 'gu');
const LONG_NAMES = [...NAMES.keys()].filter(isSpaced);
const NAMES_OF_WORDS = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${oneOf(LONG_NAMES)})(?![\p{L}\p{N}])`, 'giu');
/** Words that are in names of several words, or in those of quarters and halves: only a text with one of them may have such a name. */
const WORDS_OF_NAMES = new Set(
  [...LONG_NAMES, ...parts.quarter.words, ...parts.half.words].flatMap((name) => name.match(/\p{L}[\p{L}\p{M}]*/u) ?? []),
);
const WORD = /\p{L}[\p{L}\p{M}]*/gu;
const IS_ASCII = /^[\0-\x7f]*$/;

function masked(name: string, small: string): string {
  const part =
    NAMES.get(small) ?? (IS_ASCII.test(small) ? undefined : (NAMES.get(small.normalize('NFC')) ?? NAMES.get(foldText(small))));
  return part === undefined ? name : partMasked(part, name);
}

const ORDINALS: ReadonlyMap<string, number> = new Map([
  ...parts.ordinals.flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
  ...['i', 'ii', 'iii', 'iv'].map((name, index) => [name, index + 1] as const),
]);
const NUMBER = `[1-4]|${oneOf([...ORDINALS.keys()])}`;
const ORDINAL_END = String.raw`(?:\s?(?:\.|st|nd|rd|th|er|ère|re|e|ème|[ºª°]|-?й|-?е|-?[іи]й|:a|:e|\.º)(?!\p{L}))?`;
const AROUND = String.raw`(?![\p{L}]|\d(?!\d(?!\d)))`;
const partNamed = (words: readonly string[], unspaced: readonly string[], letters: string, last: number) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${[
      String.raw`(?:${letters})\s?(?<n>[1-${last}])(?!\d)`,
      String.raw`(?<n>[1-${last}])(?:${letters})`,
      String.raw`(?<n>${NUMBER})${ORDINAL_END}\s*(?:${oneOf(words)})`,
      String.raw`(?:${oneOf(words)})\s+(?:nr\.?\s?|ke-)?(?<n>${NUMBER})`,
    ].join('|')})${AROUND}|第?(?<n>[1-4一二三四])\\s?(?:${oneOf(unspaced)})`,
    'giu',
  );
const QUARTERS = partNamed(parts.quarter.words, parts.quarter.unspaced, 'q|t', 4);
const HALVES = partNamed(parts.half.words, parts.half.unspaced, 'h|s', 2);
const HALVES_IN_CHARACTERS = /(?<first>上半年|上半期|上期|상반기)|下半年|下半期|下期|하반기/gu;
const MAYBE_PART = /(?<!\p{L})[qths]\s?[1-4](?!\d)|(?<!\d)[1-4][qths](?!\p{L})|四半期|季|半|분기|반기/iu;

function withParts(text: string): string {
  const byNumber =
    (base: number) =>
    (written: string, ...rest: unknown[]) => {
      const { n = '' } = rest.at(-1) as { n?: string };
      const number = Number(n) || ORDINALS.get(n.toLowerCase());
      return number === undefined ? written : partMasked(base + number, written);
    };
  return text
    .replaceAll(QUARTERS, byNumber(QUARTER))
    .replaceAll(HALVES, byNumber(HALF))
    .replaceAll(HALVES_IN_CHARACTERS, (written, first: string | undefined) => partMasked(first ? HALF + 1 : HALF + 2, written));
}

/** Years of the Persian and the Islamic calendar as ours, with their months if they are named. */
const withYearsOfOtherCalendars = (text: string): string =>
  IN_ARABIC.test(text)
    ? text
        .replaceAll(OTHER_MONTH, (written, words: string, space: string, year: string) => {
          // Two words, or the second of them.
          for (const name of [words, words.replace(/^.*[ \u200C]/u, '')]) {
            const [ours, month] = monthOfOtherCalendar(name, Number(year)) ?? [];
            if (ours !== undefined && month !== undefined)
              return `${words.slice(0, words.length - name.length)}${partMasked(month, name)}${space}${ours}`;
          }
          return written;
        })
        .replaceAll(OTHER_YEAR, (year) => String(yearOfOtherCalendar(Number(year))))
    : text;

const BUDDHIST_YEAR = /(?<!\d)2[45]\d{2}(?!\d)/g;
const BUDDHIST_MARK = /(?<!\p{L})B\.?E\.?\s?25\d\d/u;
const BUDDHIST_ERA = /พ\.?\s?ศ\.?|(?<![\p{L}])B\.?\s?E\.?(?=\s?25\d\d)/giu;
/** Years that a Thai text counts from the death of the Buddha, as ours. */
const withOurYears = (text: string): string =>
  THAI.test(text) || BUDDHIST_MARK.test(text)
    ? text
        .replaceAll(THAI_NAMES, (name) => partMasked(THAI_SHORT.indexOf(name) + 1, name))
        .replaceAll(BUDDHIST_ERA, (era) => ' '.repeat(era.length))
        .replaceAll(BUDDHIST_YEAR, (year) => String(Number(year) - 543))
    : text;

/** Catalan 'des de', whose first word is short for a month elsewhere. */
const SINCE_IN_CATALAN = /(?<!\p{L})des(?=\s(?:de|del)\s)/giu;

/** The text with parts of years as patterns have them; as long as the original. */
export function maskedText(plain: string): string {
  const ours = withOurYears(withYearsOfOtherCalendars(plain.replaceAll(SINCE_IN_CATALAN, '---')));
  let mayHaveLongNames = MAYBE_PART.test(ours);
  const read = (name: string): string => {
    const small = name.toLowerCase();
    mayHaveLongNames ||= WORDS_OF_NAMES.has(small);
    return masked(name, small);
  };
  const text = ours.replaceAll(WORD, read);
  return mayHaveLongNames
    ? withParts(ours)
        .replaceAll(NAMES_OF_WORDS, (name) => masked(name, name.toLowerCase().replaceAll(/\s+/g, ' ')))
        .replaceAll(WORD, read)
    : text;
}
