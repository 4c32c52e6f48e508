import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { savedSearchResponse } from '../../saved-search-response.ts';
import { savedSearchesOf } from '../../saved-searches.store.ts';

export const savedSearches: Resolver<unknown> = async (_parent, _args, { services, viewer }) =>
  (await savedSearchesOf(services.db, signedIn(viewer).candidateId)).map(savedSearchResponse);
