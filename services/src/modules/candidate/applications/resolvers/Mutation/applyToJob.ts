import type { MutationApplyToJobArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { GraphQLContext, Resolver } from '../../../../../platform/http/graphql.ts';
import { mutationResult } from '../../../../../platform/http/mutation-result.ts';
import { jobResponse, jobLoaders } from '../../../../engine/jobs/index.ts';
import { applicationResponse } from '../../application-response.ts';
import { applyToJob as apply, type ApplyOutcome } from '../../applications.service.ts';

/** The outcome with its job; null for a job that the candidate may no longer see. */
async function withJob(outcome: ApplyOutcome, context: GraphQLContext) {
  if (!outcome.ok) return outcome;
  const job = await jobLoaders(context).job(outcome.application.job_id);
  const gone: Extract<ApplyOutcome, { ok: false }> = { ok: false, code: 'JOB_NOT_FOUND' };
  return job ? { ...outcome, job } : gone;
}

export const applyToJob: Resolver<unknown, MutationApplyToJobArgs> = async (_parent, { input }, context) => {
  const outcome = await apply(context.services, signedIn(context.viewer), input);
  return mutationResult('applyToJob', await withJob(outcome, context), {
    done: ({ application, job }) => ({ application: applicationResponse(application), job: jobResponse(job) }),
    refused: ({ questionIds = [], existing }) => ({ questionIds, existing: existing ? applicationResponse(existing) : null }),
  });
};
