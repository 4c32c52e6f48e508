import type { ProfileVideo } from '@hirehq/shared-contracts/graphql/types';

/** The video pitch of a candidate; null without one. Video pitches are not stored yet. */
export async function videoOfProfile(_candidateId: string): Promise<ProfileVideo | null> {
  return null;
}
