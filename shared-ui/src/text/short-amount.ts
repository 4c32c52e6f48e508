import type { IntlShape } from 'react-intl';

const SHORTEN_FROM = 99_999;

/** A number as screens show it: in thousands with K from 99999 (SH-47). */
export function shortAmount(intl: IntlShape, value: number): string {
  return value >= SHORTEN_FROM
    ? `${intl.formatNumber(Math.round(value / 1000))}K`
    : intl.formatNumber(value, { maximumFractionDigits: 2 });
}
