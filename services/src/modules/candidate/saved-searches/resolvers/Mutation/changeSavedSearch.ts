import type { MutationChangeSavedSearchArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { savedSearchResponse } from '../../saved-search-response.ts';
import { changeSavedSearch as change } from '../../saved-searches.service.ts';

export const changeSavedSearch: Resolver<unknown, MutationChangeSavedSearchArgs> = async (
  _parent,
  { input },
  { services, viewer },
) => ({ savedSearch: savedSearchResponse(await change(services, signedIn(viewer).candidateId, input)) });
