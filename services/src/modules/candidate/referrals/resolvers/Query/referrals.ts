import type { QueryReferralsArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { pageOf, readCursor } from '../../../../../platform/ids/time-cursor.ts';
import { MAX_PAGE, jobLoaders } from '../../../../engine/jobs/index.ts';
import { referralResponse } from '../../referral-response.ts';
import { referralCount, referralPage } from '../../referrals.store.ts';

export const referrals: Resolver<unknown, QueryReferralsArgs> = async (_parent, { first = 20, after }, context) => {
  const { db } = context.services;
  const { candidateId } = signedIn(context.viewer);
  const limit = Math.max(0, Math.min(first, MAX_PAGE));
  const [rows, total] = await Promise.all([
    referralPage(db, candidateId, { after: readCursor(after ?? undefined), limit: limit + 1 }),
    referralCount(db, candidateId),
  ]);
  const { items, nextCursor } = pageOf(rows, limit, {
    item: referralResponse,
    cursor: (row) => ({ at: row.created_at, id: row.id }),
  });
  // A job that is now for invited candidates only is no longer shown.
  const jobs = await Promise.all(items.map(({ jobId }) => jobLoaders(context).job(jobId)));
  return { nodes: items.filter((_, index) => jobs[index]), total, endCursor: nextCursor };
};
