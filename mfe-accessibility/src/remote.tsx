import { defineRemote } from '@hirehq/shared-ui';
import { manifest } from './manifest.ts';
import { messages } from './messages/index.ts';

export const { contract, routes, slots, mount } = defineRemote({
  manifest,
  messages,
  routes: {},
  slots: {
    panel: () => import('./slots/panel.tsx'),
    toolbar: () => import('./slots/toolbar.tsx'),
    settings: () => import('./slots/settings.tsx'),
  },
});
