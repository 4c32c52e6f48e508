import type { MutationRemoveSavedSearchArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { mutationResult } from '../../../../../platform/http/mutation-result.ts';
import { savedSearchResponse } from '../../saved-search-response.ts';
import { removeSavedSearch as remove } from '../../saved-searches.service.ts';

export const removeSavedSearch: Resolver<unknown, MutationRemoveSavedSearchArgs> = async (
  _parent,
  search,
  { services, viewer },
) =>
  mutationResult('removeSavedSearch', await remove(services, signedIn(viewer).candidateId, search), {
    done: () => ({ id: search.id }),
    refused: ({ current }) => ({ current: current && savedSearchResponse(current) }),
  });
