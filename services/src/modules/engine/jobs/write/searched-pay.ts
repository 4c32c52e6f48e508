import { UNITS_PER_YEAR, type PayUnit } from '@hirehq/shared-contracts/codes';

interface StatedPay {
  currency: string;
  min: number | null;
  max: number | null;
  unit: PayUnit;
}

/** What searches compare of the pay of a job: its upper end per year, and its currency; null if it is not stated. */
export function searchedPay(pay: StatedPay | null): { pay_year_max: number | null; pay_currency: string | null } {
  const amount = pay && (pay.max ?? pay.min);
  return pay && amount !== null
    ? { pay_year_max: amount * UNITS_PER_YEAR[pay.unit], pay_currency: pay.currency }
    : { pay_year_max: null, pay_currency: null };
}
