import type { PayUnit } from '@hirehq/shared-contracts/codes';
import { readAmount } from '@hirehq/shared-contracts/pay';
import { withoutFilter, type SearchChange } from '../../shared/search-filters.ts';

/** What is in the fields of the limits of pay, see `payLimits` of shared-contracts/inputs. */
export interface PayDraft {
  /** As typed, like `most`. */
  least: string;
  most: string;
  unit: PayUnit;
  /** ISO 4217; empty for the currency of each job, as in a link with an amount alone. */
  currency: string;
}

const CENTS = 100;

/** Undefined for an empty field and for zero. */
const amountOf = (typed: string): number | undefined => Math.round((readAmount(typed) ?? 0) * CENTS) / CENTS || undefined;

/** The change of the search that the fields stand for, in whichever order the limits are; without an amount it removes the filter. */
export function changeOf({ least, most, unit, currency }: PayDraft): SearchChange {
  const [from, to] = [amountOf(least), amountOf(most)];
  if (from === undefined && to === undefined) return withoutFilter('payMin');
  const [payMin, payMax] = from !== undefined && to !== undefined && from > to ? [to, from] : [from, to];
  return { payMin, payMax, payUnit: unit, payCurrency: currency || undefined, payNotStated: undefined };
}
