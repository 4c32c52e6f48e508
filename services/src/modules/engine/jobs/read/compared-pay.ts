import { UNITS_PER_YEAR, type PayUnit } from '@hirehq/shared-contracts/codes';
import type { JobFilter } from '@hirehq/shared-contracts/graphql/types';
import type { ComparedPay } from '@hirehq/shared-contracts/pay';
import { currentRates, worthIn } from '../../pay-rates/index.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { JobResponse } from './job-response.ts';

type WantedPay = Pick<JobFilter, 'payMin' | 'payMax' | 'payUnit' | 'payCurrency'>;
type StatedPay = NonNullable<JobResponse['pay']>;

const DIGITS = 3;
const rounded = (amount: number): number => Number(amount.toPrecision(DIGITS));

/** The pay of a job as the search compares it; null for a currency without a rate. */
function compared(
  pay: StatedPay,
  wanted: { min: number; unit: PayUnit; currency: string | undefined },
  worths: ReadonlyMap<string, number> | undefined,
): ComparedPay | null {
  const { min, unit, currency = pay.currency } = wanted;
  const worth = worths ? worths.get(pay.currency) : 1;
  if (worth === undefined) return null;
  const isConverted = pay.currency !== currency || pay.unit !== unit;
  const factor = (worth * UNITS_PER_YEAR[pay.unit]) / UNITS_PER_YEAR[unit];
  const amount = (stated: number | null) => (stated === null || !isConverted ? stated : rounded(stated * factor));
  return {
    currency,
    min: amount(pay.min),
    max: amount(pay.max),
    unit,
    isConverted,
    isUpTo: pay.max !== null && pay.min !== null && pay.min * factor < min && pay.min < pay.max,
  };
}

/** What of a filter the pay of its jobs is compared with; nothing if it has no limit of pay. */
export const wantedPay = (filter: WantedPay): WantedPay => (filter.payMin || filter.payMax ? filter : {});

/**
 * Adds to jobs how their pay compares with that of a search, or what it is in the currency and unit that are asked for.
 * Changes nothing if neither a limit nor one of these is given.
 */
export async function withComparedPay<Job extends JobResponse>(
  db: Database,
  jobs: readonly Job[],
  { payMin, payMax, payUnit, payCurrency }: WantedPay,
): Promise<Job[]> {
  const hasLimit = Boolean(payMin || payMax);
  if (!hasLimit && !payUnit && !payCurrency) return [...jobs];
  const currency = payCurrency?.toUpperCase();
  const isKnown = currency !== undefined && /^[A-Z]{3}$/.test(currency);
  const worths = isKnown ? worthIn(await currentRates(db), currency) : undefined;
  const wanted = { min: payMin ?? 0, currency: isKnown ? currency : undefined };
  return jobs.map((job) => {
    if (!job.pay) return job;
    // A search without a unit means a year; a page that names only a currency keeps the unit of the job.
    const unit = payUnit ?? (hasLimit ? 'YEAR' : job.pay.unit);
    return { ...job, pay: { ...job.pay, compared: compared(job.pay, { ...wanted, unit }, worths) } };
  });
}
