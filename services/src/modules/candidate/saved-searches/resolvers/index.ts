import type { GraphQLResolverMap } from '../../../../platform/http/graphql.ts';
import { changeSavedSearch } from './Mutation/changeSavedSearch.ts';
import { removeSavedSearch } from './Mutation/removeSavedSearch.ts';
import { saveSearch } from './Mutation/saveSearch.ts';
import { seeJobList } from './Mutation/seeJobList.ts';
import { seeSavedSearch } from './Mutation/seeSavedSearch.ts';
import { savedSearches } from './Query/savedSearches.ts';
import { newJobs } from './SavedSearch/newJobs.ts';

export const resolvers: GraphQLResolverMap = {
  Query: { savedSearches },
  Mutation: { saveSearch, changeSavedSearch, removeSavedSearch, seeSavedSearch, seeJobList },
  SavedSearch: { newJobs },
};
