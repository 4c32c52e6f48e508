import type { JobSimilarArgs } from '@hirehq/shared-contracts/graphql/types';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { jobResponse, type JobResponse } from '../../read/job-response.ts';
import { jobLoaders } from '../../job-loaders.ts';

export const similar: Resolver<JobResponse, JobSimilarArgs> = async ({ id }, { first = 4 }, context) => {
  const loaders = jobLoaders(context);
  const ids = (await loaders.similar(id)) ?? [];
  const rows = await Promise.all(ids.slice(0, Math.max(0, first)).map(loaders.job));
  return rows.flatMap((row) => (row ? [jobResponse(row)] : []));
};
