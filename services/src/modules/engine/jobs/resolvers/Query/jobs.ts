import type { QueryJobsArgs } from '@hirehq/shared-contracts/graphql/types';
import type { GraphQLContext, Resolver } from '../../../../../platform/http/graphql.ts';
import { countryOfAddress } from '../../../countries/index.ts';
import { wantedPay, withComparedPay } from '../../read/compared-pay.ts';
import { jobResponse } from '../../read/job-response.ts';
import { jobLoaders } from '../../job-loaders.ts';
import type { MatchProfile } from '../../match/match-profile.store.ts';
import { once } from '../../search/once.ts';
import { searchJobs } from '../../search/search-jobs.ts';
import { withSearchedPlace } from '../../searched-place.ts';

/** The country from which the viewer would work: that of their profile, else that of their IP address. */
function countryOf(profile: MatchProfile | undefined, context: GraphQLContext): string | undefined {
  return profile?.country ?? countryOfAddress(context.services, context.address)?.alpha_2_code;
}

export const jobs: Resolver<unknown, QueryJobsArgs> = async (_parent, { filter: asked, sort, first = 20, after }, context) => {
  const { services, onlyEmployer } = context;
  const filter = onlyEmployer === undefined ? asked : { ...asked, enterprise: onlyEmployer };
  const profile = await jobLoaders(context).profile();
  const found = await searchJobs(services.db, {
    filter,
    sort: sort ?? 'RELEVANCE',
    first,
    after: after ?? null,
    synonyms: context.synonyms,
    country: countryOf(profile, context),
    profile,
    healthFirst: services.config.variant === 'H',
    now: services.now(),
  });
  const rows = await Promise.all(found.ids.map(jobLoaders(context).job));
  const nodes = await withSearchedPlace(
    services.db,
    rows.flatMap((row) => (row ? [jobResponse(row)] : [])),
    found.searchedPlace,
  );
  return {
    nodes: await withComparedPay(services.db, nodes, wantedPay(filter)),
    size: nodes.length,
    groups: found.groups && { ...found.groups, leading: rows.slice(0, found.groups.leading).filter(Boolean).length },
    endCursor: found.endCursor,
    remoteFrom: found.remoteFrom,
    readAs: found.readAs,
    understood: found.understood,
    counts: once(found.counts),
    wider: found.wider,
    others: found.others,
    searchedEnterprise: filter.enterprise ?? undefined,
  };
};
