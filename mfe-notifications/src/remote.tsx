import { defineRemote } from '@hirehq/shared-ui';
import { manifest } from './manifest.ts';
import { messages } from './messages/index.ts';

export const { contract, routes, slots, mount } = defineRemote({
  manifest,
  messages,
  routes: {},
  slots: {
    bell: () => import(/* webpackChunkName: "bell" */ './slots/bell.tsx').then((part) => part.Bell),
  },
});
