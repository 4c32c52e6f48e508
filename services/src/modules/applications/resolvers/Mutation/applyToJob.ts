import type { MutationApplyToJobArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../platform/http/graphql.ts';
import { mutationResult } from '../../../../platform/http/mutation-result.ts';
import { jobAnswer, jobLoaders } from '../../../jobs/index.ts';
import { applicationAnswer } from '../../application-answer.ts';
import { applyToJob as apply } from '../../applications.service.ts';

export const applyToJob: Resolver<unknown, MutationApplyToJobArgs> = async (_parent, { input }, context) => {
  const outcome = await apply(context.services, signedIn(context.viewer), input);
  const job = outcome.ok ? await jobLoaders(context).job(outcome.application.job_id) : undefined;
  const withJob = !outcome.ok
    ? outcome
    : job
      ? { ...outcome, job }
      : { ok: false as const, code: 'JOB_NOT_FOUND' as const, questionIds: [], existing: undefined };
  return mutationResult('applyToJob', withJob, {
    done: ({ application, job }) => ({ application: applicationAnswer(application), job: jobAnswer(job) }),
    refused: ({ questionIds = [], existing }) => ({ questionIds, existing: existing ? applicationAnswer(existing) : null }),
  });
};
