import type { MutationApplyToJobArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../platform/http/graphql.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { jobAnswer, jobLoaders } from '../../../jobs/index.ts';
import { applicationAnswer } from '../../application-answer.ts';
import { applyToJob as apply } from '../../applications.service.ts';
import { refusedAnswer } from '../../refused-answer.ts';

export const applyToJob: Resolver<unknown, MutationApplyToJobArgs> = async (_parent, { input }, context) => {
  const outcome = await apply(context.services, signedIn(context.viewer), input);
  if (!outcome.ok) return refusedAnswer(outcome);
  const job = await jobLoaders(context).job(outcome.application.job_id);
  if (!job) throw new Refusal('JOB_NOT_FOUND');
  return { __typename: 'ApplicationSubmitted', application: applicationAnswer(outcome.application), job: jobAnswer(job) };
};
