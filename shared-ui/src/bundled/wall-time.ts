import { MINUTE_MS } from '@hirehq/shared-contracts/durations';
/** Local times and their instants, by the browser's time zone rules. A wall time is `YYYY-MM-DDTHH:mm`. */

const DAY_MS = 24 * 60 * MINUTE_MS;

/** The wall time in a zone at an instant. */
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
 * The instants at which a zone has a wall time, the earlier one first: none where clocks go forward over it, two where they go
 * back over it. None for an invalid wall time.
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

/** True if the wall times of both zones are the same at the start and end of a meeting. */
export function clocksAgree(one: string, other: string, instants: readonly Date[]): boolean {
  return instants.every((instant) => wallTimeOf(instant, one) === wallTimeOf(instant, other));
}
