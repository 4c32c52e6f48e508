import { CONTRACT_VERSION, type RemoteManifest, type RouteDeclaration } from '@hirehq/shared-contracts/remote-manifest';

const page = (id: string, path: string, access: RouteDeclaration['access'] = 'public'): RouteDeclaration => ({
  id,
  path,
  access,
  criticality: 'primary',
  skeleton: 'page',
});

const candidatePage = (id: string, path: string): RouteDeclaration => page(id, `/candidate${path}`, 'candidate');
const withoutFooter = (id: string, path: string): RouteDeclaration => ({ ...page(id, path), footer: false });

/**
 * The shell's own pages, and replacements for every other page of the specification in case its remote is not deployed. A
 * remote's route with the same path takes precedence.
 */
export const manifest: RemoteManifest = {
  id: 'shell',
  contract: CONTRACT_VERSION,
  routes: [
    { ...page('landing', '/'), pageData: ['jobMarket'] },
    { ...page('home', '/home'), pageData: ['jobMarket'] },
    page('signIn', '/signin'),
    page('signUp', '/signup'),
    page('forgotPassword', '/forgotpassword'),
    page('ssoCallback', '/sso/callback'),
    page('terms', '/termsofuse'),
    page('privacy', '/privacypolicy'),
    page('ukPrivacy', '/ukprivacypolicy'),
    page('cookies', '/cookiepolicy'),
    withoutFooter('feature', '/feature'),
    page('qr', '/qr'),
    page('uploadVideo', '/upload-video'),
    { ...withoutFooter('jobList', '/job-list'), whenSignedIn: '/candidate/find-jobs' },
    page('findJobsPublic', '/find-jobs'),
    withoutFooter('job', '/job/:id/:referrerId?'),
    { ...withoutFooter('publicApplication', '/application/:jobId'), whenSignedIn: '/candidate/application/:jobId' },
    withoutFooter('publicProfile', '/candidate/public/:candidateKey'),
    page('candidate', '/candidate', 'candidate'),
    candidatePage('dashboard', '/dashboard'),
    candidatePage('createProfile', '/create-profile'),
    candidatePage('editProfile', '/edit-profile'),
    candidatePage('findJobs', '/find-jobs'),
    candidatePage('myJobs', '/my-jobs'),
    candidatePage('checklist', '/add-checklist'),
    candidatePage('settings', '/settings'),
    candidatePage('myReferrals', '/my-referrals'),
    candidatePage('messages', '/message-list'),
    candidatePage('trackedJob', '/job-details/:id'),
    candidatePage('candidateJob', '/job/:id'),
    { ...candidatePage('application', '/application/:jobId'), footer: false },
    candidatePage('analytics', '/analytics'),
    candidatePage('interviews', '/interviews'),
    candidatePage('interviewDetails', '/interviewDetails'),
    candidatePage('ownPublicProfile', '/public'),
  ],
  slots: [],
  events: {
    publishes: ['stream.state-changed@1', 'notification.received@1', 'message.received@1', 'notifications.wanted@1'],
    subscribes: [],
  },
};

/** The shell's own pages; all others above are replacements for pages that are not deployed. */
export const OWN_PAGES: ReadonlySet<string> = new Set([
  'landing',
  'home',
  'feature',
  'signIn',
  'signUp',
  'forgotPassword',
  'ssoCallback',
  'terms',
  'privacy',
  'ukPrivacy',
  'cookies',
  'candidate',
]);
