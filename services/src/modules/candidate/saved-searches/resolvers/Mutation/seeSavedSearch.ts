import type { MutationSeeSavedSearchArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { savedSearchResponse } from '../../saved-search-response.ts';
import { seeSavedSearch as see } from '../../saved-searches.service.ts';

export const seeSavedSearch: Resolver<unknown, MutationSeeSavedSearchArgs> = async (_parent, { id }, { services, viewer }) => ({
  savedSearch: savedSearchResponse(await see(services, signedIn(viewer).candidateId, id)),
});
