import type { Resolver } from '../../../../../platform/http/graphql.ts';
import type { JobResponse } from '../../read/job-response.ts';
import { matchOfViewer } from '../../match-of-viewer.ts';

export const match: Resolver<JobResponse> = (job, _args, context) => matchOfViewer(job, context);
