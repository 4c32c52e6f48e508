import type { RatingReport, ReportInput } from '@hirehq/shared-contracts/graphql/types';
import { reportScopeOf, stepOf, type ReportServices } from '../period/report-scope.ts';
import { readRatings } from './rating-report.store.ts';

export async function ratingsOf(services: ReportServices, candidateId: string, input: ReportInput): Promise<RatingReport> {
  const scope = await reportScopeOf(services, candidateId, input);
  return { updatedAt: scope.now.toISOString(), step: stepOf(scope.period), ...(await readRatings(scope)) };
}
