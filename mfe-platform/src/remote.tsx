import { defineRemote } from '@hirehq/shared-ui';
import { manifest } from './manifest.ts';
import { messages } from './messages/index.ts';

export const { contract, routes, slots, mount } = defineRemote({
  manifest,
  messages,
  routes: {
    platform: () => import('./pages/platform/platform-page.tsx'),
    platformHistory: () => import('./pages/history/history-page.tsx'),
    platformRemote: () => import('./pages/remote/remote-page.tsx'),
  },
  slots: {},
});
