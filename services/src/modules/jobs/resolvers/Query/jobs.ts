import type { QueryJobsArgs } from '@hirehq/shared-contracts/graphql/types';
import type { GraphQLContext, Resolver } from '../../../../platform/http/graphql.ts';
import { countryOfAddress } from '../../../countries/index.ts';
import { jobAnswer } from '../../read/job-answer.ts';
import { jobLoaders } from '../../job-loaders.ts';
import { countedOnce } from '../../search/job-page.ts';
import { searchJobs } from '../../search/search-jobs.ts';

/** The country from which the viewer would work: that of their profile, else that of their IP address. */
async function countryOf(context: GraphQLContext): Promise<string | undefined> {
  const profile = await jobLoaders(context).profile();
  return profile?.country ?? countryOfAddress(context.services, context.address)?.alpha_2_code;
}

export const jobs: Resolver<unknown, QueryJobsArgs> = async (_parent, { filter, sort, first = 20, after }, context) => {
  const { services } = context;
  const found = await searchJobs(services.db, {
    filter,
    sort: sort ?? 'RELEVANCE',
    first,
    after: after ?? null,
    synonyms: context.synonyms,
    country: await countryOf(context),
    now: services.now(),
  });
  const rows = await Promise.all(found.ids.map(jobLoaders(context).job));
  return {
    nodes: rows.flatMap((row) => (row ? [jobAnswer(row)] : [])),
    endCursor: found.endCursor,
    remoteFrom: found.remoteFrom,
    readAs: found.readAs,
    counts: countedOnce(found),
    wider: found.wider,
  };
};
