import type { Resolver } from '../../../../../platform/http/graphql.ts';
import type { JobResponse } from '../../read/job-response.ts';
import { jobLoaders } from '../../job-loaders.ts';

export const locations: Resolver<JobResponse> = async ({ id }, _args, context) => (await jobLoaders(context).locations(id)) ?? [];
