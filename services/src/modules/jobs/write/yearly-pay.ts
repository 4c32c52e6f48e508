import type { PayUnit } from '@hirehq/shared-contracts/codes';

/** Full-time units in a year, to compare pay stated by the hour with pay stated by the year. */
const PER_YEAR: Readonly<Record<PayUnit, number>> = { HOUR: 2080, DAY: 260, WEEK: 52, MONTH: 12, YEAR: 1 };

/** The most a job pays in a year, in its own currency; null when it does not say. */
export function yearlyPay(pay: { min: number | null; max: number | null; unit: PayUnit } | null): number | null {
  const amount = pay && (pay.max ?? pay.min);
  return pay && amount !== null && amount !== undefined ? amount * PER_YEAR[pay.unit] : null;
}
