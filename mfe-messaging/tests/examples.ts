import { defineExamples } from '@hirehq/shared-ui/testing/remote-examples';
import { MessagingSearchesDocument } from '../src/features/list-searches/saved-searches.graphql.ts';
import { MessagingSaveSearchDocument } from '../src/features/save-search/save-search.graphql.ts';
import { manifest } from '../src/manifest.ts';

const SEARCHES = [
  { id: 'search-1', name: 'Nurses near home', query: 'keyword=nurse&v=1', newJobs: 3 },
  { id: 'search-2', name: 'Care at home', query: 'keyword=care&v=1', newJobs: 0 },
];

export const examples = defineExamples(manifest, {
  routes: {},
  answer(api, amount) {
    api.answerGraphql(MessagingSearchesDocument, { savedSearches: amount === 'some' ? SEARCHES : [] });
    api.answerGraphql(MessagingSaveSearchDocument, {
      saveSearch: { __typename: 'SaveSearchDone', savedSearch: { id: 'search-3' } },
    });
  },
});
