import type { MutationSetAppliedElsewhereArgs } from '@hirehq/shared-contracts/graphql/types';
import type { RefusalCode } from '@hirehq/shared-contracts/refusals';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { GraphQLContext, Resolver } from '../../../../../platform/http/graphql.ts';
import { mutationResult, type Refused } from '../../../../../platform/http/mutation-result.ts';
import { isUuid } from '../../../../../platform/ids/is-uuid.ts';
import { jobLoaders, jobResponse, type JobResponse } from '../../../../engine/jobs/index.ts';
import { addAppliedElsewhere, removeAppliedElsewhere } from '../../elsewhere/applied-elsewhere.store.ts';
import { activeApplication } from '../../applications.store.ts';

type Outcome = { ok: true; job: JobResponse } | Refused<RefusalCode<'setAppliedElsewhere'>>;

async function outcomeOf({ jobId, applied }: MutationSetAppliedElsewhereArgs, context: GraphQLContext): Promise<Outcome> {
  const { candidateId } = signedIn(context.viewer);
  const { db, now } = context.services;
  const row = isUuid(jobId) ? await jobLoaders(context).job(jobId.toLowerCase()) : undefined;
  if (!row) return { ok: false, code: 'JOB_NOT_FOUND' };
  if (!applied) await removeAppliedElsewhere(db, candidateId, row.id);
  else if (await activeApplication(db, candidateId, row.id)) return { ok: false, code: 'ALREADY_APPLIED' };
  else await addAppliedElsewhere(db, candidateId, row.id, now());
  return { ok: true, job: jobResponse(row) };
}

export const setAppliedElsewhere: Resolver<unknown, MutationSetAppliedElsewhereArgs> = async (_parent, args, context) =>
  mutationResult('setAppliedElsewhere', await outcomeOf(args, context), { done: ({ job }) => ({ job }) });
