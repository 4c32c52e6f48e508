import { defineRemote } from '@hirehq/shared-ui';
import { manifest } from './manifest.ts';
import { messages } from './messages/index.ts';
import { reactions } from './reactions.ts';

export const { contract, routes, slots, mount } = defineRemote({
  manifest,
  messages,
  reactions,
  routes: {
    notificationPreferences: () =>
      import(/* webpackChunkName: "notificationPreferences" */ './pages/preferences/preferences-page.tsx').then(
        (page) => page.PreferencesPage,
      ),
  },
  slots: {
    bell: () => import(/* webpackChunkName: "bell" */ './slots/bell.tsx').then((part) => part.Bell),
    settings: () => import(/* webpackChunkName: "settings" */ './slots/settings.tsx').then((part) => part.Settings),
  },
});
