import type { RatingReport, ReportInput } from '@hirehq/shared-contracts/graphql/types';
import type { Services } from '../../../platform/module.ts';
import { groundOf, stepOf } from '../period/report-ground.ts';
import { readRatings } from './rating-report.store.ts';

export async function ratingsOf(services: Services, candidateId: string, input: ReportInput): Promise<RatingReport> {
  const ground = await groundOf(services, candidateId, input);
  return { updatedAt: ground.now.toISOString(), step: stepOf(ground.period), ...(await readRatings(ground)) };
}
