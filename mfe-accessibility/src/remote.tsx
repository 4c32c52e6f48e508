import { defineRemote } from '@hirehq/shared-ui';
import { manifest } from './manifest.ts';
import { messages } from './messages/index.ts';

export const { contract, routes, slots, mount } = defineRemote({
  manifest,
  messages,
  routes: {},
  slots: {
    panel: () => import(/* webpackChunkName: "panel" */ './slots/panel.tsx').then((slot) => slot.Panel),
    toolbar: () => import(/* webpackChunkName: "toolbar" */ './slots/toolbar.tsx').then((slot) => slot.Toolbar),
    settings: () => import(/* webpackChunkName: "settings" */ './slots/settings.tsx').then((slot) => slot.Settings),
  },
});
