import { defineExamples } from '@hirehq/shared-ui/testing/remote-examples';
import { manifest } from '../src/manifest.ts';
import { listOf, notificationsOf } from './notification-of.ts';

export const examples = defineExamples(manifest, {
  routes: {},
  answer(api, amount) {
    const items = amount === 'some' ? notificationsOf(3, 1) : [];
    api.answerRest('GET candidates/notifications/unread/C', listOf(items));
    api.answerRest('GET candidates/notifications/C/{page}/10', ({ params }) =>
      listOf(params.page === 0 ? items : [], items.length),
    );
    api.answerRest('PUT candidates/notifications/{id}/R', listOf([], Math.max(0, items.length - 1)));
    api.answerRest('PUT candidates/notifications/C', listOf([]));
  },
});
