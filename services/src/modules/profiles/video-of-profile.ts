import type { ProfileVideo } from '@hirehq/shared-contracts/graphql/types';
import type { Services } from '../../platform/module.ts';

type VideoServices = Pick<Services, 'db' | 'files'>;

/** The video pitch of a candidate as they see it, which may still be checked; null without one. No video can be uploaded yet. */
export async function ownVideo(_services: VideoServices, _candidateId: string): Promise<ProfileVideo | null> {
  return null;
}

/** The video pitch that others may see: one that is ready. */
export async function sharedVideo(services: VideoServices, candidateId: string): Promise<ProfileVideo | null> {
  const video = await ownVideo(services, candidateId);
  return video?.state === 'READY' ? video : null;
}
