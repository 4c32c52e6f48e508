import { HOUR_MS } from '@hirehq/shared-contracts/durations';
import type { Services } from '../../../../platform/module.ts';
import { causesSince } from './load-counts.store.ts';
import { loadFigures, type LoadFigures } from './load-figures.ts';

/** Versions of which there is most to say. */
const MOST_VERSIONS = 5;
export const MOST_HOURS = 168;

export interface VersionHealth {
  version: string;
  figures: LoadFigures;
  failures: { cause: string; count: number }[];
  hours: { hour: Date; figures: LoadFigures }[];
}

/** When the first of the last hours began; the present one is among them. */
export const sinceHours = (now: Date, hours: number): Date =>
  new Date(now.getTime() - (Math.max(1, Math.min(hours, MOST_HOURS)) - 1) * HOUR_MS);

/** How the versions of a remote loaded in the last hours, those with the most loads first. */
export async function remoteHealth(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { remote, hours }: { remote: string; hours: number },
): Promise<VersionHealth[]> {
  const since = sinceHours(now(), hours);
  const [all, byHour, causes] = await Promise.all([
    loadFigures(db, { since, remote }),
    loadFigures(db, { since, remote, byHour: true }),
    causesSince(db, { since, remote }),
  ]);
  const most = all.toSorted((one, other) => other.figures.loads - one.figures.loads).slice(0, MOST_VERSIONS);
  return most.map(({ version, figures }) => ({
    version,
    figures,
    failures: causes.filter((row) => row.version === version).map(({ cause, count }) => ({ cause, count })),
    hours: byHour.flatMap((row) => (row.version === version && row.hour ? [{ hour: row.hour, figures: row.figures }] : [])),
  }));
}
