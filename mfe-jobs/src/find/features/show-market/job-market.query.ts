import { JobMarketDocument, type JobMarketQuery } from '@hirehq/shared-contracts/graphql';
import { jobMarketVariables } from '@hirehq/shared-contracts/page-data';
import { useApiQuery, useBrand } from '@hirehq/shared-ui';

export type Market = JobMarketQuery['jobMarket'];

/** What the start pages show of the open jobs; may be in the page data. */
export const useJobMarket = () => useApiQuery(JobMarketDocument, jobMarketVariables(useBrand()));
