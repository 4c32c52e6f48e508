import type { MutationSaveJobArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { mutationResult } from '../../../../../platform/http/mutation-result.ts';
import { isUuid } from '../../../../../platform/ids/is-uuid.ts';
import { jobResponse } from '../../read/job-response.ts';
import { jobLoaders } from '../../job-loaders.ts';
import { setSaved } from '../../read/jobs.store.ts';

export const saveJob: Resolver<unknown, MutationSaveJobArgs> = async (_parent, { jobId, saved }, context) => {
  const { candidateId } = signedIn(context.viewer);
  const row = isUuid(jobId) ? await jobLoaders(context).job(jobId.toLowerCase()) : undefined;
  if (row) await setSaved(context.services.db, candidateId, row.id, saved);
  const outcome = row ? { ok: true as const, row } : { ok: false as const, code: 'JOB_NOT_FOUND' as const };
  return mutationResult('saveJob', outcome, { done: ({ row }) => ({ job: jobResponse(row) }) });
};
