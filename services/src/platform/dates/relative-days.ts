import { foldText } from '@hirehq/shared-contracts/fold-text';
import { FEED_LANGUAGES } from './month-names.ts';
import words from './relative-words.json' with { type: 'json' };

/** Days of a unit, for times that are as long ago as a text says; of months and years, the calendar decides. */
const UNITS = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const;
type Unit = (typeof UNITS)[number];
interface Ago {
  unit: Unit;
  count: number;
}

const STYLES = ['long', 'short', 'narrow'] as const;
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
const folded = (text: string): string =>
  foldText(text).replaceAll(FORTNIGHT, '2 weeks').replaceAll(ONE, '1').replaceAll(SINCE_IN_ARABIC, 'قبل');

interface SaidAgo {
  /** `#daysago` → day, the longest first. */
  counted: readonly (readonly [string, Unit])[];
  /** `yesterday` → 1 day. */
  named: ReadonlyMap<string, Ago>;
}

function saidInAllLanguages(): SaidAgo {
  const patterns = new Map<string, Unit>();
  const named = new Map<string, Ago>();
  for (const text of words.today) named.set(keyOf(folded(text)), { unit: 'day', count: 0 });
  for (const [unit, forms] of Object.entries(words.counted))
    for (const form of forms) patterns.set(keyOf(folded(form)), unit as Unit);
  for (const language of FEED_LANGUAGES)
    for (const style of STYLES) {
      const numeric = new Intl.RelativeTimeFormat(`${language}-u-nu-latn`, { style, numeric: 'always' });
      const auto = new Intl.RelativeTimeFormat(`${language}-u-nu-latn`, { style, numeric: 'auto' });
      for (const unit of UNITS) {
        for (const count of COUNTS) {
          const key = keyOf(folded(numeric.format(-count, unit)));
          // Short forms of some languages do not tell the past from what is to come.
          if (keyOf(folded(numeric.format(count, unit))).includes(key)) continue;
          // Arabic has a word for two of them.
          if (key.includes('#')) patterns.set(key, patterns.get(key) ?? unit);
          else named.set(key, named.get(key) ?? { unit, count });
        }
        for (const count of [0, 1, 2]) {
          if (count === 0 && unit !== 'day') continue;
          const key = keyOf(folded(auto.format(-count, unit)));
          if (!key.includes('#')) named.set(key, named.get(key) ?? { unit, count });
        }
      }
    }
  return { counted: [...patterns].toSorted(([one], [other]) => other.length - one.length), named };
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

const SHORT = /^(\d{1,3})\+?\s?(min|h|hrs?|d|w|wks?|mo|mos|y|yrs?)$/u;
const SHORT_UNITS: Readonly<Record<string, Unit>> = { mi: 'minute', h: 'hour', d: 'day', w: 'week', mo: 'month', y: 'year' };

function agoIn(given: string): Ago | undefined {
  const text = folded(given);
  const [, count, unit = ''] = SHORT.exec(text) ?? [];
  const short = SHORT_UNITS[unit.slice(0, 2)] ?? SHORT_UNITS[unit.slice(0, 1)];
  if (count !== undefined && short) return { unit: short, count: Number(count) };
  // A tenth of a second of work, which most processes never need.
  said ??= saidInAllLanguages();
  const { counted, named } = said;
  const known = named.get(keyOf(text)) ?? named.get(keyOf(text.replace(/^\p{L}+:?\s+/u, '')));
  if (known) return known;
  const [number, ...others] = text.match(/\d+/g) ?? [];
  if (number === undefined || others.length > 0) return undefined;
  const key = keyOf(text);
  const left = leftIn(key, Number(number));
  if (left) return left;
  const pattern = counted.find(([each]) => key.includes(each));
  return pattern && { unit: pattern[1], count: Number(number) };
}

/**
 * The day that a text names by how long ago it was, such as '3 days ago', 'gestern' or 'hace una semana', or by how long it is until
 * then ('noch 5 Tage'), in UTC; undefined for another text.
 */
export function relativeDay(text: string, now: Date): Date | undefined {
  const ago = agoIn(text);
  if (!ago || ago.count > 1000) return undefined;
  const { unit, count } = ago;
  const day = new Date(now);
  if (unit === 'year') day.setUTCFullYear(day.getUTCFullYear() - count);
  else if (unit === 'month') day.setUTCMonth(day.getUTCMonth() - count);
  else if (unit === 'week' || unit === 'day') day.setUTCDate(day.getUTCDate() - count * (unit === 'week' ? 7 : 1));
  else day.setTime(day.getTime() - count * { second: 1000, minute: 60_000, hour: 3_600_000 }[unit]);
  return day;
}
