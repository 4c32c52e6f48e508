/** Patterns as manifests have them. */
export const PAGE_PATTERNS = [
  '/',
  '/job-list',
  '/job/:id/:referrerId?',
  '/job/new',
  '/candidate',
  '/candidate/job-details/:id',
  '/candidate/find-jobs',
  '/candidate/public/*',
  '/report.v2/:name',
] as const;

interface PagePath {
  /** As the address bar has it. */
  path: string;
  /** Undefined where there is no page. */
  pattern?: (typeof PAGE_PATTERNS)[number];
  params?: Readonly<Record<string, string>>;
  bare?: true;
}

/** Paths with the page that browser and server find there: each has its own test over them. */
export const PAGE_PATHS: readonly PagePath[] = [
  { path: '/', pattern: '/' },
  { path: '/job-list', pattern: '/job-list' },
  { path: '/job-list/', pattern: '/job-list' },
  { path: '/JOB-List', pattern: '/job-list' },
  { path: '/job-list/more' },
  { path: '/job' },
  { path: '/job/7', pattern: '/job/:id/:referrerId?', params: { id: '7' } },
  { path: '/job/7/', pattern: '/job/:id/:referrerId?', params: { id: '7' } },
  { path: '/job/7/ada', pattern: '/job/:id/:referrerId?', params: { id: '7', referrerId: 'ada' } },
  { path: '/job/7/ada/more' },
  { path: '/job/new', pattern: '/job/new' },
  { path: '/job/new/ada', pattern: '/job/:id/:referrerId?', params: { id: 'new', referrerId: 'ada' } },
  { path: '/job/%C3%A4%20b', pattern: '/job/:id/:referrerId?', params: { id: 'ä b' } },
  { path: '/job/a%2Fb', pattern: '/job/:id/:referrerId?', params: { id: 'a/b' } },
  { path: '/%6Aob/7', pattern: '/job/:id/:referrerId?', params: { id: '7' } },
  { path: '/report.v2/may', pattern: '/report.v2/:name', params: { name: 'may' } },
  { path: '/reportxv2/may' },
  { path: '/candidate', pattern: '/candidate' },
  { path: '/candidate/find-jobs', pattern: '/candidate/find-jobs' },
  { path: '/candidates/find-jobs' },
  { path: '/candidate/job-details/7', pattern: '/candidate/job-details/:id', params: { id: '7' } },
  { path: '/candidate/public', pattern: '/candidate/public/*' },
  { path: '/candidate/public/a/b', pattern: '/candidate/public/*', params: { '*': 'a/b' } },
  { path: '/webview', pattern: '/candidate', bare: true },
  { path: '/webview/find-jobs', pattern: '/candidate/find-jobs', bare: true },
  { path: '/WebView/find-jobs/', pattern: '/candidate/find-jobs', bare: true },
  { path: '/webview/job-details/%C3%A4', pattern: '/candidate/job-details/:id', params: { id: 'ä' }, bare: true },
  { path: '/webviews/find-jobs' },
  { path: '/webview/job-list' },
];
