import { DAY_MS } from '@hirehq/shared-contracts/durations';

/** A candidate is reminded of a licence this many days before it expires. */
export const LICENCE_REMINDER_DAYS = [60, 30, 7] as const;

/** Calendar days from one date (YYYY-MM-DD) to another; negative if that is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The reminder that a date has reached already: who has just entered it is not reminded of it. */
export function stageOf(expiresOn: string | null, today: string): number | null {
  if (expiresOn === null) return null;
  const days = daysBetween(today, expiresOn);
  return LICENCE_REMINDER_DAYS.findLast((stage) => days <= stage) ?? null;
}
