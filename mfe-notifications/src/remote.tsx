import { defineRemote } from '@hirehq/shared-ui';
import { manifest } from './manifest.ts';
import { messages } from './messages/index.ts';
import { reactions } from './reactions.ts';

export const { contract, routes, slots, mount } = defineRemote({
  manifest,
  messages,
  reactions,
  routes: {
    notificationPreferences: () => import('./pages/preferences/preferences-page.tsx'),
  },
  slots: {
    bell: () => import('./slots/bell.tsx'),
    settings: () => import('./slots/settings.tsx'),
  },
});
