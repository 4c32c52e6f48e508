import { defineRemote } from '@hirehq/shared-ui';
import { manifest } from './manifest.ts';
import { messages } from './messages/index.ts';

export const { contract, routes, slots, mount } = defineRemote({
  manifest,
  messages,
  routes: {
    messages: () =>
      import(/* webpackChunkName: "messages" */ './pages/messaging/messaging-page.tsx').then((page) => page.MessagingPage),
  },
  slots: {
    messagingLink: () =>
      import(/* webpackChunkName: "messagingLink" */ './slots/messaging-link.tsx').then((slot) => slot.MessagingLink),
  },
});
