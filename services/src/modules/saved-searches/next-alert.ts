import type { AlertFrequency } from '@hirehq/shared-contracts/graphql/types';

const MORNING = 7;
const DAY_MS = 86_400_000;
/** Not everybody's mail in the same minute. */
const SPREAD_MS = 20 * 60_000;

/** Milliseconds that clocks in the zone are ahead of UTC at that time. */
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

/** The next time it is seven in the morning in the zone. */
export function nextMorning(zone: string, after: Date): Date {
  const local = new Date(after.getTime() + aheadOfUtc(zone, after.getTime()));
  for (let days = 0; ; days++) {
    const wall = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() + days, MORNING);
    // Twice, for the days on which the clocks change.
    const guess = wall - aheadOfUtc(zone, wall);
    const time = wall - aheadOfUtc(zone, guess);
    if (time > after.getTime()) return new Date(time);
  }
}

interface AlertTime {
  frequency: AlertFrequency;
  zone: string | undefined;
  after: Date;
  /** Of the saved search: spreads the mails of a morning. */
  id: string;
}

/** When the next alert is due; null for none. */
export function nextAlertAt({ frequency, zone = 'UTC', after, id }: AlertTime): Date | null {
  if (frequency === 'NEVER') return null;
  const earliest = frequency === 'WEEKLY' ? new Date(after.getTime() + 6 * DAY_MS) : after;
  const spread = (Number.parseInt(id.slice(0, 4), 16) / 0x1_0000) * SPREAD_MS;
  return new Date(nextMorning(zone, earliest).getTime() + Math.floor(spread));
}
