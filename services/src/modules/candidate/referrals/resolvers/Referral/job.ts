import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { Refusal } from '../../../../../platform/refusals/refusal.ts';
import { jobResponse, jobLoaders } from '../../../../engine/jobs/index.ts';
import type { ReferralResponse } from '../../referral-response.ts';

export const job: Resolver<ReferralResponse> = async ({ jobId }, _args, context) => {
  const row = await jobLoaders(context).job(jobId);
  if (!row) throw new Refusal('JOB_NOT_FOUND');
  return jobResponse(row);
};
