import { CAUGHT_ERROR, releaseVersion, type LoadReport } from '@hirehq/shared-contracts/release';
import { remoteId } from '@hirehq/shared-contracts/delivery';
import type { LoadMeasure } from '../../../../platform/database/tables/releases.ts';
import { bucketOf } from './load-buckets.ts';

export interface LoadCount {
  remote: string;
  version: string;
  measure: LoadMeasure;
  value: string;
  count: number;
}

type Finding = Omit<LoadCount, 'remote' | 'count'>;

/** A load counts for the version that was tried first; each failed attempt for its own. */
function findingsOf({ outcome, attempts, longTaskMs }: LoadReport): Finding[] {
  const [first] = attempts;
  if (!first) return [];
  const { version } = first;
  const readyMs = attempts.reduce((sum, { ms }) => sum + ms, 0);
  const failed = attempts.filter((attempt) => attempt.outcome === 'failed');
  return [
    { version, measure: 'outcome', value: outcome },
    ...failed.map(({ version: tried, cause }): Finding => ({ version: tried, measure: 'cause', value: cause ?? 'unknown' })),
    ...(outcome === 'ok' ? [{ version, measure: 'ready' as const, value: String(bucketOf(readyMs)) }] : []),
    ...(longTaskMs === undefined ? [] : [{ version, measure: 'task' as const, value: String(bucketOf(longTaskMs)) }]),
  ];
}

/** What load reports add to the counts of an hour, in one order, so that those who write at once do not wait for each other in a circle. */
export function countsOfReports(reports: readonly LoadReport[]): LoadCount[] {
  const counts = new Map<string, LoadCount>();
  for (const report of reports) {
    if (report.part === CAUGHT_ERROR || !remoteId.safeParse(report.remote).success) continue;
    for (const finding of findingsOf(report)) {
      if (!releaseVersion.safeParse(finding.version).success) continue;
      const key = [report.remote, finding.version, finding.measure, finding.value].join(' ');
      const known = counts.get(key) ?? { remote: report.remote, ...finding, count: 0 };
      counts.set(key, { ...known, count: known.count + 1 });
    }
  }
  return [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, count]) => count);
}
