import type { Resolver } from '../../../../../platform/http/graphql.ts';
import type { JobPage } from '../../search/job-page.ts';

export const facets: Resolver<JobPage> = async ({ counts }) => (await counts()).facets;
