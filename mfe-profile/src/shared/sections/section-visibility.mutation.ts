import type { ProfileAudience, ProfileSection } from '@hirehq/shared-contracts/codes';
import { useApiMutation, type ApiCache } from '@hirehq/shared-ui';
import { Profile, ProfilePreview } from '../generated/queries.ts';
import { SetProfileVisibilityDocument } from './section-visibility.graphql.ts';

interface Choice {
  section: ProfileSection;
  audience: ProfileAudience;
}

function show(cache: ApiCache, { section, audience }: Choice): void {
  cache.update(Profile, ({ profile }) => ({
    profile: {
      ...profile,
      visibility: profile.visibility.map((each) => (each.section === section ? { section, audience } : each)),
    },
  }));
}

/** Saves who sees a section; shown at once, and reverted if it was not saved. */
export const useSetVisibility = () =>
  useApiMutation(SetProfileVisibilityDocument, {
    optimistic: show,
    store: (cache, done) => show(cache, done),
    invalidates: [ProfilePreview],
  });
