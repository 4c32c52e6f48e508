import { defineRemote } from '@hirehq/shared-ui';
import { manifest } from './manifest.ts';
import { messages } from './messages/index.ts';
import { reactions } from './reactions.ts';

export const { contract, routes, slots, mount } = defineRemote({
  manifest,
  messages,
  reactions,
  routes: {
    createProfile: () => import('./pages/create-profile/create-profile-page.tsx'),
    editProfile: () => import('./pages/edit-profile/edit-profile-page.tsx'),
    ownPublicProfile: () => import('./pages/own-public-profile/own-public-profile-page.tsx'),
    publicProfile: () => import('./pages/public-profile/public-profile-page.tsx'),
    checklist: () => import('./pages/checklist/checklist-page.tsx'),
    settings: () => import('./pages/settings/settings-page.tsx'),
    uploadVideo: () => import('./pages/upload-video/upload-video-page.tsx'),
    qr: () => import('./pages/qr/qr-page.tsx'),
  },
  slots: {
    dashboardProfile: () => import('./slots/dashboard-profile.tsx'),
    dashboardCoach: () => import('./slots/dashboard-coach.tsx'),
  },
});
