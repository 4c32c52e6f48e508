import { DAY_MS } from '@hirehq/shared-contracts/durations';
import type { LoadReport } from '@hirehq/shared-contracts/release';
import type { Database } from '../../../../platform/database/database.ts';
import type { Services } from '../../../../platform/module.ts';
import { onSchedule, type DeclaredWork } from '../../../../platform/work/work-kind.ts';
import { countsOfReports } from './counts-of-reports.ts';
import {
  addLoadCounts,
  forgetLoadCounts,
  outcomesSince,
  timesSince,
  type CountsWanted,
  type OutcomeRow,
  type TimesRow,
} from './load-counts.store.ts';

/** Counts are kept a day longer than anybody can ask for. */
const KEPT_MS = 8 * DAY_MS;

/** How a version loads. Percentiles are right to within a tenth, and null where nothing was reported. */
export interface LoadFigures {
  loads: number;
  failed: number;
  steppedBack: number;
  readyP50Ms: number | null;
  readyP95Ms: number | null;
  longTaskP95Ms: number | null;
}

export interface FiguresOfVersion {
  remote: string;
  version: string;
  /** Null for all hours together. */
  hour: Date | null;
  figures: LoadFigures;
}

export const NO_LOADS: LoadFigures = {
  loads: 0,
  failed: 0,
  steppedBack: 0,
  readyP50Ms: null,
  readyP95Ms: null,
  longTaskP95Ms: null,
};

const keyOf = ({ remote, version, hour }: OutcomeRow | TimesRow) => `${remote} ${version} ${hour?.getTime() ?? ''}`;

/** Figures of every version that was loaded since then, of each hour or of all together. */
export async function loadFigures(db: Database, wanted: CountsWanted): Promise<FiguresOfVersion[]> {
  const [outcomes, times] = await Promise.all([outcomesSince(db, wanted), timesSince(db, wanted)]);
  const timesBy = new Map(times.map((row) => [`${row.measure} ${keyOf(row)}`, row]));
  return outcomes.map((row) => {
    const [ready, task] = [timesBy.get(`ready ${keyOf(row)}`), timesBy.get(`task ${keyOf(row)}`)];
    const { remote, version, hour, loads, failed, stepped_back: steppedBack } = row;
    const percentiles = { readyP50Ms: ready?.p50 ?? null, readyP95Ms: ready?.p95 ?? null, longTaskP95Ms: task?.p95 ?? null };
    return { remote, version, hour, figures: { loads, failed, steppedBack, ...percentiles } };
  });
}

export const countLoads = ({ db, now }: Pick<Services, 'db' | 'now'>, reports: readonly LoadReport[]): Promise<void> =>
  addLoadCounts(db, countsOfReports(reports), now());

export const loadCountWork = ({ db, now }: Pick<Services, 'db' | 'now'>): DeclaredWork =>
  onSchedule({
    name: 'releases.forget-loads',
    schedule: '23 3 * * *',
    run: () => forgetLoadCounts(db, new Date(now().getTime() - KEPT_MS)),
  });
