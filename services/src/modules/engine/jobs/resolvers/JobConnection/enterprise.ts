import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { isUuid } from '../../../../../platform/ids/is-uuid.ts';
import { jobLoaders } from '../../job-loaders.ts';
import type { JobResponse } from '../../read/job-response.ts';
import type { JobPage } from '../../search/job-page.ts';

export const enterprise: Resolver<JobPage, Record<string, never>, JobResponse['enterprise'] | null> = async (
  { searchedEnterprise },
  _args,
  context,
) =>
  searchedEnterprise && isUuid(searchedEnterprise) ? ((await jobLoaders(context).enterprise(searchedEnterprise)) ?? null) : null;
