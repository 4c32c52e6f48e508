import type { JobSimilarArgs } from '@hirehq/shared-contracts/graphql/types';
import type { Resolver } from '../../../../platform/http/graphql.ts';
import { jobAnswer, type JobAnswer } from '../../job-answer.ts';
import { jobLoaders } from '../../job-loaders.ts';
import { similarJobs } from '../../similar-jobs.ts';

const MAX = 12;

export const similar: Resolver<JobAnswer, JobSimilarArgs> = async ({ id }, { first = 4 }, context) => {
  const { db, now } = context.services;
  const ids = await similarJobs(db, id, Math.max(0, Math.min(first, MAX)), now());
  const rows = await Promise.all(ids.map(jobLoaders(context).job));
  return rows.flatMap((row) => (row ? [jobAnswer(row)] : []));
};
