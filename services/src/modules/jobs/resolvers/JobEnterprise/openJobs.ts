import type { Resolver } from '../../../../platform/http/graphql.ts';
import type { JobAnswer } from '../../read/job-answer.ts';
import { jobLoaders } from '../../job-loaders.ts';

export const openJobs: Resolver<JobAnswer['enterprise']> = async ({ id }, _args, context) =>
  (await jobLoaders(context).openJobs(id)) ?? 0;
