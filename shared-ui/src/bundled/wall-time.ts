/** Local times and the instants they stand for, by the browser's own rules of time zones. A wall time is `YYYY-MM-DDTHH:mm`. */

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** IANA name of the zone of who looks. */
export const viewerZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zone when this browser knows it, else UTC. */
export function knownZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

/** What a clock in the zone shows at an instant. */
export function wallTimeOf(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

const asUtc = (wallTime: string): number => Date.parse(`${wallTime}Z`);

function offsetAt(time: number, timeZone: string): number {
  return asUtc(wallTimeOf(new Date(time), timeZone)) - Math.floor(time / MINUTE_MS) * MINUTE_MS;
}

/**
 * The instants at which a clock in the zone shows a wall time, the earlier one first: none where clocks go forward over it,
 * two where they go back over it. None for what is no wall time.
 */
export function instantsOf(wallTime: string, timeZone: string): Date[] {
  const near = asUtc(wallTime);
  if (Number.isNaN(near)) return [];
  const offsets = new Set([offsetAt(near - DAY_MS, timeZone), offsetAt(near + DAY_MS, timeZone)]);
  return [...offsets]
    .map((offset) => new Date(near - offset))
    .filter((instant) => wallTimeOf(instant, timeZone) === wallTime)
    .toSorted((one, other) => one.getTime() - other.getTime());
}

/** True when clocks of both zones show the same at both ends of a meeting. */
export function clocksAgree(one: string, other: string, instants: readonly Date[]): boolean {
  return instants.every((instant) => wallTimeOf(instant, one) === wallTimeOf(instant, other));
}
