import { UNITS_PER_YEAR, type PayUnit } from '@hirehq/shared-contracts/codes';
import { currencyOfCountry } from '@hirehq/shared-contracts/pay';
import { currencyNamedBy, SHIPPED_RATES } from '../../../pay-rates/index.ts';
import type { FeedPay } from '../feed-record.ts';

export interface SettledPay {
  currency: string;
  min: number | null;
  max: number | null;
  unit: PayUnit;
}

/** A wider range is a mistake, or states two things. */
const WIDEST = 10;
const LARGEST = 1e12;

/** US dollars, at the rates that are shipped, so that an import reads the same whenever it runs; undefined without a rate. */
function inDollars(amount: number, currency: string): number | undefined {
  const [own, dollar] = [SHIPPED_RATES.rates.get(currency), SHIPPED_RATES.rates.get('USD')];
  return own === undefined || dollar === undefined ? undefined : (amount / own) * dollar;
}

/** What anybody may be paid, in US dollars a year of full-time work. */
const PLAUSIBLE = { least: 250, most: 2_500_000 } as const;
/** In currencies of countries where nobody is paid less. */
const LEAST_IN_HOURLY = 1000;
/** What an amount without a unit surely is, in US dollars. Between them it could be either. */
const SURELY = { hour: [3, 250], year: [9000, 900_000] } as const;
/** A year's pay is at least this at its upper end. */
const YEAR_FROM = 15_000;
/** '$60' in a text may be an hour's pay, or stand for 60,000. */
const SHORT_FROM = 30;
const isWithin = (amount: number, [least, most]: readonly [number, number]) => amount >= least && amount <= most;
/** Where pay by the hour is stated without saying so. */
const HOURLY = new Set('USD GBP EUR CAD AUD NZD CHF'.split(' '));
/** What pay for a month is, where it is usually stated for a month: less than the lowest pay for a year. */
const MONTHLY: readonly (readonly [ReadonlySet<string>, readonly [number, number]])[] = [
  [new Set('EUR CHF SEK NOK DKK ISK PLN CZK HUF RON BGN JPY KRW TWD HKD SGD ILS AED SAR QAR KWD'.split(' ')), [600, 9000]],
  [new Set('BRL MXN COP CLP PEN ARS CNY MYR THB TRY UAH RUB KZT RSD BHD OMR JOD'.split(' ')), [300, 3000]],
];

/** The unit of pay without one, by its amount; undefined if that leaves it open. */
function unitByAmount(currency: string, ends: readonly number[], isWritten: boolean): PayUnit | undefined {
  const amounts = ends.map((end) => inDollars(end, currency));
  const are = (range: readonly [number, number]) => amounts.every((amount) => amount !== undefined && isWithin(amount, range));
  if (are(SURELY.year) && amounts.some((amount) => amount !== undefined && amount >= YEAR_FROM)) return 'YEAR';
  if (MONTHLY.some(([currencies, range]) => currencies.has(currency) && are(range))) return 'MONTH';
  const isShort = isWritten && ends.every((end) => Number.isInteger(end)) && ends.some((end) => end > SHORT_FROM);
  return HOURLY.has(currency) && are(SURELY.hour) && !isShort ? 'HOUR' : undefined;
}

function isPlausible(currency: string, unit: PayUnit, ends: readonly number[]): boolean {
  return ends.every((end) => {
    const perYear = inDollars(end * UNITS_PER_YEAR[unit], currency);
    return perYear === undefined || isWithin(perYear, [HOURLY.has(currency) ? LEAST_IN_HOURLY : PLAUSIBLE.least, PLAUSIBLE.most]);
  });
}

/** The currency of pay that states its unit alone, '25 per hour': that of the country of the job, or of all its countries. */
function currencyOfJob({ unit, isUnitBeside = true }: FeedPay, countries: readonly string[]): string | undefined {
  const [currency, ...others] = new Set(countries.map(currencyOfCountry));
  return unit === undefined || !isUnitBeside || others.length > 0 ? undefined : currency;
}

/**
 * The pay of a feed as a job has it, `$` and other signs as the currency of the countries of the job (ISO 3166-1 alpha-2), as is an
 * amount without a currency that states its unit, unless the work is remote. Null if anything about it is doubtful: its currency, its
 * unit, or an amount that nobody is paid.
 */
export function resolvePay(
  pay: FeedPay | undefined,
  countries: readonly string[] = [],
  { isRemote = false }: { isRemote?: boolean } = {},
): SettledPay | null {
  if (!pay) return null;
  const stated = pay.currency?.trim();
  if (pay.isOfCountry && countries.length === 0) return null;
  // Remote work is often paid in another currency than that of the country it is done in.
  const ofSign = isRemote && countries.length > 1 ? [] : countries;
  const currency = stated ? currencyNamedBy(stated, ofSign) : isRemote ? undefined : currencyOfJob(pay, countries);
  if (currency === undefined || pay.unit === 'OTHER') return null;
  const amount = (value: number | null) => (value !== null && value > 0 && value < LARGEST ? value : null);
  const [low, high] = [amount(pay.min), amount(pay.max)];
  const isTurned = low !== null && high !== null && low > high;
  const [min, max] = isTurned ? [high, low] : [low, high];
  const ends = [min, max].filter((end) => end !== null);
  if (ends.length === 0 || Math.max(...ends) > Math.min(...ends) * WIDEST) return null;
  const unit = pay.unit ?? unitByAmount(currency, ends, pay.isWritten === true);
  return unit !== undefined && isPlausible(currency, unit, ends) ? { currency, min, max, unit } : null;
}
