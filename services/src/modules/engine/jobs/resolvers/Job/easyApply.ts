import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { applyLoaders, isAppliedHere } from '../../../../enterprises/apply-channels/index.ts';
import type { JobResponse } from '../../read/job-response.ts';

export const easyApply: Resolver<JobResponse> = async (job, _args, context) =>
  job.easyApply && isAppliedHere(await applyLoaders(context).howToApply(job));
