import type { MutationRemoveSavedSearchArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../platform/http/graphql.ts';
import { isUuid } from '../../../jobs/index.ts';
import { deleteSavedSearch } from '../../saved-searches.store.ts';

export const removeSavedSearch: Resolver<unknown, MutationRemoveSavedSearchArgs> = async (
  _parent,
  { id },
  { services, viewer },
) => {
  const { candidateId } = signedIn(viewer);
  if (isUuid(id)) await deleteSavedSearch(services.db, candidateId, id);
  return true;
};
