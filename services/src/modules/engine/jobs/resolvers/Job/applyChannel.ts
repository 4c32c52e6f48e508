import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { applyLoaders } from '../../../../enterprises/apply-channels/index.ts';
import type { JobResponse } from '../../read/job-response.ts';

export const applyChannel: Resolver<JobResponse> = async (job, _args, context) =>
  (await applyLoaders(context).howToApply(job)).channel;
