import type { IntlShape } from '@hirehq/shared-ui';

/** What a zone is called at an instant, summer time told apart, e.g. 'Central European Standard Time'. */
export function zoneName(intl: IntlShape, timeZone: string, at: Date): string {
  const parts = intl.formatDateToParts(at, { timeZone, timeZoneName: 'long' });
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
