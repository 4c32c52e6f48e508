import type { MutationChangeSavedSearchArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { mutationResult } from '../../../../../platform/http/mutation-result.ts';
import { savedSearchFields, savedSearchResponse } from '../../saved-search-response.ts';
import { changeSavedSearch as change } from '../../saved-searches.service.ts';

export const changeSavedSearch: Resolver<unknown, MutationChangeSavedSearchArgs> = async (
  _parent,
  { input },
  { services, viewer },
) =>
  mutationResult('changeSavedSearch', await change(services, signedIn(viewer).candidateId, input), {
    ...savedSearchFields,
    refused: ({ current }) => ({ current: current && savedSearchResponse(current) }),
  });
