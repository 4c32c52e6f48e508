import type { IntlShape } from 'react-intl';
import type { DurationSuffix } from '@hirehq/shared-contracts/codes';

const UNITS = { D: 'day', W: 'week', M: 'month', Y: 'year' } as const satisfies Record<DurationSuffix, string>;

/** A duration of the code lists as text: `6M` is '6 months' (SH-47). Undefined for an invalid code. */
export function durationText(intl: IntlShape, code: string): string | undefined {
  const [, count, suffix] = /^(\d{1,4})([DWMY])$/.exec(code) ?? [];
  if (count === undefined) return undefined;
  return intl.formatNumber(Number(count), { style: 'unit', unit: UNITS[suffix as DurationSuffix], unitDisplay: 'long' });
}
