import type { Resolver } from '../../../../../platform/http/graphql.ts';
import type { JobResponse } from '../../../../engine/jobs/index.ts';
import { applicationLoaders } from '../../application-loaders.ts';

export const appliedElsewhereAt: Resolver<JobResponse> = async ({ id }, _args, context) =>
  (await applicationLoaders(context).appliedElsewhere(id)) ?? null;
