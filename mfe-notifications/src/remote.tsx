import { defineRemote } from '@hirehq/shared-ui';
import { manifest } from './manifest.ts';
import { messages } from './messages/index.ts';
import { reactions } from './reactions.ts';

export const { contract, routes, slots, mount } = defineRemote({
  manifest,
  messages,
  reactions,
  routes: {},
  slots: {
    bell: () => import(/* webpackChunkName: "bell" */ './slots/bell.tsx').then((part) => part.Bell),
  },
});
