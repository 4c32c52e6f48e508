import type { Resolver } from '../../../../platform/http/graphql.ts';
import type { JobAnswer } from '../../read/job-answer.ts';
import { matchOfViewer } from '../../match-of-viewer.ts';

export const matchScore: Resolver<JobAnswer> = async (job, _args, context) => (await matchOfViewer(job, context))?.score ?? null;
