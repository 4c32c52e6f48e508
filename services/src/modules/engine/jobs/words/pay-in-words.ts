import { PAY_UNITS, type PayUnit } from '@hirehq/shared-contracts/codes';
import { currencyOfCountry } from '@hirehq/shared-contracts/pay';
import { currencyNamedBy } from '../../pay-rates/index.ts';
import payPhrases from './data/pay-phrases.json' with { type: 'json' };
import { TypedText, type TextSpan } from './typed-text.ts';

/** The least pay that somebody types: '40/hour', '75k', '$120,000'. */
export interface PayInWords extends TextSpan {
  amount: number;
  unit: PayUnit;
  /** The currency as it is typed: '$', 'euros', 'chf'; see `currencyOfPay`. */
  named: string | undefined;
}

const UNITS: readonly (readonly [PayUnit, string, string])[] = [
  // How a unit is named after 'per', and what says it alone.
  ['HOUR', 'hours?|hrs?|h|hora|stunde|std|heure|ora|ساعه|الساعه|ساعة|الساعة', 'hourly|stündlich|بالساعة'],
  ['DAY', 'day|día|dia|tag|jour|giorno|يوم|اليوم', 'daily|diario|täglich|يوميا'],
  ['WEEK', 'week|wk|semana|woche|semaine|settimana|أسبوع|الأسبوع', 'weekly|semanal|wöchentlich|أسبوعيا'],
  ['MONTH', 'months?|mo|mes|mês|monat|mois|mese|شهر|الشهر', 'monthly|mensual|mensuel|monatlich|شهريا'],
  ['YEAR', 'years?|yr|annum|año|ano|jahr|an|anno|سنة|السنة', 'yearly|annual|annually|anual|jährlich|سنويا'],
];
const PER = String.raw`(?:\s*\/\s*|\s+(?:an?|per|por|pro|par|la|al|por la|im|في)\s+|\s+(?:à l|all)['’])`;
const CURRENCY = String.raw`r\$|[$€£¥₹₽₺₱₩₫฿]|(?:usd|eur|gbp|cad|aud|chf|inr|mxn|aed|sar|egp|brl|pln|sek|nok|dkk|czk|zar|nzd|sgd|php|reais|zł|kč|kr|lei|руб|euros?|dollars?|pounds?|d[oó]lares|pesos|درهم|ريال|دولار|يورو|جنيه)(?![\p{L}])`;
const alternatives = (words: readonly string[]): string => words.join('|');
/** Nobody says so of anything but pay. */
const NET = String.raw`\s?(?:€\s?)?(?:${alternatives(payPhrases.net)})(?![\p{L}])`;
/** Before the most that is paid, which no filter has: the number is not read. */
const AT_MOST = new RegExp(String.raw`(?<![\p{L}])(?:${alternatives(payPhrases.atMost)})\s*$`, 'iu');
const AT_LEAST = String.raw`(?:(?:at least|more than|over|above|from|min(?:imum)?|desde|más de|mas de|mínimo|ab|mindestens|über|plus de|أكثر من|من|>)\s*)?`;
const NUMBER = String.raw`\d{1,3}(?:[.,]\d{3})+|\d{1,7}(?:[.,]\d{1,2})?(?!\d)`;
const PAY = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,#-])${AT_LEAST}(?<sign>(?:${CURRENCY})\s?)?(?<amount>${NUMBER})\s?(?:(?<thousand>k(?![\p{L}\p{N}]))|(?<lakh>(?:lpa|lakhs?)(?![\p{L}\p{N}])))?(?:\s?[-–]\s?(?:[$€£]\s?)?(?:${NUMBER})\s?(?<thousands>k(?![\p{L}\p{N}]))?)?\s?(?<currency>${CURRENCY})?(?<unit>${UNITS.map(
    ([, named, alone]) => String.raw`(?:${PER}(?:${named})|\s+(?:${alone}))(?![\p{L}\p{N}])`,
  )
    .map((pattern, index) => `(?<u${index}>${pattern})`)
    .join('|')})?(?<net>${NET})?\+?(?![\p{L}\p{N}])`,
  'iu',
);

/** What somebody is paid for each of them, at least and at most; other numbers mean something else. */
const PLAUSIBLE: Readonly<Record<PayUnit, readonly [number, number]>> = {
  HOUR: [4, 500],
  DAY: [30, 5_000],
  WEEK: [100, 20_000],
  MONTH: [200, 100_000],
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

/** Without a unit, only what can be nothing but a year's pay, or an hour's in a currency. */
function unitOf(
  amount: number,
  { isThousands, named, isNet, digits }: { isThousands: boolean; named: string | undefined; isNet: boolean; digits: string },
) {
  const hasCurrency = named !== undefined;
  const isMonthly = isNet || (hasCurrency && !BY_HOUR_OR_YEAR.has(named.toLowerCase()));
  if (!isThousands && isMonthly && amount >= A_MONTH[0] && amount <= A_MONTH[1]) return 'MONTH';
  if (isNet) return amount >= A_MONTH[1] ? 'YEAR' : amount <= 150 ? 'HOUR' : undefined;
  if (isThousands) return amount >= 15_000 || hasCurrency ? 'YEAR' : undefined;
  if (hasCurrency) return amount >= 10_000 ? 'YEAR' : amount <= 150 ? 'HOUR' : undefined;
  return amount >= 20_000 && amount <= 900_000 && (/[.,]/.test(digits) || amount % 1_000 === 0) ? 'YEAR' : undefined;
}

const EAST_ASIAN = new RegExp(
  String.raw`(?<![\p{N}.,])(?:(?<word>${alternatives(Object.values(payPhrases.eastAsian.units).flat())})\s?)?(?<digits>${NUMBER})\s?(?<scale>${alternatives(Object.keys(payPhrases.eastAsian.scales))})?\s?(?<currency>${alternatives(Object.keys(payPhrases.eastAsian.currencies))})?(?<least>${alternatives(payPhrases.eastAsian.atLeast)})?`,
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
    const { word, digits = '', scale, currency, least } = match.groups ?? {};
    const span: TextSpan = { start: match.index, end: match.index + match[0].length };
    const isScaled = scale !== undefined && least !== undefined;
    if (!(word !== undefined || isScaled) || !typed.isOpen(typed.wordSpan(span))) continue;
    const unit = PAY_UNITS.find((each) => word !== undefined && units[each].includes(word)) ?? 'MONTH';
    const times = new Map(Object.entries(scales)).get(scale?.toLowerCase() ?? '') ?? 1;
    const named = new Map(Object.entries(currencies)).get(currency ?? '');
    return { ...span, amount: amountOf(digits) * times, unit, named };
  }
  return undefined;
}

/** The pay that a text names, outside quotation marks. `isMost`: nobody wants to be paid more; the words for that are in the span. */
function* paysIn(typed: TypedText): Generator<PayInWords & { isMost: boolean }> {
  for (const match of inLatinDigits(typed.text).matchAll(new RegExp(PAY, 'giu'))) {
    const { sign, amount: digits = '', thousand, lakh, thousands, currency, unit: per, net, ...units } = match.groups ?? {};
    const said = match[0].trimEnd();
    const span: TextSpan = { start: match.index, end: match.index + said.length };
    if (NO_PAY.test(said) || !typed.isOpen(typed.wordSpan(span))) continue;
    const isThousands = thousand !== undefined || thousands !== undefined;
    const amount = amountOf(digits) * (lakh ? LAKH : isThousands ? 1_000 : 1);
    const named = (sign ?? currency)?.trim() ?? (lakh && 'inr');
    const unit = per
      ? UNITS.find((_, index) => units[`u${index}`] !== undefined)?.[0]
      : lakh
        ? 'YEAR'
        : unitOf(amount, { isThousands, named, isNet: net !== undefined, digits });
    if (unit === undefined) continue;
    const [least, most] = PLAUSIBLE[unit];
    if (amount < least || amount > most) continue;
    const before = AT_MOST.exec(typed.text.slice(0, match.index));
    yield { ...span, start: before?.index ?? span.start, amount, unit, named, isMost: before !== null };
  }
}

/** The least pay that a text names first, outside quotation marks; undefined if it names none. */
export function payInWords(typed: TypedText): PayInWords | undefined {
  const eastAsian = eastAsianPay(typed);
  if (eastAsian) return eastAsian;
  for (const { isMost, ...pay } of paysIn(typed)) if (!isMost) return pay;
  return undefined;
}

/** A search without the most pay that it names: no filter has it, and no posting says it in these words. */
export function withoutMostPay(text: string): string {
  const typed = new TypedText(text);
  const most = [...paysIn(typed)].filter(({ isMost }) => isMost);
  return most.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, typed.text);
}
