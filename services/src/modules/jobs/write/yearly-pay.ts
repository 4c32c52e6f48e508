import type { PayUnit } from '@hirehq/shared-contracts/codes';

/** Full-time units per year, to compare hourly pay with annual pay. */
const PER_YEAR: Readonly<Record<PayUnit, number>> = { HOUR: 2080, DAY: 260, WEEK: 52, MONTH: 12, YEAR: 1 };

/** The maximum annual pay of a job, in its own currency; null if not stated. */
export function yearlyPay(pay: { min: number | null; max: number | null; unit: PayUnit } | null): number | null {
  const amount = pay && (pay.max ?? pay.min);
  return pay && amount !== null && amount !== undefined ? amount * PER_YEAR[pay.unit] : null;
}
