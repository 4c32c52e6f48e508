import words from '../../data/words-of-time.json' with { type: 'json' };
import { oneOf } from '../word-patterns.ts';
import { monthsOf, PART, SEASON_PART } from './masked-text.ts';

const YEAR = String.raw`(?:19[4-9]\d|20[0-4]\d)`;
const ERAS: Readonly<Record<string, number>> = { ...words.eras, R: 2018, H: 1988, S: 1925 };
const NUMBER = String.raw`0?[1-9]|1[0-2]`;
/** No letter or digit before or after, but for scripts without spaces. */
export const BEFORE_DATE = String.raw`(?=[\d\uE001-\uE017RHStT令平昭])(?<![\p{N}]|(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}])[\p{L}\p{M}])`;
export const AFTER_DATE = String.raw`(?![\p{N}]|(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}])\p{L})`;
const ORDINAL = String.raw`(?:st|nd|rd|th|er|[ºª°.])?`;
const OF = String.raw`(?:de\s+la\s+|de\s+|del\s+|of\s+|d['’]\s?|do\s+|des\s+)?`;

/** Parts of a date: year `y`, month `m`, day `d`, a name `n`, a year of an era `e`. */
const FORMS = [
  // The month first, where the second number cannot be one: 04/30/2019.
  String.raw`(?<m>${NUMBER})[./-](?<d>1[3-9]|2\d|3[01])[./-](?<y>${YEAR})`,
  String.raw`(?:(?<d>0?[1-9]|[12]\d|3[01])(?:[./-]|\.\s))?(?<m>${NUMBER})\s?[./-]\s?(?<y>${YEAR})`,
  String.raw`(?<y>${YEAR})(?:[./-](?<m>0[1-9]|1[0-2]|(?<=[./-])[1-9](?!\d))(?:[./-](?<d>\d{1,2}))?|\.\s(?<m>0[1-9]|1[0-2]|[1-9](?!\d))(?:\.(?:\s?(?<d>\d{1,2})(?!\d)\.?)?)?)(?!\d)`,
  String.raw`(?<y>${YEAR}|\d{2}(?=\s?[年년]\s?\d))\s?[年년]度?\s?(?:(?<m>${NUMBER})\s?[月월](?:\s?(?<d>\d{1,2})\s?[日일号號])?|의?\s?(?<n>${PART}))?`,
  String.raw`(?<e>${oneOf(Object.keys(words.eras))})\s?(?<y>元|\d{1,3})\s?(?:年\s?(?:(?<m>${NUMBER})\s?月(?:\s?\d{1,2}\s?日)?)?|[./](?<m>${NUMBER})(?!\d))`,
  String.raw`(?<=(?:民[國国]).*)(?<e>)(?<y>1[0-4]\d|\d{2})\s?(?:年\s?(?:(?<m>${NUMBER})\s?月)?|[./](?<m>${NUMBER})(?!\d))`,
  String.raw`(?<e>[RHS])(?<y>\d{1,2})(?:[./](?<m>${NUMBER})(?!\d)|年\s?(?:(?<m>${NUMBER})\s?月)?)`,
  String.raw`(?<m>0[1-9]|1[0-2])/(?<y>\d{2})(?![\d/.])`,
  String.raw`(?:tháng|thg)\s*(?<m>${NUMBER})\s*(?:năm|[/.-]|,?)\s*(?<y>${YEAR})`,
  String.raw`(?:(?<d>\d{1,2})${ORDINAL}[\s/.-]*${OF})?(?:${SEASON_PART}\s+${OF})?(?<n>${PART})(?:\.?[,'’]?\s*[-/.]?\s*)(?:(?<k>\d{1,2})${ORDINAL},\s*)?${OF}(?:${SEASON_PART}\s*${OF})?(?<y>${YEAR})(?:/(?<z>1[3-9]|[2-4]\d)(?![\d/.-]))?`,
  String.raw`(?<y>${YEAR})(?:\.?\s?(?:${oneOf(words.yearSuffixes)})(?![\p{L}\p{N}]))?[.,/-]?\s*${OF}(?<n>${PART})(?!\.?\s*${YEAR})(?:[-.\s](?<d>\d{1,2})\.?(?![\d./]))?\.?`,
  String.raw`(?<n>${PART})\.?(?:\s*['’]|-(?=\d{2}(?!\d)))(?<y>\d{2})`,
  String.raw`(?<y>${YEAR})(?:/(?<z>1[3-9]|[2-4]\d)(?![\d/.-]))?`,
];
const SUFFIX = `(?:\\.?\\s?(?:${oneOf(words.yearSuffixes)})(?![\\p{L}\\p{N}]))?`;
/** A date in a masked text. */
export const DATE = `(?:${FORMS.join('|')})${SUFFIX}`;
/** Dates that are such beside another of their form alone: 'Mar 19', '3/18', '201809', 'XI 2019'. */
export const LOOSE_DATES = [
  String.raw`(?<n>${PART})\.?\s*(?<y>\d{2})(?!\d)`,
  String.raw`(?<m>${NUMBER})/(?<y>\d{2})(?![\d/.])`,
  String.raw`(?<m>0[1-9]|1[0-2])\.(?<y>[0-3]\d)(?![\d/.])`,
  String.raw`(?<y>${YEAR})(?<m>0[1-9]|1[0-2])(?:[0-3]\d)?(?!\d)`,
  String.raw`(?<r>X?(?:IX|IV|V?I{0,3}))[\s./-]+(?<y>${YEAR})`,
];

export interface DateAt {
  start: number;
  end: number;
  /** `YYYY-MM`, or `YYYY` without a month. */
  first: string;
  /** The last month of a quarter; of other dates, the same. */
  last: string;
  hasDay: boolean;
  hasMonth: boolean;
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
const YEAR_OF_REPUBLIC = 1911;
const centuryOf = (twoDigits: string) => (Number(twoDigits) > 45 ? `19${twoDigits}` : `20${twoDigits}`);
export const inMonth = (year: string, month: number | undefined): string =>
  month === undefined || month === 0 ? year : `${year}-${String(month).padStart(2, '0')}`;

/** 平成28年 is 2016; the first year is 元年. */
function yearOf(written: string, era: string | undefined): string {
  if (era !== undefined) return String((ERAS[era] ?? YEAR_OF_REPUBLIC) + (written === '元' ? 1 : Number(written)));
  return written.length === 2 ? centuryOf(written) : written;
}

type Groups = Readonly<Record<string, string | undefined>>;

/** The date that the groups of a pattern name; with the month first if another date of the text has it so. */
export function dateIn(groups: Groups, at: { start: number; end: number }, isMonthFirst: boolean): DateAt {
  const { y = '', z, m, d, k, n, e, r } = groups;
  const year = yearOf(y, e);
  const named = n === undefined ? undefined : monthsOf(n);
  const isTurned = isMonthFirst && d !== undefined && n === undefined && Number(d) <= 12;
  const number = r === undefined ? Number(isTurned ? d : (m ?? 0)) : ROMAN.indexOf(r) + 1;
  const [first, last] = named ?? [number, number];
  return {
    ...at,
    first: inMonth(year, first),
    last: z === undefined ? inMonth(year, last) : year.slice(0, 2) + z,
    hasDay: (d ?? k) !== undefined,
    hasMonth: first > 0,
  };
}
