import type { Resolver } from '../../../../../platform/http/graphql.ts';
import type { JobPage } from '../../search/job-page.ts';

export const otherSearches: Resolver<JobPage> = ({ others }) => others();
