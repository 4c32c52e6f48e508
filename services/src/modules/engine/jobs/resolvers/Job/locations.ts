import type { JobLocationsArgs } from '@hirehq/shared-contracts/graphql/types';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import type { JobResponse } from '../../read/job-response.ts';
import { jobLoaders } from '../../job-loaders.ts';

export const locations: Resolver<JobResponse, JobLocationsArgs> = async ({ id }, { first = 4 }, context) =>
  ((await jobLoaders(context).locations(id)) ?? []).slice(0, Math.max(0, first));
