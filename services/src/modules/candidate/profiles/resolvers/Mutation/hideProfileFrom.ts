import type { MutationHideProfileFromArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { hideProfile } from '../../sharing/visibility.service.ts';

export const hideProfileFrom: Resolver<unknown, MutationHideProfileFromArgs> = async (
  _parent,
  { enterpriseId, hidden },
  { services, viewer },
) => ({ hiddenFrom: await hideProfile(services, signedIn(viewer).candidateId, enterpriseId, hidden) });
