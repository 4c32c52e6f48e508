import { defineRemote } from '@hirehq/shared-ui';
import { manifest } from './manifest.ts';
import { messages } from './messages/index.ts';
import { reactions } from './reactions.ts';

export const { contract, routes, slots, mount } = defineRemote({
  manifest,
  messages,
  reactions,
  routes: {
    createProfile: () =>
      import(/* webpackChunkName: "createProfile" */ './pages/create-profile/create-profile-page.tsx').then(
        (page) => page.CreateProfilePage,
      ),
    editProfile: () =>
      import(/* webpackChunkName: "editProfile" */ './pages/edit-profile/edit-profile-page.tsx').then(
        (page) => page.EditProfilePage,
      ),
    ownPublicProfile: () =>
      import(/* webpackChunkName: "ownPublicProfile" */ './pages/own-public-profile/own-public-profile-page.tsx').then(
        (page) => page.OwnPublicProfilePage,
      ),
    publicProfile: () =>
      import(/* webpackChunkName: "publicProfile" */ './pages/public-profile/public-profile-page.tsx').then(
        (page) => page.PublicProfilePage,
      ),
    checklist: () =>
      import(/* webpackChunkName: "checklist" */ './pages/checklist/checklist-page.tsx').then((page) => page.ChecklistPage),
    settings: () =>
      import(/* webpackChunkName: "settings" */ './pages/settings/settings-page.tsx').then((page) => page.SettingsPage),
    uploadVideo: () =>
      import(/* webpackChunkName: "uploadVideo" */ './pages/upload-video/upload-video-page.tsx').then(
        (page) => page.UploadVideoPage,
      ),
    qr: () => import(/* webpackChunkName: "qr" */ './pages/qr/qr-page.tsx').then((page) => page.QrPage),
  },
  slots: {
    dashboardProfile: () =>
      import(/* webpackChunkName: "dashboardProfile" */ './slots/dashboard-profile.tsx').then((slot) => slot.DashboardProfile),
    dashboardCoach: () =>
      import(/* webpackChunkName: "dashboardCoach" */ './slots/dashboard-coach.tsx').then((slot) => slot.DashboardCoach),
  },
});
