import type { MutationSetAppliedElsewhereArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { Refusal } from '../../../../../platform/refusals/refusal.ts';
import { isUuid } from '../../../../../platform/ids/is-uuid.ts';
import { jobLoaders, jobResponse } from '../../../../engine/jobs/index.ts';
import { addAppliedElsewhere, removeAppliedElsewhere } from '../../elsewhere/applied-elsewhere.store.ts';
import { activeApplication } from '../../applications.store.ts';

export const setAppliedElsewhere: Resolver<unknown, MutationSetAppliedElsewhereArgs> = async (
  _parent,
  { jobId, applied },
  context,
) => {
  const { candidateId } = signedIn(context.viewer);
  const { db, now } = context.services;
  const row = isUuid(jobId) ? await jobLoaders(context).job(jobId.toLowerCase()) : undefined;
  if (!row) throw new Refusal('JOB_NOT_FOUND');
  if (!applied) await removeAppliedElsewhere(db, candidateId, row.id);
  else if (await activeApplication(db, candidateId, row.id)) throw new Refusal('ALREADY_APPLIED');
  else await addAppliedElsewhere(db, candidateId, row.id, now());
  return { job: jobResponse(row) };
};
