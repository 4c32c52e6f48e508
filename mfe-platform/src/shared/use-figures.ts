import { useIntl } from '@hirehq/shared-ui';

/** How numbers of the operators' pages are written. */
export function useFigures() {
  const { formatNumber } = useIntl();
  return {
    count: (value: number) => formatNumber(value),
    /** Of a share between 0 and 1; two digits are enough to compare. */
    percent: (share: number) => formatNumber(share, { style: 'percent', maximumSignificantDigits: 2 }),
    ms: (value: number) => formatNumber(value, { style: 'unit', unit: 'millisecond', unitDisplay: 'short' }),
    bytes: (value: number) =>
      value >= 1000
        ? formatNumber(value / 1000, { style: 'unit', unit: 'kilobyte', unitDisplay: 'short', maximumFractionDigits: 1 })
        : formatNumber(value, { style: 'unit', unit: 'byte', unitDisplay: 'short' }),
  };
}
