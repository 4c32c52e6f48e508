import type { JobDensityLevel, ReportPeriod } from '@hirehq/shared-contracts/graphql/types';
import { REPORTS, type ReportName } from '@hirehq/shared-contracts/routes';

/** Values of the query parameter `period`. */
export const PERIODS = { '4w': 'WEEKS_4', '3m': 'MONTHS_3', '12m': 'MONTHS_12', all: 'ALL' } as const satisfies Record<
  string,
  ReportPeriod
>;
export type PeriodKey = keyof typeof PERIODS;
export const PERIOD_KEYS = Object.keys(PERIODS) as PeriodKey[];
const USUAL_PERIOD: PeriodKey = '3m';

export const periodOf = (value: string | null): PeriodKey =>
  value !== null && Object.hasOwn(PERIODS, value) ? (value as PeriodKey) : USUAL_PERIOD;

/** Values of the query parameter `by`. */
export const LEVELS = { city: 'CITY', state: 'STATE', country: 'COUNTRY' } as const satisfies Record<string, JobDensityLevel>;
export type LevelKey = keyof typeof LEVELS;
export const LEVEL_KEYS = Object.keys(LEVELS) as LevelKey[];

export const levelOf = (value: string | null): LevelKey =>
  value !== null && Object.hasOwn(LEVELS, value) ? (value as LevelKey) : 'city';

/** Value of the query parameter `skill` for jobs whatever their skills. */
export const ANY_SKILL = 'any';
const MAX_INT = 2 ** 31 - 1;

/** The skills that jobs are counted for: null for the candidate's own. */
export function skillsOf(value: string | null): number[] | null {
  if (value === ANY_SKILL) return [];
  const id = Number(value);
  return value && Number.isInteger(id) && id > 0 && id <= MAX_INT ? [id] : null;
}

const isReport = (value: unknown): value is ReportName => (REPORTS as readonly unknown[]).includes(value);

/** What a link to a report may carry besides its address; `optionIndex` counts the menu, in which the dashboard is first. */
export interface ReportParameters {
  reportId?: unknown;
  optionIndex?: unknown;
  title?: unknown;
}

/** The chosen report: that of the address, else that of the router state, which a reload or a shared link does not have (RP-04). */
export function reportOf(keyword: string | null, state: unknown): ReportName | undefined {
  if (isReport(keyword)) return keyword;
  const { reportId, optionIndex } = (typeof state === 'object' && state !== null ? state : {}) as ReportParameters;
  if (isReport(reportId)) return reportId;
  return typeof optionIndex === 'number' ? REPORTS[optionIndex - 1] : undefined;
}
