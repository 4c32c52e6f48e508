import type { MutationApplyToJobArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { Refusal } from '../../../../../platform/refusals/refusal.ts';
import { jobResponse, jobLoaders } from '../../../../engine/jobs/index.ts';
import { applicationResponse } from '../../application-response.ts';
import { applyToJob as apply } from '../../applications.service.ts';

export const applyToJob: Resolver<unknown, MutationApplyToJobArgs> = async (_parent, { input }, context) => {
  const application = await apply(context.services, signedIn(context.viewer), input);
  const job = await jobLoaders(context).job(application.job_id);
  // The candidate may no longer see it.
  if (!job) throw new Refusal('JOB_NOT_FOUND');
  return { application: applicationResponse(application), job: jobResponse(job) };
};
