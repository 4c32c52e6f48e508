import { UNITS_PER_YEAR, type PayUnit } from '@hirehq/shared-contracts/codes';
import type { JobSearchTable } from '../../../../platform/database/tables/jobs.ts';

interface StatedPay {
  currency: string;
  min: number | null;
  max: number | null;
  unit: PayUnit;
}

type SearchedPay = Pick<JobSearchTable, 'pay_year_max' | 'pay_year_min' | 'pay_currency'>;

const NOT_STATED: SearchedPay = { pay_year_max: null, pay_year_min: null, pay_currency: null };

/** What searches compare of the pay of a job: the ends of a range per year, and its currency; null if it is not stated. */
export function searchedPay(pay: StatedPay | null): SearchedPay {
  const amount = pay && (pay.max ?? pay.min);
  if (!pay || amount === null) return NOT_STATED;
  const { min, currency, unit } = pay;
  const times = UNITS_PER_YEAR[unit];
  return {
    pay_year_max: amount * times,
    pay_year_min: min !== null && min > 0 && min < amount ? min * times : null,
    pay_currency: currency,
  };
}
