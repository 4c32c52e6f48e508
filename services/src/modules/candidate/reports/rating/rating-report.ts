import type { RatingReport, ReportInput } from '@hirehq/shared-contracts/graphql/types';
import { groundOf, stepOf, type ReportServices } from '../period/report-ground.ts';
import { readRatings } from './rating-report.store.ts';

export async function ratingsOf(services: ReportServices, candidateId: string, input: ReportInput): Promise<RatingReport> {
  const ground = await groundOf(services, candidateId, input);
  return { updatedAt: ground.now.toISOString(), step: stepOf(ground.period), ...(await readRatings(ground)) };
}
