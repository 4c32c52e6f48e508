import type { IntlShape } from '@hirehq/shared-ui';

/** IANA name of the viewer's time zone. */
export const viewerZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zone if this browser knows it, else UTC. */
export function knownZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

/** The time zones of this browser, with those given. */
export const timeZones = (...own: string[]): string[] => [...new Set([...Intl.supportedValuesOf('timeZone'), ...own])].toSorted();

/** The name of a time zone at an instant, with summer time distinguished, e.g. 'Central European Standard Time'. */
export function zoneName(intl: IntlShape, timeZone: string, at: Date): string {
  const parts = intl.formatDateToParts(at, { timeZone, timeZoneName: 'long' });
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** A date and time in the viewer's time zone, with the zone's name: 'Tue, Nov 24, 10:00 AM UTC'. */
export const momentOfViewer = ({ formatDate }: Pick<IntlShape, 'formatDate'>, instant: string): string =>
  formatDate(instant, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: viewerZone(),
    timeZoneName: 'short',
  });
