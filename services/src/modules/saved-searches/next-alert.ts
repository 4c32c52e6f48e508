import type { AlertFrequency } from '@hirehq/shared-contracts/graphql/types';

const MORNING = 7;
const DAY_MS = 86_400_000;
/** Spreads the mails of a morning over this time. */
const SPREAD_MS = 20 * 60_000;

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

/** The next seven in the morning in the time zone. */
export function nextMorning(zone: string, after: Date): Date {
  const local = new Date(after.getTime() + aheadOfUtc(zone, after.getTime()));
  for (let days = 0; ; days++) {
    const wall = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() + days, MORNING);
    // Computed twice, for the days on which the clocks change.
    const guess = wall - aheadOfUtc(zone, wall);
    const time = wall - aheadOfUtc(zone, guess);
    if (time > after.getTime()) return new Date(time);
  }
}

interface AlertTime {
  frequency: AlertFrequency;
  zone: string | undefined;
  after: Date;
  /** Id of the saved search: spreads the mails of a morning. */
  id: string;
}

/** When the next alert is due; null if alerts are off. */
export function nextAlertAt({ frequency, zone = 'UTC', after, id }: AlertTime): Date | null {
  if (frequency === 'NEVER') return null;
  const earliest = frequency === 'WEEKLY' ? new Date(after.getTime() + 6 * DAY_MS) : after;
  const spread = (Number.parseInt(id.slice(0, 4), 16) / 0x1_0000) * SPREAD_MS;
  return new Date(nextMorning(zone, earliest).getTime() + Math.floor(spread));
}
