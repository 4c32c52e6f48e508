import { useIntl, type IntlShape } from '@hirehq/shared-ui';
import { useCodeLabel } from './code-labels.ts';

export interface Pay {
  readonly currency: string;
  readonly min: number | null;
  readonly max: number | null;
  readonly unit: string;
}

const SHORTEN_FROM = 99_999;

function amount(intl: IntlShape, value: number): string {
  return value >= SHORTEN_FROM
    ? `${intl.formatNumber(Math.round(value / 1000))}K`
    : intl.formatNumber(value, { maximumFractionDigits: 2 });
}

function currencySign(intl: IntlShape, currency: string): string {
  // Anything else makes Intl throw; it is shown as it came.
  if (!/^[A-Z]{3}$/.test(currency)) return `${currency} `;
  const parts = intl.formatNumberToParts(0, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** `currency min - max / hour`, amounts from 99999 in thousands (SH-47). */
export function payText(intl: IntlShape, pay: Pay, unit: string): string | undefined {
  const amounts = [...new Set([pay.min, pay.max].filter((value) => value !== null))].map((value) => amount(intl, value));
  return amounts.length > 0 ? `${currencySign(intl, pay.currency)}${amounts.join(' - ')} / ${unit}` : undefined;
}

export function JobPay({ pay }: { pay: Pay }) {
  const intl = useIntl();
  const codeLabel = useCodeLabel();
  const text = payText(intl, pay, codeLabel('payUnit', pay.unit) ?? pay.unit);
  return text ? <bdi className="hq-tabular">{text}</bdi> : null;
}
