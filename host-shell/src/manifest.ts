import { CONTRACT_VERSION, type RemoteManifest, type RouteDeclaration } from '@hirehq/shared-contracts/remote-manifest';

const page = (id: string, path: string, access: RouteDeclaration['access'] = 'public'): RouteDeclaration => ({
  id,
  path,
  access,
  criticality: 'primary',
  footer: access === 'public',
  skeleton: 'page',
});

/** Pages the shell has itself, and candidate pages of the specification whose remote is not deployed yet. A remote's route of the same path wins. */
export const manifest: RemoteManifest = {
  id: 'shell',
  contract: CONTRACT_VERSION,
  routes: [
    page('landing', '/'),
    page('home', '/home'),
    page('signIn', '/signin'),
    page('signUp', '/signup'),
    page('forgotPassword', '/forgotpassword'),
    page('ssoCallback', '/sso/callback'),
    page('terms', '/termsofuse'),
    page('privacy', '/privacypolicy'),
    page('ukPrivacy', '/ukprivacypolicy'),
    page('cookies', '/cookiepolicy'),
    { ...page('feature', '/feature'), footer: false },
    page('candidate', '/candidate', 'candidate'),
    page('dashboard', '/candidate/dashboard', 'candidate'),
    page('createProfile', '/candidate/create-profile', 'candidate'),
    page('editProfile', '/candidate/edit-profile', 'candidate'),
    page('settings', '/candidate/settings', 'candidate'),
    page('myReferrals', '/candidate/my-referrals', 'candidate'),
    page('checklist', '/candidate/add-checklist', 'candidate'),
    page('messages', '/candidate/message-list', 'candidate'),
    page('analytics', '/candidate/analytics', 'candidate'),
    page('interviews', '/candidate/interviews', 'candidate'),
    page('interviewDetails', '/candidate/interviewDetails', 'candidate'),
    page('webview', '/webview/*', 'candidate'),
  ],
  slots: [],
  events: { publishes: ['stream.state-changed@1', 'notification.received@1', 'message.received@1'], subscribes: [] },
  settings: {},
};
