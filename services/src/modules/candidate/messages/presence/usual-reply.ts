import type { UsualReply } from '@hirehq/shared-contracts/codes';
import type { Services } from '../../../../platform/module.ts';
import { medianReply, removeReplies } from './replies.store.ts';

const HOUR_SECONDS = 3600;
const COUNTED_MS = 90 * 24 * HOUR_SECONDS * 1000;
const LEAST_REPLIES = 5;
/** The newest ones say how the employer replies now, and keep the query at one short range of an index. */
const MOST_REPLIES = 500;

const WITHIN: readonly (readonly [seconds: number, UsualReply])[] = [
  [HOUR_SECONDS, 'WITHIN_AN_HOUR'],
  [24 * HOUR_SECONDS, 'WITHIN_A_DAY'],
  [7 * 24 * HOUR_SECONDS, 'WITHIN_A_WEEK'],
];

const countedSince = (now: Date) => new Date(now.getTime() - COUNTED_MS);

/**
 * How soon an employer usually replies: the median time from the first message that a reply is to until the reply. Null if it has
 * replied too rarely, or usually takes longer than a week.
 */
export async function usualReply({ db, now }: Pick<Services, 'db' | 'now'>, enterpriseId: string): Promise<UsualReply | null> {
  const counted = { enterpriseId, since: countedSince(now()), limit: MOST_REPLIES };
  const { replies, medianSeconds } = await medianReply(db, counted);
  if (replies < LEAST_REPLIES || medianSeconds === null) return null;
  return WITHIN.find(([seconds]) => medianSeconds <= seconds)?.[1] ?? null;
}

export const forgetReplies = ({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> => removeReplies(db, countedSince(now()));
