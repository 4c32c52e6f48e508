import { defineRemote } from '@hirehq/shared-ui';
import { manifest } from './manifest.ts';
import { messages } from './messages/index.ts';

export const { contract, routes, slots, mount } = defineRemote({
  manifest,
  messages,
  routes: {
    messages: () =>
      import(/* webpackChunkName: "messages" */ './pages/message-list/message-list-page.tsx').then(
        (page) => page.MessageListPage,
      ),
  },
  slots: {
    messagesButton: () =>
      import(/* webpackChunkName: "messagesButton" */ './slots/messages-button.tsx').then((slot) => slot.MessagesButton),
    dashboardMessages: () =>
      import(/* webpackChunkName: "dashboardMessages" */ './slots/dashboard-messages.tsx').then((slot) => slot.DashboardMessages),
    widget: () => import(/* webpackChunkName: "widget" */ './slots/widget.tsx').then((slot) => slot.Widget),
  },
});
