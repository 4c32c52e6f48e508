import type { ProfileAudience } from '@hirehq/shared-contracts/codes';
import { PublicProfileDocument, type PublicProfileQuery } from '@hirehq/shared-contracts/graphql';
import { useApiQuery } from '@hirehq/shared-ui';
import { ProfilePreviewDocument } from './profile-preview.graphql.ts';

/** A profile as others see it. */
export type SharedProfile = NonNullable<PublicProfileQuery['publicProfile']>;

/** The own profile as an audience sees it. */
export const useProfilePreview = (audience: ProfileAudience) =>
  useApiQuery(ProfilePreviewDocument, { audience }, { keepPrevious: true, live: true });

/** The public profile of a key; null if there is none. */
export const usePublicProfile = (candidateKey: string) => useApiQuery(PublicProfileDocument, { candidateKey });
