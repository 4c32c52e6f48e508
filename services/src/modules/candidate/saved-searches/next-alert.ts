import { DAY_MS } from '@hirehq/shared-contracts/durations';
import type { AlertFrequency } from '@hirehq/shared-contracts/graphql/types';
import { nextLocalTime } from '../../../platform/local-time.ts';

const MORNING = 7;
/** Spreads the mails of a morning over this time. */
const SPREAD_MS = 20 * 60_000;

/** The next seven in the morning in the time zone. */
export const nextMorning = (zone: string, after: Date): Date => nextLocalTime(zone, after, MORNING * 60);

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
