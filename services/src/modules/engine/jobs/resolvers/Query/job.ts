import type { QueryJobArgs } from '@hirehq/shared-contracts/graphql/types';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { Refusal } from '../../../../../platform/refusals/refusal.ts';
import { isUuid } from '../../../../../platform/ids/is-uuid.ts';
import { withComparedPay } from '../../read/compared-pay.ts';
import { jobResponse } from '../../read/job-response.ts';
import { jobLoaders } from '../../job-loaders.ts';
import { jobsByIds } from '../../read/jobs.store.ts';

export const job: Resolver<unknown, QueryJobArgs> = async (_parent, { id, ...wanted }, context) => {
  const row = isUuid(id) ? await jobLoaders(context).job(id.toLowerCase()) : undefined;
  if (row) {
    const [response] = await withComparedPay(context.services.db, [jobResponse(row)], wanted);
    return response ?? null;
  }
  // Anyone with the id of a private job was sent a link: a candidate learns that it is for others (§8), a visitor learns nothing.
  if (context.viewer.kind === 'candidate' && isUuid(id) && (await jobsByIds(context.services.db, [id])).size > 0)
    throw new Refusal('JOB_NOT_FOR_CANDIDATE');
  return null;
};
