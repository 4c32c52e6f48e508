import type { MutationSaveJobArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { Refusal } from '../../../../../platform/refusals/refusal.ts';
import { isUuid } from '../../../../../platform/ids/is-uuid.ts';
import { jobResponse } from '../../read/job-response.ts';
import { jobLoaders } from '../../job-loaders.ts';
import { setSaved } from '../../read/jobs.store.ts';

export const saveJob: Resolver<unknown, MutationSaveJobArgs> = async (_parent, { jobId, saved }, context) => {
  const { candidateId } = signedIn(context.viewer);
  const row = isUuid(jobId) ? await jobLoaders(context).job(jobId.toLowerCase()) : undefined;
  if (!row) throw new Refusal('JOB_NOT_FOUND');
  await setSaved(context.services.db, candidateId, row.id, saved);
  return { job: jobResponse(row) };
};
