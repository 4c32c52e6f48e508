import { defineExamples } from '@hirehq/shared-ui/testing/remote-examples';
import { respondWithAccount } from './account-of.ts';
import { manifest } from '../src/manifest.ts';
import { respondWithHandOvers } from './respond-with-hand-overs.ts';
import { respondWithProfile, contentOf, nothing } from './profile-of.ts';

export const examples = defineExamples(manifest, {
  routes: { publicProfile: { params: { candidateKey: 'unguessable' } } },
  respond(api, amount) {
    respondWithAccount(api);
    respondWithHandOvers(api);
    respondWithProfile(api, amount === 'some' ? contentOf() : nothing());
    api.respondToRest('DELETE candidates/skills/{id}', true);
    api.respondToRest(
      'GET places/{text}',
      amount === 'some' ? [{ placeId: 'city:7', description: 'Utrecht, Utrecht, Netherlands' }] : [],
    );
  },
});
