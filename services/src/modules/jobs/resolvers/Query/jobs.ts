import type { QueryJobsArgs } from '@hirehq/shared-contracts/graphql/types';
import type { Resolver } from '../../../../platform/http/graphql.ts';
import { jobAnswer } from '../../job-answer.ts';
import { jobLoaders } from '../../job-loaders.ts';
import { countedOnce } from '../../job-page.ts';
import { searchJobs } from '../../search-jobs.ts';

export const jobs: Resolver<unknown, QueryJobsArgs> = async (_parent, { filter, sort, first = 20, after }, context) => {
  const { services } = context;
  const found = await searchJobs(services.db, {
    filter,
    sort: sort ?? 'RELEVANCE',
    first,
    after: after ?? null,
    synonyms: context.synonyms,
    now: services.now(),
  });
  const rows = await Promise.all(found.ids.map(jobLoaders(context).job));
  return {
    nodes: rows.flatMap((row) => (row ? [jobAnswer(row)] : [])),
    endCursor: found.endCursor,
    counts: countedOnce(found),
  };
};
