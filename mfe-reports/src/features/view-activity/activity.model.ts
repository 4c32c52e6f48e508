import type { ActivityReport } from './activity-report.query.ts';

export const countOf = ({ stages }: Pick<ActivityReport, 'stages'>, wanted: ActivityReport['stages'][number]['stage']): number =>
  stages.find(({ stage }) => stage === wanted)?.count ?? 0;

export const isEmpty = (report: Pick<ActivityReport, 'stages'>): boolean => report.stages.every(({ count }) => count === 0);

const HOURS_A_DAY = 24;

/** A median in the unit in which people would say it: hours up to two days, then days. */
export function spanOf(hours: number): { unit: 'hour' | 'day'; count: number } {
  if (hours < 2 * HOURS_A_DAY) return { unit: 'hour', count: Math.max(1, Math.round(hours)) };
  return { unit: 'day', count: Math.round(hours / HOURS_A_DAY) };
}
