import type { ProfileScore } from '@hirehq/shared-contracts/graphql/types';
import type { EventOf } from '../../../platform/events/topics.ts';
import type { Services } from '../../../platform/module.ts';
import { sharedVideo } from '../video-of-profile.ts';
import { profileFacts } from './profile-facts.store.ts';
import { scoreOf } from './score-of.ts';

/** Undefined if there is no such candidate. */
export async function profileScore(
  services: Pick<Services, 'db' | 'files'>,
  candidateId: string,
): Promise<ProfileScore | undefined> {
  const [facts, video] = await Promise.all([profileFacts(services.db, candidateId), sharedVideo(services, candidateId)]);
  return facts && scoreOf({ ...facts, hasVideo: video !== null });
}

/** Puts the score after a change on the candidate's event stream. */
export async function tellOfChange(
  { db, files, stream }: Pick<Services, 'db' | 'files' | 'stream'>,
  { payload: { candidateId } }: EventOf<'profile.changed'>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const score = await profileScore({ db: trx, files }, candidateId);
    if (score) await stream.send(trx, candidateId, 'profile.changed', { score: score.points });
  });
}
