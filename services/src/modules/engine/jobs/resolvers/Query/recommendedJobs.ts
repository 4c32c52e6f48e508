import type { QueryRecommendedJobsArgs } from '@hirehq/shared-contracts/graphql/types';
import { jobsOfBrand } from '@hirehq/shared-contracts/page-data';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { jobLoaders } from '../../job-loaders.ts';
import { recommendedJobs as recommendedTo } from '../../match/recommended-jobs.ts';

export const recommendedJobs: Resolver<unknown, QueryRecommendedJobsArgs> = async (_parent, { first = 20, after }, context) => {
  const { candidateId } = signedIn(context.viewer);
  const { services } = context;
  const profile = await jobLoaders(context).profile();
  if (!profile) return { nodes: [], endCursor: null };
  const { jobs, endCursor } = await recommendedTo(services.db, {
    candidateId,
    profile,
    first,
    after: after ?? null,
    among: jobsOfBrand(services.config.variant),
    now: services.now(),
  });
  return { nodes: jobs, endCursor };
};
