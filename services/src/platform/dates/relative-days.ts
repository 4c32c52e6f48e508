import { foldText } from '@hirehq/shared-contracts/fold-text';
import { FEED_LANGUAGES, MORE_LANGUAGES } from './month-names.ts';
import words from './relative-words.json' with { type: 'json' };

/** Days of a unit, for times that are as long ago as a text says; of months and years, the calendar decides. */
const UNITS = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const;
type Unit = (typeof UNITS)[number];
interface Ago {
  unit: Unit;
  count: number;
  /** 'last week': any of the days of that week, month or year. */
  isSpan?: boolean;
}

/** Short forms of further languages are words of others. */
const STYLES_OF_LANGUAGES = [
  ...FEED_LANGUAGES.map((language) => [language, ['long', 'short', 'narrow']] as const),
  ...MORE_LANGUAGES.map((language) => [language, ['long']] as const),
];
/** Counts whose words differ in some language. */
const COUNTS = [1, 2, 3, 5, 11, 21, 22, 25];
/** The number one as a word, in front of a unit. */
const ONE =
  /(?<![\p{L}\p{N}]|\by )(?:a|an|one|ein|eine|einem|einer|un|una|une|uno|um|uma|een|en|et|ett|yksi|jeden|jedna|jednym|egy|один|одну|одна|одиин|ena|ενα|μια|μιαν|bir)(?![\p{L}\p{N}])/gu;

/** Without accents, spaces and punctuation, one number as `#`: '3 days ago' is `#daysago`. */
const keyOf = (text: string): string => text.replaceAll(/[\d٠-٩]+/g, '#').replaceAll(/[^\p{L}\p{N}#]+/gu, '');
/** Arabic says 'since' as well as 'before'. */
const SINCE_IN_ARABIC = /(?<!\p{L})منذ(?!\p{L})/gu;
const FORTNIGHT = /(?<!\p{L})(?:a )?fortnight(?!\p{L})/gu;
/** Numbers as words, by which some days or weeks are counted. */
const NUMBERS: ReadonlyMap<string, string> = new Map(
  Object.entries(words.numbers).flatMap(([number, names]) => names.map((name) => [foldText(name), number] as const)),
);
const WORD = /\p{L}[\p{L}']*(?=\s\p{L})/gu;
const CHARACTERS = '十一二三四五六七八九';
const NUMBER_IN_CHARACTERS = /[一二三四五六七八九十](?=\s?(?:天|日|周|週|个|個|小时|小時|ヶ|か|か月|分钟|分鐘|年))/gu;
const folded = (text: string): string =>
  foldText(text)
    .replaceAll(/[两兩]/g, '二')
    .replaceAll(FORTNIGHT, '2 weeks')
    .replaceAll(ONE, '1')
    .replaceAll(WORD, (word) => NUMBERS.get(word) ?? word)
    .replaceAll(NUMBER_IN_CHARACTERS, (character) => String(CHARACTERS.indexOf(character) || 10))
    .replaceAll(SINCE_IN_ARABIC, 'قبل');

/** Units whose names without a number are of a span of days: 'last month'. */
const SPANS: ReadonlySet<Unit> = new Set<Unit>(['week', 'month', 'year']);

interface SaidAgo {
  /** `#daysago` → one day, `in#days` → one day less than none; the longest first. */
  counted: ReadonlyMap<string, Ago>;
  /** `yesterday` → 1 day. */
  named: ReadonlyMap<string, Ago>;
}

function saidInAllLanguages(): SaidAgo {
  const patterns = new Map<string, Ago>();
  const named = new Map<string, Ago>();
  const add = (map: Map<string, Ago>, key: string, ago: Ago) => map.set(key, map.get(key) ?? ago);
  for (const [days, texts] of [words.today, words.yesterday, words.beforeYesterday].entries())
    for (const text of texts) add(named, keyOf(folded(text)), { unit: 'day', count: days });
  for (const [unit, forms] of Object.entries(words.counted))
    for (const form of forms) add(patterns, keyOf(folded(form)), { unit: unit as Unit, count: 1 });
  for (const [language, styles] of STYLES_OF_LANGUAGES)
    for (const style of styles) {
      const numeric = new Intl.RelativeTimeFormat(`${language}-u-nu-latn`, { style, numeric: 'always' });
      const auto = new Intl.RelativeTimeFormat(`${language}-u-nu-latn`, { style, numeric: 'auto' });
      for (const unit of UNITS) {
        for (const count of COUNTS) {
          const [past, future] = [-count, count].map((each) => keyOf(folded(numeric.format(each, unit))));
          // Short forms of some languages do not tell the past from what is to come.
          if (past === undefined || future === undefined || future.includes(past) || past.includes(future)) continue;
          // Arabic has a word for two of them.
          add(past.includes('#') ? patterns : named, past, { unit, count: past.includes('#') ? 1 : count });
          if (future.includes('#')) add(patterns, future, { unit, count: -1 });
        }
        for (const count of [0, 1, 2]) {
          if (count === 0 && unit !== 'day') continue;
          const [past, future] = [-count, count].map((each) => keyOf(folded(auto.format(each, unit))));
          if (past !== undefined && !past.includes('#') && (past !== future || count === 0))
            add(named, past, { unit, count, isSpan: SPANS.has(unit) });
          if (future !== undefined && unit === 'day' && past !== future && !future.includes('#'))
            add(named, future, { unit, count: -count });
        }
      }
    }
  return { counted: new Map([...patterns].toSorted(([one], [other]) => other.length - one.length)), named };
}

/** `noch#tage` → day: how long it is until then. */
const LEFT: readonly (readonly [string, Unit])[] = Object.entries(words.left).flatMap(([unit, forms]) =>
  forms.map((form) => [keyOf(folded(form)), unit as Unit] as const),
);
const leftIn = (key: string, count: number): Ago | undefined => {
  const left = LEFT.find(([each]) => each === key);
  return left && { unit: left[1], count: -count };
};

let said: SaidAgo | undefined;

const SHORT = /^(?:posted\s)?(\d{1,3})\+?\s?(mins?|m|h|hrs?|d|w|wks?|mos?|y|yrs?)\.?(?:\s?ago)?$/u;
/** 'at 08:15', 'um 18 Uhr', 'a las 10:00'. */
const TIMES_AT_END = [1, 2].map(
  (words) =>
    new RegExp(String.raw`[,\s]+(?:\p{L}+\.?\s+){0,${words}}\d{1,2}(?:\s?[:.h]\s?\d{2}){0,2}\s?(?:[ap]\.?m\.?|uhr|h)?$`, 'u'),
);
const SHORT_UNITS: Readonly<Record<string, Unit>> = {
  mi: 'minute',
  m: 'minute',
  h: 'hour',
  d: 'day',
  w: 'week',
  mo: 'month',
  y: 'year',
};

const HAS_DIGIT = /\d/;

function agoIn(given: string): Ago | undefined {
  const text = folded(given);
  const [, count, unit = ''] = SHORT.exec(text) ?? [];
  const short = SHORT_UNITS[unit.slice(0, 2)] ?? SHORT_UNITS[unit.slice(0, 1)];
  if (count !== undefined && short) return { unit: short, count: Number(count) };
  // A tenth of a second of work, which most processes never need.
  said ??= saidInAllLanguages();
  const { counted, named } = said;
  const untimed = HAS_DIGIT.test(given) ? TIMES_AT_END.map((time) => folded(foldText(given).replace(time, ''))) : [];
  const spoken = [text, ...untimed].flatMap((each) => [each, each.replace(/^\p{L}+:?\s+/u, '')]);
  const known = spoken.map((each) => named.get(keyOf(each))).find((each) => each !== undefined);
  if (known) return known;
  const [number, ...others] = text.match(/\d+/g) ?? [];
  if (number === undefined || others.length > 0) return undefined;
  const key = keyOf(text);
  const left = leftIn(key, Number(number));
  if (left) return left;
  const pattern = counted.get(key) ?? counted.entries().find(([each]) => key.includes(each))?.[1];
  return pattern && { unit: pattern.unit, count: Number(number) * pattern.count };
}

/**
 * The day that a text names by how long ago it was, such as '3 days ago', 'gestern' or 'hace una semana', or by how long it is until
 * then ('noch 5 Tage', 'in 3 days'), in UTC; undefined for another text, and for a span of days ('last week').
 */
export function relativeDay(text: string, now: Date): Date | undefined {
  const ago = agoIn(text);
  if (!ago || ago.isSpan || Math.abs(ago.count) > 1000) return undefined;
  const { unit, count } = ago;
  const day = new Date(now);
  if (unit === 'year') day.setUTCFullYear(day.getUTCFullYear() - count);
  else if (unit === 'month') day.setUTCMonth(day.getUTCMonth() - count);
  else if (unit === 'week' || unit === 'day') day.setUTCDate(day.getUTCDate() - count * (unit === 'week' ? 7 : 1));
  else day.setTime(day.getTime() - count * { second: 1000, minute: 60_000, hour: 3_600_000 }[unit]);
  return day;
}

const AT_LEAST = new RegExp(
  `(?:(?<!\\p{L})(?=[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Script=Arabic}\\p{Script=Hebrew}])|(?=[以超이넘กม])|(?<=\\s)(?=स))(?:${words.atLeast.map((phrase) => foldText(phrase)).join('|')})`,
  'u',
);
const AT_LEAST_IN_NUMBERS = /\d\s?\+\s+\p{L}/u;

/** '30+ days ago', 'more than a month ago': at least so long ago, which is no day. */
export const isAtLeastSoLongAgo = (text: string): boolean => AT_LEAST_IN_NUMBERS.test(text) || AT_LEAST.test(foldText(text));
