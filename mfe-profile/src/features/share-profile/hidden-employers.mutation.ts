import { useApiMutation } from '@hirehq/shared-ui';
import { Profile } from '../../shared/generated/queries.ts';
import { HideProfileFromDocument } from './hidden-employers.graphql.ts';

/** Hides the profile from an employer, or shows it again. */
export const useHideFrom = () =>
  useApiMutation(HideProfileFromDocument, {
    store: (cache, { hiddenFrom }) => cache.update(Profile, ({ profile }) => ({ profile: { ...profile, hiddenFrom } })),
  });
