import { HOUR_MS } from '@hirehq/shared-contracts/durations';

interface CountedHour {
  hour: string;
  loads: { loads: number; failed: number; steppedBack: number };
}

export interface ShownHour {
  /** ISO 8601. */
  hour: string;
  loads: number;
  /** Loads that showed the fallback or the version before. */
  wrong: number;
}

/** Each of the last hours, oldest first; those without loads have none. */
export function lastHours(counted: readonly CountedHour[], { hours, now }: { hours: number; now: Date }): ShownHour[] {
  const byHour = new Map(counted.map(({ hour, loads }) => [new Date(hour).getTime(), loads]));
  const last = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  return Array.from({ length: hours }, (_, index) => {
    const at = last - (hours - 1 - index) * HOUR_MS;
    const loads = byHour.get(at);
    return {
      hour: new Date(at).toISOString(),
      loads: loads?.loads ?? 0,
      wrong: (loads?.failed ?? 0) + (loads?.steppedBack ?? 0),
    };
  });
}
