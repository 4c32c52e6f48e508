import { defineRemote } from '@hirehq/shared-ui';
import { manifest } from './manifest.ts';
import { messages } from './messages/index.ts';

export const { contract, routes, slots, mount } = defineRemote({
  manifest,
  messages,
  routes: {
    messages: () => import('./pages/message-list/message-list-page.tsx'),
  },
  slots: {
    messagesButton: () => import('./slots/messages-button.tsx'),
    dashboardMessages: () => import('./slots/dashboard-messages.tsx'),
    widget: () => import('./slots/widget.tsx'),
  },
});
