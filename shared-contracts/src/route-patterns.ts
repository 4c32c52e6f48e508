import type { routes } from './routes.ts';

/**
 * The pages that each builder of `routes` leads to, as patterns of react-router. Without the query: the same page answers for all of
 * its values. Not in routes.ts, because pages need the builders only.
 */
export const ROUTE_PATTERNS = {
  landing: ['/'],
  home: ['/home'],
  signIn: ['/signin'],
  signUp: ['/signup'],
  jobList: ['/job-list'],
  findJobs: ['/candidate/find-jobs'],
  searchResults: ['/candidate/find-jobs', '/job-list'],
  job: ['/job/:id/:referrerId?'],
  candidateJob: ['/candidate/job/:id'],
  trackedJob: ['/candidate/job-details/:id'],
  publicApplication: ['/application/:id'],
  application: ['/candidate/application/:id'],
  myJobs: ['/candidate/my-jobs'],
  candidate: ['/candidate'],
  dashboard: ['/candidate/dashboard'],
  createProfile: ['/candidate/create-profile'],
  editProfile: ['/candidate/edit-profile'],
  settings: ['/candidate/settings'],
  savedSearches: ['/candidate/saved-searches'],
  myReferrals: ['/candidate/my-referrals'],
  checklist: ['/candidate/add-checklist'],
  messageList: ['/candidate/message-list'],
  notificationPreferences: ['/candidate/notification-preferences'],
  analytics: ['/candidate/analytics'],
  interviews: ['/candidate/interviews'],
  interviewDetails: ['/candidate/interviewDetails'],
  uploadVideo: ['/upload-video'],
  qr: ['/qr'],
  ownPublicProfile: ['/candidate/public'],
  publicProfile: ['/candidate/public/:candidateKey'],
  termsOfUse: ['/termsofuse'],
  privacyPolicy: ['/privacypolicy'],
  cookiePolicy: ['/cookiepolicy'],
  ukPrivacyPolicy: ['/ukprivacypolicy'],
  feature: ['/feature'],
  platform: ['/platform'],
} as const satisfies Record<keyof typeof routes, readonly string[]>;
