import type { PayUnit } from '@hirehq/shared-contracts/codes';
import { payTextOf } from '../../../modules/engine/feeds/fields/pay/read-pay.ts';
import { resolvePay } from '../../../modules/engine/feeds/fields/pay/resolve-pay.ts';
import type { MaterialCase } from '../material.ts';
import { verdictOn, type Verdict } from './verdict.ts';

type Pay = NonNullable<MaterialCase<'pay'>['pay']>;

const PERIODS: Readonly<Record<PayUnit, Pay['period']>> = {
  HOUR: 'hour',
  DAY: 'day',
  WEEK: 'week',
  MONTH: 'month',
  YEAR: 'year',
};

/** An amount alone is both ends of its range. */
function isSame(read: Pay, expected: Pay): boolean {
  const endsOf = ({ min, max }: Pay) => [min, max];
  const isOne = expected.min === expected.max;
  const sameEnds = isOne
    ? endsOf(read).every((end) => end === undefined || end === expected.min)
    : endsOf(read).every((end, index) => end === endsOf(expected)[index]);
  return sameEnds && read.currency === expected.currency && read.period === expected.period;
}

/** Amounts, currency and unit together: pay with one of them wrong is wrong. */
export function scorePay({ text, country, pay }: MaterialCase<'pay'>): Verdict[] {
  const settled = resolvePay(payTextOf(text), country === undefined ? [] : [country]);
  const read = settled && {
    ...(settled.min !== null && { min: settled.min }),
    ...(settled.max !== null && { max: settled.max }),
    currency: settled.currency,
    period: PERIODS[settled.unit],
  };
  const expected: (Pay | null)[] = pay?.inferred === undefined ? [pay] : [pay, null];
  return [verdictOn<Pay>({ field: 'pay', read, expected, isSame })];
}
