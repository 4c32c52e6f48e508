import type { Resolver } from '../../../../platform/http/graphql.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { jobAnswer, jobLoaders } from '../../../jobs/index.ts';
import type { ReferralAnswer } from '../../referral-answer.ts';

export const job: Resolver<ReferralAnswer> = async ({ jobId }, _args, context) => {
  const row = await jobLoaders(context).job(jobId);
  if (!row) throw new Refusal('JOB_NOT_FOUND');
  return jobAnswer(row);
};
