import type { QueryJobMarketArgs } from '@hirehq/shared-contracts/graphql/types';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { jobLoaders } from '../../job-loaders.ts';
import { jobMarket as marketNow } from '../../market/job-market.ts';

export const jobMarket: Resolver<unknown, QueryJobMarketArgs> = async (_parent, { companyTag }, context) => {
  const { config, db, now } = context.services;
  const { open, fresh, employers, occupations } = await marketNow(db, now(), {
    companyTag: companyTag ?? undefined,
    healthWork: config.variant === 'H',
  });
  const found = await Promise.all(employers.map(jobLoaders(context).enterprise));
  return {
    openJobs: open.count,
    openJobsIsEstimate: open.isEstimate,
    newJobs: fresh.count,
    newJobsIsEstimate: fresh.isEstimate,
    employers: found.filter((employer) => employer !== undefined),
    occupations,
  };
};
