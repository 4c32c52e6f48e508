import type { Resolver } from '../../../../platform/http/graphql.ts';
import type { JobAnswer } from '../../read/job-answer.ts';
import { matchOfViewer } from '../../match-of-viewer.ts';

export const match: Resolver<JobAnswer> = (job, _args, context) => matchOfViewer(job, context);
