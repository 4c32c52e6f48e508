import { PAY_UNITS, type PayUnit } from '@hirehq/shared-contracts/codes';
import { currencyOfCountry } from '@hirehq/shared-contracts/pay';
import { currencyNamedBy } from '../../pay-rates/index.ts';
import payPhrases from './data/pay-phrases.json' with { type: 'json' };
import { TypedText, type TextSpan } from './typed-text.ts';

/** The limits of pay that somebody types: '40/hour', '75k', 'under $120,000', 'between 20 and 30 an hour'. */
export interface PayInWords extends TextSpan {
  least: number | undefined;
  most: number | undefined;
  unit: PayUnit;
  /** The currency as it is typed: '$', 'euros', 'chf'; see `currencyOfPay`. */
  named: string | undefined;
}

const UNITS: readonly (readonly [PayUnit, string, string])[] = [
  // How a unit is named after 'per', and what says it alone.
  ['HOUR', 'hours?|hrs?|h|hora|stunde|std|heure|ora|uur|час|ساعه|الساعه|ساعة|الساعة', 'hourly|stündlich|بالساعة'],
  ['DAY', 'day|día|dia|tag|jour|giorno|день|يوم|اليوم', 'daily|diario|täglich|يوميا'],
  ['WEEK', 'week|wk|semana|woche|semaine|settimana|неделю|أسبوع|الأسبوع', 'weekly|semanal|wöchentlich|أسبوعيا'],
  ['MONTH', 'months?|mo|mes|mês|monat|mois|mese|maand|месяц|شهر|الشهر', 'monthly|mensual|mensuel|monatlich|شهريا'],
  ['YEAR', 'years?|yr|annum|año|ano|jahr|an|anno|jaar|год|سنة|السنة', 'yearly|annual|annually|anual|jährlich|سنويا'],
];
const PER = String.raw`(?:\s*\/\s*|\s+(?:an?|per|por|pro|par|la|al|por la|im|في)\s+|\s+(?:à l|all)['’]|\s+в\s+)`;
const CURRENCY = String.raw`r\$|[$€£¥₹₽₺₱₩₫฿]|(?:usd|eur|gbp|cad|aud|chf|inr|mxn|aed|sar|egp|brl|pln|sek|nok|dkk|czk|zar|nzd|sgd|php|reais|zł|kč|kr|lei|руб(?:лей|ля)?|euros?|dollars?|pounds?|d[oó]lares|pesos|درهم|ريال|دولار|يورو|جنيه)(?![\p{L}])`;
const alternatives = (words: readonly string[]): string => words.join('|');
/** Nobody says so of anything but pay. */
const NET = String.raw`\s?(?:€\s?)?(?:${alternatives(payPhrases.net)})(?![\p{L}])`;
const before = (words: readonly string[]): RegExp => new RegExp(String.raw`(?<![\p{L}])(?:${alternatives(words)})\.?\s*$`, 'iu');
/** Before another amount they belong to that one: 'min 40k max 60k'. */
const after = (words: readonly string[]): RegExp =>
  new RegExp(String.raw`^\s?(?:${alternatives(words)})(?![\p{L}]|\.?\s*(?:${CURRENCY})?\s?\d)`, 'iu');
const AT_MOST = before(payPhrases.atMost);
const AT_LEAST = before(payPhrases.atLeast);
const OR_LESS = after(payPhrases.orLess);
const OR_MORE = after(payPhrases.orMore);
const BETWEEN = String.raw`(?<![\p{L}])(?:${alternatives(payPhrases.between)})\s+`;
const DASH = String.raw`\s?[-–]\s?`;
const TO = String.raw`${DASH}|\s+(?:${alternatives(payPhrases.rangeTo)})\s+`;
const NUMBER = String.raw`\d{1,3}(?:[.,]\d{3})+|\d{1,7}(?:[.,]\d{1,2})?(?!\d)`;
const UNIT = UNITS.map(([, named, alone]) => String.raw`(?:${PER}(?:${named})|\s+(?:${alone}))(?![\p{L}\p{N}])`)
  .map((pattern, index) => `(?<u${index}>${pattern})`)
  .join('|');

/** An amount, or two, with what follows. `joiners`: what stands between the two of them. */
const payPattern = ({ joiners, isRange }: { joiners: string; isRange: boolean }): string =>
  String.raw`(?<![\p{L}\p{N}.,#-])(?<sign>(?:${CURRENCY})\s?)?(?<amount>${NUMBER})\s?(?:(?<thousand>k(?![\p{L}\p{N}]))|(?<lakh>(?:lpa|lakhs?)(?![\p{L}\p{N}])))?(?:(?:\s?(?<first>${CURRENCY}))?(?:${joiners})(?:(?:${CURRENCY})\s?)?(?<upper>${NUMBER})\s?(?<thousands>k(?![\p{L}\p{N}]))?)${isRange ? '' : '?'}\s?(?<currency>${CURRENCY})?(?<unit>${UNIT})?(?<net>${NET})?\+?(?![\p{L}\p{N}])`;
const PAY = new RegExp(payPattern({ joiners: TO, isRange: false }), 'giu');
/** Two amounts after a word that says so: 'between 20 and 30 an hour'. */
const BETWEEN_PAY = new RegExp(
  `${BETWEEN}${payPattern({ joiners: String.raw`${TO}|\s+(?:${alternatives(payPhrases.rangeAnd)})\s+|\s+و\s?`, isRange: true })}`,
  'giu',
);

/** What somebody is paid for each of them, at least and at most; other numbers mean something else. */
const PLAUSIBLE: Readonly<Record<PayUnit, readonly [number, number]>> = {
  HOUR: [4, 500],
  DAY: [30, 5_000],
  WEEK: [100, 20_000],
  MONTH: [200, 1_000_000],
  YEAR: [8_000, 2_000_000],
};
/** In India: a hundred thousand, of a year's pay. */
const LAKH = 100_000;
/** A plan for retirement in the United States rather than a pay. */
const NO_PAY = /^401\s?k/i;

const amountOf = (digits: string): number => Number(digits.replaceAll(/[.,](?=\d{3})/g, '').replace(',', '.'));

/** Currencies in which a number without a unit is no month's pay. */
const BY_HOUR_OR_YEAR = new Set(['$', 'usd', '£', 'gbp', 'cad', 'aud', 'dollars', 'pounds', '₹', 'inr']);
/** In other currencies, and of what is said to be net or gross, these are a month's. */
const A_MONTH = [400, 9_999] as const;
/** In currencies with large amounts. */
const MONTH_IN: ReadonlyMap<string, readonly [number, number]> = new Map(
  Object.entries({
    kr: [10_000, 99_999],
    sek: [10_000, 99_999],
    nok: [10_000, 99_999],
    dkk: [10_000, 99_999],
    kč: [10_000, 150_000],
    czk: [10_000, 150_000],
    '₽': [15_000, 600_000],
    руб: [15_000, 600_000],
    рублей: [15_000, 600_000],
    рубля: [15_000, 600_000],
  } as const),
);

/** Without a unit, only what can be nothing but a year's pay, or an hour's in a currency. */
function unitOf(
  amount: number,
  { isThousands, named, isNet, digits }: { isThousands: boolean; named: string | undefined; isNet: boolean; digits: string },
) {
  const hasCurrency = named !== undefined;
  const isMonthly = isNet || (hasCurrency && !BY_HOUR_OR_YEAR.has(named.toLowerCase()));
  const [fewest, most] = MONTH_IN.get(named?.toLowerCase() ?? '') ?? A_MONTH;
  if (!isThousands && isMonthly && amount >= fewest && amount <= most) return 'MONTH';
  if (isNet) return amount >= A_MONTH[1] ? 'YEAR' : amount <= 150 ? 'HOUR' : undefined;
  if (isThousands) return amount >= 15_000 || hasCurrency ? 'YEAR' : undefined;
  if (hasCurrency) return amount >= 10_000 ? 'YEAR' : amount <= 150 ? 'HOUR' : undefined;
  return amount >= 20_000 && amount <= 900_000 && (/[.,]/.test(digits) || amount % 1_000 === 0) ? 'YEAR' : undefined;
}

const EAST_ASIAN = new RegExp(
  String.raw`(?<![\p{N}.,])(?:(?<word>${alternatives(Object.values(payPhrases.eastAsian.units).flat())})\s?)?(?<digits>${NUMBER})\s?(?<scale>${alternatives(Object.keys(payPhrases.eastAsian.scales))})?\s?(?<currency>${alternatives(Object.keys(payPhrases.eastAsian.currencies))})?(?:(?<least>${alternatives(payPhrases.eastAsian.atLeast)})|(?<most>${alternatives(payPhrases.eastAsian.atMost)}))?`,
  'giu',
);

/** The digits of any script as those of Latin; the text keeps its length. */
const inLatinDigits = (text: string): string =>
  text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

/** The currency that is meant where pay of this country (ISO 3166-1 alpha-2) is searched for; that of the country if none is named. */
export function currencyOfPay({ named }: Pick<PayInWords, 'named'>, country: string | undefined): string | undefined {
  const own = country === undefined ? undefined : currencyOfCountry(country);
  return named === undefined ? own : (currencyNamedBy(named, country === undefined ? [] : [country]) ?? own);
}

/** The pay that a text without spaces names: '時給1500円以上', '20k以上'. The thousands alone are a month's. */
function eastAsianPay(typed: TypedText): PayInWords | undefined {
  const { units, scales, currencies } = payPhrases.eastAsian;
  for (const match of typed.text.matchAll(EAST_ASIAN)) {
    const { word, digits = '', scale, currency, least, most } = match.groups ?? {};
    const span: TextSpan = { start: match.index, end: match.index + match[0].length };
    const isScaled = scale !== undefined && (least ?? most) !== undefined;
    if (!(word !== undefined || isScaled) || !typed.isOpen(typed.wordSpan(span))) continue;
    const unit = PAY_UNITS.find((each) => word !== undefined && units[each].includes(word)) ?? 'MONTH';
    const times = new Map(Object.entries(scales)).get(scale?.toLowerCase() ?? '') ?? 1;
    const named = new Map(Object.entries(currencies)).get(currency ?? '');
    const amount = amountOf(digits) * times;
    return {
      ...span,
      ...(most === undefined ? { least: amount, most: undefined } : { least: undefined, most: amount }),
      unit,
      named,
    };
  }
  return undefined;
}

/** What a match says, if it can be nothing but pay. */
function payOf(groups: Readonly<Record<string, string | undefined>>): Omit<PayInWords, keyof TextSpan> | undefined {
  const { sign, amount: digits = '', thousand, lakh, upper, thousands, first, currency, unit: per, net, ...units } = groups;
  const isThousands = thousand !== undefined || thousands !== undefined;
  const times = lakh ? LAKH : isThousands ? 1_000 : 1;
  const least = amountOf(digits) * times;
  const most = upper === undefined ? undefined : amountOf(upper) * times;
  const named = (sign ?? first ?? currency)?.trim() ?? (lakh && 'inr');
  const unit = per
    ? UNITS.find((_, index) => units[`u${index}`] !== undefined)?.[0]
    : lakh
      ? 'YEAR'
      : unitOf(least, { isThousands, named, isNet: net !== undefined, digits });
  if (unit === undefined) return undefined;
  const [fewest, largest] = PLAUSIBLE[unit];
  const isPlausible = (amount: number) => amount >= fewest && amount <= largest;
  if (!isPlausible(least)) return undefined;
  return { least, most: most !== undefined && most >= least && isPlausible(most) ? most : undefined, unit, named };
}

/** Every pay that a text names, outside quotation marks, with the words for least and most around it. */
function paysIn(typed: TypedText): PayInWords[] {
  const text = inLatinDigits(typed.text);
  const found: PayInWords[] = [];
  for (const pattern of [BETWEEN_PAY, PAY])
    for (const match of text.matchAll(pattern)) {
      const said = match[0].trimEnd();
      const span: TextSpan = { start: match.index, end: match.index + said.length };
      const isTaken = found.some(({ start, end }) => start < span.end && span.start < end);
      const pay = isTaken || NO_PAY.test(said) || !typed.isOpen(typed.wordSpan(span)) ? undefined : payOf(match.groups ?? {});
      if (!pay) continue;
      if (pay.most !== undefined) {
        found.push({ ...pay, ...span });
        continue;
      }
      const [head, tail] = [text.slice(0, span.start), text.slice(span.end)];
      const [most, orLess] = [AT_MOST.exec(head), OR_LESS.exec(tail)];
      const isMost = most !== null || orLess !== null;
      const start = (isMost ? most : AT_LEAST.exec(head))?.index ?? span.start;
      const end = span.end + ((isMost ? orLess : OR_MORE.exec(tail))?.[0].length ?? 0);
      found.push({ ...pay, ...(isMost && { least: undefined, most: pay.least }), start, end });
    }
  return found.toSorted((one, other) => one.start - other.start);
}

/** The limits of pay that a text names first, outside quotation marks: one, or a least and a most of the same unit. */
export function payInWords(typed: TypedText): PayInWords[] {
  const eastAsian = eastAsianPay(typed);
  if (eastAsian) return [eastAsian];
  const [first, ...others] = paysIn(typed);
  if (!first) return [];
  const second = others.find(
    ({ least, most, unit, named }) =>
      unit === first.unit &&
      (named === first.named || named === undefined || first.named === undefined) &&
      (least === undefined ? first.most === undefined : most === undefined && first.least === undefined),
  );
  const isInOrder = second && (first.least ?? second.least ?? 0) <= (first.most ?? second.most ?? 0);
  return isInOrder ? [first, second] : [first];
}

/** A search without the most pay that it names: no posting says it in these words. */
export function withoutMostPay(text: string): string {
  const typed = new TypedText(text);
  const most = paysIn(typed).filter(({ least }) => least === undefined);
  return most.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, typed.text);
}
