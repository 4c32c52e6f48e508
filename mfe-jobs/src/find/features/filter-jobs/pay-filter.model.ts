import type { PayUnit } from '@hirehq/shared-contracts/codes';
import { readAmount } from '@hirehq/shared-contracts/pay';
import { withoutFilter, type SearchChange } from '../../shared/search-filters.ts';

/** What is in the fields of a minimum pay, see `minimumPay` of shared-contracts/inputs. */
export interface PayDraft {
  /** As typed. */
  amount: string;
  unit: PayUnit;
  /** ISO 4217; empty for the currency of each job, as in a link with an amount alone. */
  currency: string;
}

const CENTS = 100;

/** The change of the search that the fields stand for; without an amount it removes the filter. */
export function changeOf({ amount, unit, currency }: PayDraft): SearchChange {
  const payMin = Math.round((readAmount(amount) ?? 0) * CENTS) / CENTS;
  if (payMin === 0) return withoutFilter('payMin');
  return { payMin, payUnit: unit, payCurrency: currency || undefined, payNotStated: undefined };
}
