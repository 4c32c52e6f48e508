import type { IntlShape } from 'react-intl';
import { shortAmount } from './short-amount.ts';

export interface Pay {
  /** ISO 4217. */
  readonly currency: string;
  readonly min: number | null;
  readonly max: number | null;
}

function currencySign(intl: IntlShape, currency: string): string {
  // Anything else makes Intl throw, so it is shown unchanged.
  if (!/^[A-Z]{3}$/.test(currency)) return `${currency} `;
  const parts = intl.formatNumberToParts(0, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** `currency min - max / hour` (SH-47); `unit` is the text for the hour. Undefined without an amount. */
export function payText(intl: IntlShape, pay: Pay, unit: string): string | undefined {
  const amounts = [...new Set([pay.min, pay.max].filter((value) => value !== null))].map((value) => shortAmount(intl, value));
  return amounts.length > 0 ? `${currencySign(intl, pay.currency)}${amounts.join(' - ')} / ${unit}` : undefined;
}
