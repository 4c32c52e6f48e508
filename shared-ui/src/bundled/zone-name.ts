import type { IntlShape } from '@hirehq/shared-ui';

/** The name of a time zone at an instant, with summer time distinguished, e.g. 'Central European Standard Time'. */
export function zoneName(intl: IntlShape, timeZone: string, at: Date): string {
  const parts = intl.formatDateToParts(at, { timeZone, timeZoneName: 'long' });
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
