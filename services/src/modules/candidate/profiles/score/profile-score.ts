import type { ProfileScore } from '@hirehq/shared-contracts/graphql/types';
import type { EventOf } from '../../../../platform/events/topics.ts';
import type { Services } from '../../../../platform/module.ts';
import { hasReadyVideo } from '../../videos/index.ts';
import { profileFacts } from './profile-facts.store.ts';
import { scoreOf } from './score-of.ts';

/** Undefined if there is no such candidate. */
export async function profileScore({ db }: Pick<Services, 'db'>, candidateId: string): Promise<ProfileScore | undefined> {
  const [facts, hasVideo] = await Promise.all([profileFacts(db, candidateId), hasReadyVideo(db, candidateId)]);
  return facts && scoreOf({ ...facts, hasVideo });
}

/** Puts the score after a change on the candidate's event stream. */
export async function publishScoreChange(
  { db, stream }: Pick<Services, 'db' | 'stream'>,
  { payload: { candidateId } }: EventOf<'profile.changed'>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const score = await profileScore({ db: trx }, candidateId);
    if (score) await stream.send(trx, candidateId, 'profile.changed', { score: score.points });
  });
}
