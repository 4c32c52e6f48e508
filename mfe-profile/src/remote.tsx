import { defineRemote } from '@hirehq/shared-ui';
import { manifest } from './manifest.ts';
import { messages } from './messages/index.ts';

export const { contract, routes, slots, mount } = defineRemote({
  manifest,
  messages,
  routes: {
    createProfile: () =>
      import(/* webpackChunkName: "createProfile" */ './pages/create-profile/create-profile-page.tsx').then(
        (page) => page.CreateProfilePage,
      ),
  },
  slots: {},
});
