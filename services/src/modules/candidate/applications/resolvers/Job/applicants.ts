import type { Resolver } from '../../../../../platform/http/graphql.ts';
import type { JobResponse } from '../../../../engine/jobs/index.ts';
import { applyLoaders, isAppliedHere } from '../../../../enterprises/apply-channels/index.ts';
import { applicantRange } from '../../applicants/applicant-range.ts';
import { applicationLoaders } from '../../application-loaders.ts';

/** Only of jobs that are applied for here: others have applications that nobody here counts. */
export const applicants: Resolver<JobResponse> = async (job, _args, context) => {
  const [way, count] = await Promise.all([applyLoaders(context).howToApply(job), applicationLoaders(context).applicants(job.id)]);
  return count === undefined || !isAppliedHere(way) ? null : applicantRange(count);
};
