import type { MutationSaveSearchArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { savedSearchResponse } from '../../saved-search-response.ts';
import { saveSearch as save } from '../../saved-searches.service.ts';

export const saveSearch: Resolver<unknown, MutationSaveSearchArgs> = async (
  _parent,
  { input },
  { services, viewer, locale },
) => ({
  savedSearch: savedSearchResponse(await save(services, signedIn(viewer).candidateId, input, locale)),
});
