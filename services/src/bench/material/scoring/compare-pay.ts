import type { PayUnit } from '@hirehq/shared-contracts/codes';
import type { SettledPay } from '../../../modules/engine/feeds/fields/pay/resolve-pay.ts';
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
  const isOne = expected.min === expected.max;
  const sameEnds = isOne
    ? [read.min, read.max].every((end) => end === undefined || end === expected.min)
    : read.min === expected.min && read.max === expected.max;
  return sameEnds && read.currency === expected.currency && read.period === expected.period;
}

/** Amounts, currency and unit together: pay with one of them wrong is wrong. What is only inferred may be left out. */
export function comparePay(settled: SettledPay | null, expected: Pay | null): Verdict {
  const read = settled && {
    ...(settled.min !== null && { min: settled.min }),
    ...(settled.max !== null && { max: settled.max }),
    currency: settled.currency,
    period: PERIODS[settled.unit],
  };
  return verdictOn<Pay>({
    field: 'pay',
    read,
    expected: expected?.inferred === undefined ? [expected] : [expected, null],
    isSame,
  });
}
