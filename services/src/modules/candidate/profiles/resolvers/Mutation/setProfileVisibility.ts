import type { MutationSetProfileVisibilityArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { mutationResult } from '../../../../../platform/http/mutation-result.ts';
import { setVisibility } from '../../sharing/visibility.service.ts';

export const setProfileVisibility: Resolver<unknown, MutationSetProfileVisibilityArgs> = async (
  _parent,
  { section, audience },
  { services, viewer },
) =>
  mutationResult('setProfileVisibility', await setVisibility(services, signedIn(viewer).candidateId, section, audience), {
    done: (chosen) => ({ section: chosen.section, audience: chosen.audience }),
  });
