import type { JobMatch } from '@hirehq/shared-contracts/graphql/types';
import type { GraphQLContext } from '../../../platform/http/graphql.ts';
import type { JobResponse } from './read/job-response.ts';
import { jobLoaders } from './job-loaders.ts';
import { matchJob } from './match/match-job.ts';

/** How well a job matches the signed-in candidate; null for visitors and for a profile without skills. */
export async function matchOfViewer(job: JobResponse, context: GraphQLContext): Promise<JobMatch | null> {
  const loaders = jobLoaders(context);
  const profile = await loaders.profile();
  if (!profile || profile.skills.size === 0) return null;
  return matchJob(job, (await loaders.skills(job.id)) ?? [], profile);
}
