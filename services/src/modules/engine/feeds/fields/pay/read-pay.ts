import {
  canMean,
  CURRENCY_SOURCE,
  isCurrency,
  currencyNamedBy,
  currencySignsIn,
  isSharedSign,
} from '../../../pay-rates/index.ts';
import { withWesternDigits } from '../../../../../platform/terms/western-digits.ts';
import type { FeedPay } from '../feed-record.ts';
import words from './data/pay-words.json' with { type: 'json' };
import { amountsIn, inOneOrder, type Amount } from './pay-amounts.ts';
import { withNumbersInDigits } from './number-words.ts';
import { MASK, masked, maskedLike } from './pay-noise.ts';
import { unitIn, type StatedUnit } from './pay-units.ts';
import { anyOf, inSmallLetters } from '../../../../../platform/terms/word-list.ts';

/** Characters around an amount that say whether it is open at one end. */
const BESIDE = 60;
/** Characters of a text that are read. */
const LONGEST = 500;

const OF = String.raw`(?:\s*(?:${anyOf([...words.pay, ...words.grossOrNet, 'of', 'de', 'von', 'di', 'a', 'is', 'are', 'approx.', 'ca.', 'circa', 'your'])}|[:(=])\s*)*\s*$`;
const UP_TO = new RegExp(`${anyOf(words.upTo)}${OF}`, 'u');
const FROM = new RegExp(`${anyOf(words.from)}${OF}`, 'u');
const BETWEEN = new RegExp(String.raw`${anyOf(words.between)}\s*$`, 'u');
/** Not in front of another amount: 'min. 50,000 max. 60,000'. */
const NO_AMOUNT = String.raw`(?![\s:=]*(?:\p{Sc}|\p{L}{1,3})?\s?\d)`;
const OR_MORE = new RegExp(String.raw`^[\s,(]*${anyOf(words.orMore)}${NO_AMOUNT}`, 'u');
const OR_LESS = new RegExp(String.raw`^[\s,(]*${anyOf(words.orLess)}${NO_AMOUNT}`, 'u');
/** Words, and what compounds of Germanic languages end with: 'Opleidingsbudget'. */
const NOT_PAY = new RegExp(String.raw`${anyOf(words.notPay)}|(?:${words.notPayEndings.join('|')})(?!\p{L})`, 'u');
/** True for words about something else than pay: a bonus, an allowance, what a company raised. */
export const isOtherPay = (text: string): boolean => NOT_PAY.test(text.slice(0, LONGEST).toLowerCase());
const WHOLE_PAY = new RegExp(anyOf(words.wholePay), 'u');
const DASH = String.raw`[-–—~〜～]+`;
const RANGE = new RegExp(
  String.raw`^[\s${MASK}(),.]*(?:\+\s*)?(?:${DASH}|${anyOf(words.range)})(?:\s*${DASH})?[\s${MASK}]*(?:${anyOf(words.upTo)}\s*)?$`,
  'u',
);
const HALF = new RegExp(String.raw`^\s*${DASH}\s*\S{0,3}\d`, 'u');
const HALF_BEFORE = new RegExp(String.raw`(?<![\p{L}\d])\d[\d.,]*\p{L}?\s*${DASH}\s*$`, 'u');
const AND = new RegExp(String.raw`^\s*${anyOf(words.and)}\s*$`, 'u');
/** Between statements about different things. */
const BREAK =
  /[;|\n•·(){}[\]]|,\s|[.!?]\s|\s?\+\s?(?=\p{L}|\s|\p{Sc}|\d)|\s(?:plus|with|mit|avec|con|com|met|and|und|et|y|e|oraz|zzgl\.?|en)\s|\s&\s|\s(?:excluding|excl\.?|zzgl\.?|hors|sin|ohne)\s|\sw\/|\sinkl\.?\s|\s(?=(?:salary|gehalt|salaire|salario|sueldo)(?!\p{L}))/gu;
const BREAK_AFTER_AMOUNT = /\s(?:-|–|—|\/)\s/g;

/** An amount or a range, before it is known whether it is pay. */
interface Statement {
  min: number | null;
  max: number | null;
  currencies: readonly string[];
  unit: StatedUnit | undefined;
  /** The unit is directly behind the amount: '25 per hour', but not '1,000 leads per month'. */
  isUnitBeside: boolean;
  /** '40k+'. */
  isOpen: boolean;
  start: number;
  end: number;
}

const isBelow = (one: Amount, other: Amount) => one.multiple === 1 && other.multiple === 1e3 && one.value < 1000;

/** Both ends with the thousand that one of them has: '40-50k', '£40-65,000'. */
function endsOf(first: Amount, second: Amount, isDash: boolean): [number, number] {
  if (isBelow(first, second)) return [first.value * 1000, second.value];
  if (isBelow(second, first)) return [first.value, second.value * 1000];
  if (first.multiple === 1 && second.multiple > 1e3 && first.value * second.multiple <= second.value)
    return [first.value * second.multiple, second.value];
  const isShort =
    isDash &&
    first.multiple === 1 &&
    first.value >= 10 &&
    first.value < 1000 &&
    first.value * 1000 <= second.value &&
    first.unit === undefined;
  return [isShort ? first.value * 1000 : first.value, second.value];
}

/** The amounts as statements: ranges, ends that are open, and single amounts. */
function statementsIn(text: string, amounts: readonly Amount[]): Statement[] {
  const statements: Statement[] = [];
  for (let index = 0; index < amounts.length; index++) {
    const first = amounts[index];
    const second = amounts[index + 1];
    if (!first) continue;
    const before = text.slice(Math.max(amounts[index - 1]?.endOfUnit ?? 0, first.start - BESIDE), first.start);
    const between = second && text.slice(first.endOfUnit, second.start);
    const isRange = between !== undefined && (RANGE.test(between) || (BETWEEN.test(before) && AND.test(between)));
    const last = isRange && second ? second : first;
    const after = text.slice(last.endOfUnit, last.endOfUnit + BESIDE);
    const isUpTo = UP_TO.test(before) || OR_LESS.test(after);
    const isFrom = !isUpTo && (FROM.test(before) || last.isOpen || OR_MORE.test(after));
    // A range whose other end is not understood.
    if (!isRange && (HALF.test(text.slice(first.endOfUnit)) || HALF_BEFORE.test(before))) return [];
    const ends = isRange && second ? endsOf(first, second, new RegExp(DASH).test(between)) : undefined;
    const low = ends ? ends[0] : first.value;
    const high = ends ? ends[1] : first.value;
    statements.push({
      min: low === 0 || isUpTo ? null : low,
      max: high === 0 || (isFrom && !ends) ? null : high,
      currencies: [...first.currencies, ...(isRange && second ? second.currencies : [])],
      unit: last.unit ?? first.unit,
      isUnitBeside: (last.unit ?? first.unit) !== undefined,
      isOpen: last.isOpen,
      start: first.start,
      end: last.endOfUnit,
    });
    if (isRange) index++;
  }
  return statements;
}

/** The words around each statement that are about it. */
function clausesOf(text: string, statements: readonly Statement[]): { own: string; aside: string }[] {
  const dashes = [...text.matchAll(BREAK_AFTER_AMOUNT)].filter(
    ({ index }) => statements.some(({ end }) => end <= index) && statements.some(({ start }) => start > index),
  );
  const around = statements.reduce(
    (rest, { start, end }) => `${rest.slice(0, start)}${MASK.repeat(end - start)}${rest.slice(end)}`,
    text,
  );
  const breaks = [...around.matchAll(BREAK), ...dashes]
    .map((match) => ({ from: match.index, to: match.index + match[0].length }))
    .toSorted((one, other) => one.from - other.from);
  return statements.map(({ start, end, isOpen }, at) => {
    // 'from $130k+ benefits'.
    if (isOpen)
      return {
        own:
          text
            .slice(statements[at - 1]?.end ?? 0, start)
            .split(BREAK)
            .at(-1) ?? '',
        aside: '',
      };
    const from = Math.max(statements[at - 1]?.end ?? 0, ...breaks.filter(({ to }) => to <= start).map(({ to }) => to));
    const next = breaks.find((each) => each.from >= end);
    const to = Math.min(statements[at + 1]?.start ?? text.length, next?.from ?? text.length);
    const following = statements[at + 1]?.start ?? text.length;
    const endOfAside = next ? Math.min(text.length, breaks.find((each) => each.from >= next.to)?.from ?? text.length) : to;
    const aside = next && next.from === to && endOfAside <= following ? text.slice(next.from, endOfAside) : '';
    return { own: `${text.slice(from, start)} ${text.slice(end, to)}`, aside };
  });
}

/** '(交通費支給)': paid beside the amount. */
const ALSO_PAID = new RegExp(anyOf(words.alsoPaid), 'u');
/** '(sign-on bonus)', ', OTE' behind an amount: what it is. */
const isOtherPayAside = (aside: string): boolean =>
  WHOLE_PAY.test(aside) ||
  (/^\s*[([]/.test(aside) &&
    !/^\s*[([]\s*(?:\+|plus|and|with|excl|ohne|zzgl)/iu.test(aside) &&
    !ALSO_PAID.test(aside) &&
    aside.trim().split(/\s+/).length <= 3 &&
    NOT_PAY.test(aside));

const FILLER = new RegExp(
  anyOf([
    ...words.filler,
    ...words.pay,
    ...words.grossOrNet,
    ...words.upTo,
    ...words.from,
    ...words.between,
    ...words.and,
    ...words.orMore,
  ]),
  'gu',
);
const PER_DIEM_FIRST = /^\s*per[ -]diem(?!\p{L})/u;
const YEAR = /^20[1-4]\d$/;
const isBlank = (text: string) => !/[\p{L}\p{N}¦%]/u.test(text);

const isSame = (one: Statement, other: Statement) =>
  one.min === other.min && one.max === other.max && (one.unit ?? other.unit) === (other.unit ?? one.unit);
const PER_YEAR: Readonly<Record<string, number>> = { HOUR: 2080, DAY: 260, WEEK: 52, MONTH: 12, YEAR: 1 };
/** The same pay in two units may differ by so much. */
const ROUNDING = 1.2;
function isSameInAnotherUnit(one: Statement, other: Statement): boolean {
  const [first, second] = [one, other].map(({ unit, max, min }) => (max ?? min ?? 0) * (PER_YEAR[unit ?? ''] ?? 0));
  return (
    one.unit !== other.unit &&
    Boolean(first && second) &&
    Math.max((first ?? 0) / (second ?? 1), (second ?? 0) / (first ?? 1)) <= ROUNDING
  );
}

/** Pay of the same work at different times, places or grades is no further apart. */
const WIDEST_HULL = 1.5;
/** In front of an amount that is added to another one, or says it in other words. */
const ADDED = /(?:[+(]|(?<!\p{L})plus)\s*$/u;
/** True for complete amounts of the same currency and unit that are close to each other: '$20/hr days, $22/hr nights'. */
function isHull(statements: readonly Statement[], text: string): boolean {
  const [first] = statements;
  const unit = statements.find((each) => each.unit !== undefined)?.unit;
  const ends = statements.flatMap(({ min, max }) => [min ?? 0, max ?? 0]);
  return (
    statements.every(
      (each) =>
        (each.unit ?? unit) === unit &&
        unit !== 'OTHER' &&
        each.currencies[0] !== undefined &&
        each.currencies[0] === first?.currencies[0] &&
        !ADDED.test(text.slice(Math.max(0, each.start - BESIDE), each.start)),
    ) &&
    Math.min(...ends) > 0 &&
    Math.max(...ends) <= Math.min(...ends) * WIDEST_HULL
  );
}

/** The one pay of several statements; undefined if they say different things. */
function oneOf(statements: readonly Statement[], text: string): Statement | undefined {
  const [first, second] = statements;
  if (!first || !second) return first;
  if (statements.every((each) => isSame(each, first)))
    return { ...first, unit: statements.map(({ unit }) => unit).find(Boolean) };
  if (isHull(statements, text)) {
    const ends = statements.flatMap(({ min, max }) => [min ?? 0, max ?? 0]);
    const unit = statements.map((each) => each.unit).find(Boolean);
    return { ...first, unit, min: Math.min(...ends), max: Math.max(...ends) };
  }
  if (statements.length > 2) return undefined;
  if (first.max === null && second.min === null && (first.unit ?? second.unit) === (second.unit ?? first.unit))
    return {
      ...second,
      min: first.min,
      currencies: [...first.currencies, ...second.currencies],
      unit: second.unit ?? first.unit,
    };
  return isSameInAnotherUnit(first, second) ? first : undefined;
}

/** 'in CAD', '(USD)'. */
const STATED_APART = new RegExp(
  String.raw`(?:(?<!\p{L})(?:[Ii]n|en|[Cc]urrency)[\s:]*|[([]\s*)(?<code>${CURRENCY_SOURCE})`,
  'gu',
);
/** The currency of a pay: a code as it is, a sign that several countries use as written. Null if it names two of them. */
function currencyOf(own: readonly string[], text: string): string | null | undefined {
  const signs = own.length > 0 ? own : currencySignsIn(text);
  const certain = new Set(
    signs
      .filter((sign) => !isSharedSign(sign))
      .map((sign) => {
        const code = currencyNamedBy(sign) ?? sign;
        // A code that is a word, as ALL and PEN, is no currency alone.
        return isCurrency(code) ? code : sign;
      }),
  );
  const shared = [...new Set(signs.filter(isSharedSign))];
  if (certain.size === 0 && own.length > 0) {
    // 'All figures in CAD: $80,000'.
    const elsewhere = new Set(
      [...text.matchAll(STATED_APART)].flatMap(({ groups }) => {
        const code = groups?.['code'] ?? '';
        return isSharedSign(code) ? [] : (currencyNamedBy(code) ?? []);
      }),
    );
    const fitting = [...elsewhere].filter((code) => own.every((sign) => canMean(sign, code)));
    if (fitting.length === 1) return fitting[0];
  }
  if (certain.size > 1 || (certain.size === 0 && shared.length > 1)) return null;
  const [code] = certain;
  if (code !== undefined) return shared.every((sign) => canMean(sign, code)) ? code : null;
  return shared[0];
}

const digitsFolded = (text: string) => withWesternDigits(text).replaceAll('٬', ',').replaceAll('٫', '.');

/**
 * The pay that a text states: '€40k - 50k a year', 'up to $75,000', '18,50 € pro Stunde'. A number counts with its currency or unit
 * beside it, or if nothing else is in the text. Undefined if there is no pay, or it is not certain which number it is.
 */
export function payTextOf(given: string | undefined): FeedPay | undefined {
  if (!given) return undefined;
  const start = given.slice(0, LONGEST).normalize('NFKC').replaceAll(/\s+/g, ' ');
  const inDigits = /\p{Nd}/u.test(start) ? start : withNumbersInDigits(start);
  if (!/\p{Nd}/u.test(inDigits)) return undefined;
  const whole = inOneOrder(digitsFolded(inDigits));
  const text = masked(inSmallLetters(whole));
  const written = maskedLike(whole, text);
  const statements = statementsIn(text, amountsIn(written, text)).filter(({ min, max }) => min !== null || max !== null);
  const clauses = clausesOf(text, statements);
  const pays = statements
    .map((statement, index): Statement & { isOther: boolean } => {
      const { own = '', aside = '' } = clauses[index] ?? {};
      const unit = statement.unit ?? unitIn(own);
      // 'Per diem nurse, $55/hr' is employed as needed.
      const about = statement.isUnitBeside && unit !== 'OTHER' ? own.replace(PER_DIEM_FIRST, '') : own;
      return { ...statement, unit, isOther: NOT_PAY.test(about) || isOtherPayAside(aside) };
    })
    .filter(({ isOther }) => !isOther);
  const named = pays.filter(({ currencies, unit }) => currencies.length > 0 || unit !== undefined);
  // '$450/day + $90 per diem': what is for a unit of ours is the pay.
  const ours = named.filter(({ unit }) => unit !== undefined && unit !== 'OTHER');
  const beside = ours.length > 0 && named[0]?.unit !== 'OTHER' ? named.filter(({ unit }) => unit !== 'OTHER') : named;
  const [bare] = statements;
  const isBare =
    statements.length === 1 &&
    beside.length === 0 &&
    bare !== undefined &&
    isBlank(`${text.slice(0, bare.start)} ${text.slice(bare.end)}`.replaceAll(FILLER, ' '));
  // '2024' alone is a year.
  const pay = isBare ? (YEAR.test(text.trim()) ? undefined : pays[0]) : oneOf(beside, text);
  if (!pay) return undefined;
  const currency = currencyOf(pay.currencies, written);
  if (currency === null) return undefined;
  return {
    min: pay.min,
    max: pay.max,
    currency,
    unit: pay.unit ?? unitIn(text),
    isUnitBeside: pay.isUnitBeside,
    isWritten: true,
  };
}
