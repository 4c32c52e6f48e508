import type { MutationVisitReferralArgs } from '@hirehq/shared-contracts/graphql/types';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { visitReferral as visit } from '../../visit-referral.ts';

export const visitReferral: Resolver<unknown, MutationVisitReferralArgs> = async (
  _parent,
  { jobId, referrerId },
  { services, viewer, address },
) => {
  await visit(services, { viewer, address, jobId, referrerId });
  return { referrerId };
};
