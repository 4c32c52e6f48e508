import type { MutationChangeSavedSearchArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../platform/http/graphql.ts';
import { savedSearchResult } from '../../saved-search-answer.ts';
import { changeSavedSearch as change } from '../../saved-searches.service.ts';

export const changeSavedSearch: Resolver<unknown, MutationChangeSavedSearchArgs> = async (
  _parent,
  { input },
  { services, viewer },
) => savedSearchResult(await change(services, signedIn(viewer).candidateId, input));
