import type { Resolver } from '../../../../../platform/http/graphql.ts';
import type { JobResponse } from '../../../../engine/jobs/index.ts';
import { applicationResponse } from '../../application-response.ts';
import { applicationLoaders } from '../../application-loaders.ts';

export const application: Resolver<JobResponse> = async ({ id }, _args, context) => {
  const row = await applicationLoaders(context).toJob(id);
  return row ? applicationResponse(row) : null;
};
