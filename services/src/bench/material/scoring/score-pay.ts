import { payTextOf } from '../../../modules/engine/feeds/fields/pay/read-pay.ts';
import { resolvePay } from '../../../modules/engine/feeds/fields/pay/resolve-pay.ts';
import type { MaterialCase } from '../material.ts';
import { comparePay } from './compare-pay.ts';
import type { Verdict } from './verdict.ts';

/** The pay of a text, in the country of its job. */
export const scorePay = ({ text, country, pay }: MaterialCase<'pay'>): Verdict[] => [
  comparePay(resolvePay(payTextOf(text), country === undefined ? [] : [country]), pay),
];
