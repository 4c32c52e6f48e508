const DAY_MINUTES = 1440;

/** Offset of the time zone from UTC at that time, in milliseconds. */
function aheadOfUtc(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const [year = 0, month = 1, day, hour, minute, second] = (['year', 'month', 'day', 'hour', 'minute', 'second'] as const).map(
    (type) => Number(parts.find((part) => part.type === type)?.value),
  );
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}

/** The local time as if it were UTC. */
const wallClock = (zone: string, at: Date) => new Date(at.getTime() + aheadOfUtc(zone, at.getTime()));

/** Minutes since midnight in the time zone. */
export function minuteOfDay(zone: string, at: Date): number {
  const local = wallClock(zone, at);
  return local.getUTCHours() * 60 + local.getUTCMinutes();
}

/** The next time, later than `after`, at which clocks in the time zone show this minute of the day. */
export function nextLocalTime(zone: string, after: Date, minute: number): Date {
  const local = wallClock(zone, after);
  for (let days = 0; ; days++) {
    const wall = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() + days, 0, minute % DAY_MINUTES);
    // Computed twice, for the days on which the clocks change.
    const guess = wall - aheadOfUtc(zone, wall);
    const time = wall - aheadOfUtc(zone, guess);
    if (time > after.getTime()) return new Date(time);
  }
}
