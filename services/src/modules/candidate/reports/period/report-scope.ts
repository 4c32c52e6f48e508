import type { ReportInput, ReportPeriod, ReportStep } from '@hirehq/shared-contracts/graphql/types';
import { reportInput } from '@hirehq/shared-contracts/inputs';
import type { Database } from '../../../../platform/database/database.ts';
import { readInput } from '../../../../platform/refusals/read-input.ts';
import type { Services } from '../../../../platform/module.ts';
import { chosenZoneOf } from '../../notifications/index.ts';

/** What a report is about: whose, and which time. */
export interface ReportScope {
  db: Database;
  candidateId: string;
  now: Date;
  period: ReportPeriod;
  /** IANA time zone in which days, weeks and months begin. */
  zone: string;
}

export type ReportServices = Pick<Services, 'db' | 'now'>;

export const stepOf = (period: ReportPeriod): ReportStep => (period === 'WEEKS_4' || period === 'MONTHS_3' ? 'WEEK' : 'MONTH');

export async function reportScopeOf(
  { db, now }: ReportServices,
  candidateId: string,
  { period, timeZone }: ReportInput,
): Promise<ReportScope> {
  const { timeZone: zoneOfBrowser } = readInput(reportInput, { timeZone });
  return { db, candidateId, now: now(), period, zone: (await chosenZoneOf(db, candidateId)) ?? zoneOfBrowser };
}
