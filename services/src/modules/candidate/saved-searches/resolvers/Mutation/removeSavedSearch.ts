import type { MutationRemoveSavedSearchArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { removeSavedSearch as remove } from '../../saved-searches.service.ts';

export const removeSavedSearch: Resolver<unknown, MutationRemoveSavedSearchArgs> = async (
  _parent,
  search,
  { services, viewer },
) => {
  await remove(services, signedIn(viewer).candidateId, search);
  return { id: search.id };
};
