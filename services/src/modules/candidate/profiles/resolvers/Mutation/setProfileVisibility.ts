import type { MutationSetProfileVisibilityArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { setVisibility } from '../../sharing/visibility.service.ts';

export const setProfileVisibility: Resolver<unknown, MutationSetProfileVisibilityArgs> = async (
  _parent,
  { section, audience },
  { services, viewer },
) => {
  await setVisibility(services, signedIn(viewer).candidateId, section, audience);
  return { section, audience };
};
