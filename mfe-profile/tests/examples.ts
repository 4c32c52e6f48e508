import { candidateOf } from '@hirehq/shared-contracts/testing';
import { defineExamples } from '@hirehq/shared-ui/testing/remote-examples';
import { answerAccount } from './account-of.ts';
import { manifest } from '../src/manifest.ts';

const SKILLS = [
  { id: 1, name: 'Nursing' },
  { id: 2, name: 'Nutrition' },
];

export const examples = defineExamples(manifest, {
  routes: { publicProfile: { params: { candidateKey: 'key' } } },
  answer(api, amount) {
    const some = <Item>(items: readonly Item[]): Item[] => (amount === 'some' ? [...items] : []);
    const candidate = candidateOf({
      profileTitle: 'Night nurse',
      skillData: some([{ id: 1, name: 'Nursing', yearsOfExperience: 3 }]),
    });
    answerAccount(api);
    api.answerRest('GET candidates/', candidate);
    api.answerRest('PUT candidates/', candidate);
    api.answerRest('PUT candidates/skills', []);
    api.answerRest('DELETE candidates/skills/{id}', true);
    api.answerRest('GET candidates/work-history', []);
    api.answerRest('PUT candidates/work-history', ({ body: { title, workedWith, workedFrom, workedTill = null } }) => ({
      id: 'work-1',
      title,
      workedWith,
      workedFrom,
      workedTill,
      showcases: [],
    }));
    api.answerRest('GET skills', ({ query }) =>
      some(SKILLS).filter(({ name }) => name.toLowerCase().startsWith(query.keyword.toLowerCase())),
    );
    api.answerRest('GET places/{text}', some([{ placeId: 'city:7', description: 'Utrecht, Utrecht, Netherlands' }]));
  },
});
