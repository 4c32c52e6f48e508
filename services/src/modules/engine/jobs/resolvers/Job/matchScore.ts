import type { Resolver } from '../../../../../platform/http/graphql.ts';
import type { JobResponse } from '../../read/job-response.ts';
import { matchOfViewer } from '../../match-of-viewer.ts';

export const matchScore: Resolver<JobResponse> = async (job, _args, context) =>
  (await matchOfViewer(job, context))?.score ?? null;
