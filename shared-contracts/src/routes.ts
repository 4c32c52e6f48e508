import { searchedPayQuery, type SearchedPay } from './searched-pay.ts';
import { jobSearchQuery, type JobSearchParams } from './search-filters.ts';

/** Typed addresses: the only way in which packages link to each other's pages. */

export { parseJobSearch } from './parse-job-search.ts';
export type { SearchedPay } from './searched-pay.ts';
export { jobSearchQuery, type JobSearchParams } from './search-filters.ts';

/** Tabs of a tracked job's page; the first is the default. */
export const TRACKED_JOB_TABS = ['overview', 'application', 'offer', 'interviews'] as const;
export type TrackedJobTab = (typeof TRACKED_JOB_TABS)[number];

/** The reports of /candidate/analytics, in the order of the menu; the values of its query parameter `keyword`. */
export const REPORTS = ['my-average-rating', 'my-activity-summary', 'job-density'] as const;
export type ReportName = (typeof REPORTS)[number];

const withQuery = (path: string, query: string) => (query ? `${path}?${query}` : path);
const part = encodeURIComponent;

export const routes = {
  landing: () => '/',
  home: () => '/home',
  signIn: () => '/signin',
  signUp: () => '/signup',
  jobList: (search: JobSearchParams = {}) => withQuery('/job-list', jobSearchQuery(search)),
  findJobs: (search: JobSearchParams = {}) => withQuery('/candidate/find-jobs', jobSearchQuery(search)),
  /** The list that a search opens (JB-02). */
  searchResults: (signedIn: boolean, search: JobSearchParams = {}) =>
    signedIn ? routes.findJobs(search) : routes.jobList(search),
  /** `comparedIn`: the page also shows the pay in the currency and unit of the search it was opened from. */
  job: (job: { id: string; referrerId?: string; comparedIn?: SearchedPay | undefined }) =>
    withQuery(`/job/${part(job.id)}${job.referrerId ? `/${part(job.referrerId)}` : ''}`, searchedPayQuery(job.comparedIn)),
  /** The page of an employer. */
  company: (company: { id: string }) => `/company/${part(company.id)}`,
  candidateJob: (job: { id: string; comparedIn?: SearchedPay | undefined }) =>
    withQuery(`/candidate/job/${part(job.id)}`, searchedPayQuery(job.comparedIn)),
  trackedJob: (job: { id: string; tab?: TrackedJobTab }) =>
    withQuery(`/candidate/job-details/${part(job.id)}`, job.tab ? new URLSearchParams({ tab: job.tab }).toString() : ''),
  publicApplication: (job: { id: string }) => `/application/${part(job.id)}`,
  application: (job: { id: string }) => `/candidate/application/${part(job.id)}`,
  /** `enterprise`: the id of an employer, whose jobs alone are shown. `group`: by default the one that `tab` is in. */
  myJobs: (
    tab?: string,
    enterprise?: string,
    { group, keyword, sort }: { group?: string; keyword?: string; sort?: string } = {},
  ) =>
    withQuery(
      '/candidate/my-jobs',
      new URLSearchParams({
        ...(group && { group }),
        ...(tab && { tab }),
        ...(keyword && { keyword }),
        ...(sort && { sort }),
        ...(enterprise && { enterprise }),
      }).toString(),
    ),
  /** The start address of the candidate pages; redirects to the first deployed one. */
  candidate: () => '/candidate',
  dashboard: () => '/candidate/dashboard',
  createProfile: () => '/candidate/create-profile',
  editProfile: () => '/candidate/edit-profile',
  settings: () => '/candidate/settings',
  savedSearches: () => '/candidate/saved-searches',
  myReferrals: () => '/candidate/my-referrals',
  checklist: () => '/candidate/add-checklist',
  /**
   * `candidateId` is the sender, for a candidate the employer itself, `candidateDetails` its name; `jobId` the job that the
   * candidate wants to write about.
   */
  messageList: (conversation?: { candidateId: string; enterpriseId: string; candidateDetails?: string; jobId?: string }) =>
    withQuery('/candidate/message-list', conversation ? new URLSearchParams(conversation).toString() : ''),
  notificationPreferences: () => '/candidate/notification-preferences',
  analytics: (report?: ReportName) =>
    withQuery('/candidate/analytics', report ? new URLSearchParams({ keyword: report }).toString() : ''),
  interviews: () => '/candidate/interviews',
  interviewDetails: ({ id, mode }: { id: string; mode?: 'scorecard' }) =>
    `/candidate/interviewDetails?${new URLSearchParams({ id, ...(mode && { mode }) }).toString()}`,
  /** With `key`, as the QR code of a hand-over leads to it (PR-10). */
  uploadVideo: (handOver?: { key: string }) =>
    withQuery('/upload-video', handOver ? new URLSearchParams(handOver).toString() : ''),
  /** The QR code that opens the video upload, or the public profile, on a phone (PR-10). */
  qr: (of: 'video' | 'profile' = 'video') => withQuery('/qr', of === 'profile' ? 'of=profile' : ''),
  /** The own profile as others see it. */
  ownPublicProfile: () => '/candidate/public',
  publicProfile: (profile: { candidateKey: string }) => `/candidate/public/${part(profile.candidateKey)}`,
  termsOfUse: () => '/termsofuse',
  privacyPolicy: () => '/privacypolicy',
  cookiePolicy: () => '/cookiepolicy',
  ukPrivacyPolicy: () => '/ukprivacypolicy',
  feature: () => '/feature',
  /** The page of operators. */
  platform: () => '/platform',
  platformHistory: (remote?: string) => withQuery('/platform/history', remote ? new URLSearchParams({ remote }).toString() : ''),
  platformRemote: (remote: string) => `/platform/remotes/${part(remote)}`,
} as const;
