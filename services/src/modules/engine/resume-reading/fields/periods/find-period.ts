import words from '../../data/words-of-time.json' with { type: 'json' };
import { AFTER, BEFORE, oneOf } from '../word-patterns.ts';
import { AFTER_DATE, BEFORE_DATE, dateIn, inMonth, LOOSE_DATES, type DateAt } from './date-pattern.ts';
import { MONTH, monthsOf, PART, SEASON_PART } from './masked-text.ts';
import { phraseAtEnd } from './words-at-end.ts';

/** A text with plain digits, and with parts of years as patterns have them. */
export interface Read {
  plain: string;
  masked: string;
}
export interface Period {
  /** `YYYY-MM`, or `YYYY` without a month; null if only the end is written. */
  from: string | null;
  /** Null if it lasts. */
  till: string | null;
  /** Position in the text. */
  start: number;
  end: number;
}

const PRESENT = oneOf(words.present);
const UNTIL = oneOf(words.until);
const DASHES = String.raw`(?:[=–—−-]{1,3}>|\.{2,3}|[–—−‒―‐‑﹣－~〜～∼…→⇒➔➜»›>-]{1,3})`;
/** 'From' after a date and 'until' before one, in scripts without spaces. */
const UNSPACED_UNTIL = String.raw`から|부터|至(?!今)|到(?!现在|現在|目前)|(?=至今|迄今|到现在|到現在|到目前)`;
const SINCE_AFTER = oneOf(words.sinceAfter);
const LITTLE_WORDS = String.raw`(?:(?:the|le|la|el|il|o|os|den|dem|du|lo|l['’]|al|to)\s+)?(?:${SEASON_PART}\s+(?:de\s+|of\s+|del\s+|des\s+)?)*`;
const CONNECT =
  `\\.?(?:\\s*${DASHES}\\s*|\\s*(?:${UNSPACED_UNTIL})\\s*|,?\\s(?:${UNTIL})\\s|\\s?(?:${SINCE_AFTER})(?![\\p{Ll}])\\s*(?:${DASHES}\\s*)?)` +
  `(?:(?:${UNTIL})\\s+)?${LITTLE_WORDS}`;
const CONNECTION = new RegExp(`^${CONNECT}$`, 'iu');
const LONGEST_CONNECTION = 40;
const TO_PRESENT = new RegExp(`(?:${CONNECT}|[\\s.]*[\\s(\\[,]\\s*(?=\\p{L}))(?:${PRESENT})${AFTER}`, 'iuy');
const AND = new RegExp(`^[\\s.]+(?:${oneOf(words.and)})[\\s-]*(?:${LITTLE_WORDS})$`, 'iu');
const BETWEEN: ReadonlySet<string> = new Set(words.between);
const NOT_ONLY_SPACE = /\S/u;
const UNTIL_AFTER = new RegExp(`\\s?(?:${oneOf(words.untilAfter)})(?![\\p{Ll}])`, 'iuy');

const CONNECTING: ReadonlySet<string> = new Set(words.connecting);
const SINCE: ReadonlySet<string> = new Set(words.since);
const SINCE_IN_CHINESE = /[自从從]$/u;
const SINCE_BEHIND = new RegExp(`\\s?(?:${SINCE_AFTER})(?![\\p{Ll}\\p{N}])`, 'iuy');
/** `2019 –`: an open end. Other text follows it in another column, or after a dash that belongs to the date: '8/2019–  Nurse'. */
const OPEN_END = new RegExp(`\\s*${DASHES}\\s*(?=$|[\\t)\\]|;])|${DASHES}(?=\\s+\\p{L})`, 'uy');
/** 'Present – March 2019', with the later end first. */
const PRESENT_FIRST = new RegExp(`(?:^|[\\t(|])\\s*(?:${PRESENT})\\s*${DASHES}\\s*$`, 'iu');

const ENDS_WITH_DASH = /[–—→~-]\s*$/u;

/** The end of a period whose other end has the year, or the month: 'May', 'March 3', '3.', '3 May'. */
const SHORT_BEFORE = new RegExp(
  `${BEFORE_DATE}(?:(?<d>\\d{1,2})(?:\\.|st|nd|rd|th|er|[º°])?(?:\\s*(?:de\\s+|of\\s+)?(?<n>${MONTH})|[./](?<m>0?[1-9]|1[0-2])\\.?)?|(?<n>${PART})(?:\\.?\\s*(?<d>\\d{1,2})(?:st|nd|rd|th|\\.)?)?)${CONNECT}$`,
  'iu',
);
const NUMBER_BEFORE = new RegExp(`(?<![\\p{L}\\p{N}./-])(?<m>0?[1-9]|1[0-2])\\.?\\s?${DASHES}\\s?$`, 'iu');
const SHORT_BEHIND = new RegExp(
  `${CONNECT}(?:(?<m>0?[1-9]|1[0-2])\\s?[月월](?:\\s?\\d{1,2}\\s?[日일号號])?|\\d{1,2}\\s?[日일号號]|(?<n>${MONTH})\\.?)(?!\\.?\\s*\\d)${AFTER_DATE}`,
  'iuy',
);
const NUMBER_BEHIND = /\s?[~～〜–—]\s?(?<m>0[1-9]|1[0-2]|[1-9])(?![\d./年-])/uy;
const DAYS_OF_MONTH = new RegExp(
  `${BEFORE}(?<n>${MONTH})\\.?\\s+\\d{1,2}(?:st|nd|rd|th)?\\s*(?:${DASHES}|to|bis)\\s*\\d{1,2}(?:st|nd|rd|th)?,?\\s*(?<y>(?:19|20)\\d{2})${AFTER}`,
  'iu',
);
const HINT_OF_DAYS = /[\uE001-\uE00C]\uE01F*\.?\s+\d{1,2}(?!\d{2})/u;
/** Cases that say 'until' in the name of a month: Hungarian 'júniusig'. */
const UNTIL_IN_NAME = /(?:ig|kuuhun|rini|mbrini|lini|აამდე|მდე)$/u;
/** Characters in front of a date that are looked at. */
const NEAR = 60;

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};
const monthNamed = (mask: string | undefined) => (mask === undefined ? undefined : monthsOf(mask));

/** The later date first, as some write and as texts from right to left are sometimes painted. */
function inOrder(from: DateAt, till: DateAt, start: number, end: number): Period {
  const isTurned = till.last < from.first.slice(0, till.last.length);
  return isTurned ? { from: till.first, till: from.last, start, end } : { from: from.first, till: till.last, start, end };
}

/** With the year or the month of a date for both ends. */
function withShortStart(text: string, date: DateAt): Period | undefined {
  const near = text.slice(Math.max(0, date.start - NEAR), date.start);
  const offset = date.start - near.length;
  const short = SHORT_BEFORE.exec(near);
  const year = date.first.slice(0, 4);
  const { d, n, m } = short?.groups ?? {};
  if (short && (n !== undefined || m !== undefined || (d !== undefined && date.hasDay))) {
    const [first] = monthNamed(n) ?? [m === undefined ? Number(date.first.slice(5)) : Number(m)];
    if (n !== undefined && monthNamed(n) === undefined)
      return { from: year, till: date.last, start: offset + short.index, end: date.end };
    return { from: inMonth(year, first), till: date.last, start: offset + short.index, end: date.end };
  }
  const number = date.hasMonth && !date.hasDay ? NUMBER_BEFORE.exec(near) : null;
  const month = Number(number?.groups?.['m']);
  return number && month < Number(date.first.slice(5))
    ? { from: inMonth(year, month), till: date.last, start: offset + number.index, end: date.end }
    : undefined;
}

function withShortEnd(text: string, date: DateAt): Period | undefined {
  const short = matchAt(SHORT_BEHIND, text, date.end);
  const number = short || !date.hasMonth || date.hasDay ? null : matchAt(NUMBER_BEHIND, text, date.end);
  const found = short ?? number;
  if (!found) return undefined;
  const { m, n } = found.groups ?? {};
  const [, last] = monthNamed(n) ?? [0, m === undefined ? Number(date.first.slice(5)) : Number(m)];
  const till = inMonth(date.first.slice(0, 4), last);
  if (number && till <= date.first) return undefined;
  return { from: date.first, till, start: date.start, end: date.end + found[0].length };
}

const endAfter = (text: string, end: number) => end + (matchAt(UNTIL_AFTER, text, end)?.[0].length ?? 0);

/** 'Norrmejerier AB 2018': the legal form of a Swedish company, not the German word for 'from'. */
const LEGAL_FORM = /\p{L}[\p{L}\d.&-]*\s+AB\s*$/u;
/** The word before a date. */
const wordBefore = ({ plain }: Read, { start }: DateAt, words: ReadonlySet<string>): number | undefined => {
  const from = Math.max(0, start - NEAR);
  const before = plain.slice(from, start);
  const at = LEGAL_FORM.test(before) ? undefined : phraseAtEnd(before, words);
  return at === undefined ? undefined : from + at;
};

function isPeriod(text: Read, date: DateAt, next: DateAt): boolean {
  const between = text.masked.slice(date.end, next.start);
  if (between.length > LONGEST_CONNECTION) return false;
  if (CONNECTION.test(between)) return true;
  if (!NOT_ONLY_SPACE.test(between))
    return (
      matchAt(UNTIL_AFTER, text.masked, next.end) !== null || UNTIL_IN_NAME.test(text.plain.slice(next.start, next.end).trimEnd())
    );
  return AND.test(between) && wordBefore(text, date, BETWEEN) !== undefined;
}

function closedPeriod(read: Read, dates: readonly DateAt[]): Period | undefined {
  const { masked } = read;
  for (const [index, date] of dates.entries()) {
    const start = wordBefore(read, date, CONNECTING) ?? date.start;
    const next = dates[index + 1];
    if (next && isPeriod(read, date, next)) return inOrder(date, next, start, endAfter(masked, next.end));
    const present = matchAt(TO_PRESENT, masked, date.end);
    if (present) return { from: date.first, till: null, start, end: date.end + present[0].length };
    const short = withShortStart(masked, date) ?? withShortEnd(masked, date);
    if (short) return short;
    const before = masked.slice(0, date.start);
    const turned = ENDS_WITH_DASH.test(before.slice(-NEAR)) ? PRESENT_FIRST.exec(before) : null;
    if (turned) return { from: date.first, till: null, start: turned.index, end: date.end };
  }
  return undefined;
}

const LOOSE_PERIODS = LOOSE_DATES.map((form, index) => {
  const [a, b] = ['a', 'b'].map((end) => form.replaceAll(/\(\?<(\w)>/g, `(?<${end}$1>`));
  const end = index === 0 ? `(?:${b}|(?<now>${PRESENT}))` : String(b);
  return new RegExp(
    `${index < 4 ? BEFORE_DATE : BEFORE}${a}\\s*(?:${DASHES}|(?<=\\s)(?:${UNTIL})(?=\\s))\\s*${end}${AFTER_DATE}`,
    index < 4 ? 'iu' : 'u',
  );
});
const NAMES_YEAR = /(?:19|20)\d{2}(?!\d)/;
/** What a text with loose dates has. */
const HINTS = [
  /[\uE001-\uE017]\uE01F*\.?\s*\d{2}(?!\d)/u,
  /\d\/\d{2}(?!\d)/,
  /\d\.\d{2}(?!\d)/,
  /\d{6}/,
  /[IVX][\s./-]+(?:19|20)\d/,
];

/** A period whose ends are dates for their likeness only. */
function loosePeriod(text: string): Period | undefined {
  for (const [index, pattern] of LOOSE_PERIODS.entries()) {
    const found = HINTS[index]?.test(text) && !(index < 3 && NAMES_YEAR.test(text)) ? pattern.exec(text) : null;
    if (!found) continue;
    const [start, end] = [found.index, found.index + found[0].length];
    const { now, ...groups } = found.groups ?? {};
    const own = (letter: string) =>
      Object.fromEntries(
        Object.entries(groups).flatMap(([key, value]) => (key.startsWith(letter) ? [[key.slice(1), value]] : [])),
      );
    const [from, till] = ['a', 'b'].map((letter) => dateIn(own(letter), { start, end }, false));
    if (!from?.hasMonth) continue;
    if (now !== undefined) return { from: from.first, till: null, start, end };
    if (till?.hasMonth && from.first <= till.last) return { from: from.first, till: till.last, start, end };
  }
  return undefined;
}

/** The first period with two ends, of which the second may be the present. */
export function boundedPeriod(read: Read, dates: readonly DateAt[]): Period | undefined {
  const days = HINT_OF_DAYS.test(read.masked) ? DAYS_OF_MONTH.exec(read.masked) : null;
  if (days) {
    const month = inMonth(days.groups?.['y'] ?? '', monthNamed(days.groups?.['n'])?.[0]);
    return { from: month, till: month, start: days.index, end: days.index + days[0].length };
  }
  return loosePeriod(read.masked) ?? closedPeriod(read, dates);
}

/** A period without an end, or a quarter or half of a year. */
export function openPeriod(read: Read, dates: readonly DateAt[]): Period | undefined {
  const { plain, masked } = read;
  for (const date of dates) {
    const since =
      wordBefore(read, date, SINCE) ?? (SINCE_IN_CHINESE.test(plain.slice(0, date.start)) ? date.start - 1 : undefined);
    if (since !== undefined) return { from: date.first, till: null, start: since, end: date.end };
    const behind = matchAt(SINCE_BEHIND, masked, date.end) ?? matchAt(OPEN_END, masked, date.end);
    if (behind) return { from: date.first, till: null, start: date.start, end: date.end + behind[0].length };
    if (date.first !== date.last) return { from: date.first, till: date.last, start: date.start, end: date.end };
  }
  return undefined;
}
