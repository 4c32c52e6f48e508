import { defineExamples } from '@hirehq/shared-ui/testing/remote-examples';
import { answerAccount } from './account-of.ts';
import { manifest } from '../src/manifest.ts';
import { answerHandOvers } from './answer-hand-overs.ts';
import { answerProfile, contentOf, nothing } from './profile-of.ts';

export const examples = defineExamples(manifest, {
  routes: { publicProfile: { params: { candidateKey: 'unguessable' } } },
  answer(api, amount) {
    answerAccount(api);
    answerHandOvers(api);
    answerProfile(api, amount === 'some' ? contentOf() : nothing());
    api.answerRest('DELETE candidates/skills/{id}', true);
    api.answerRest(
      'GET places/{text}',
      amount === 'some' ? [{ placeId: 'city:7', description: 'Utrecht, Utrecht, Netherlands' }] : [],
    );
  },
});
