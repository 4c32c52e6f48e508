import {
  EMPLOYMENT_TYPES,
  EXPERIENCE_LEVELS,
  NOT_STATED,
  WORK_MODES,
  type EmploymentType,
  type ExperienceLevel,
  type WorkMode,
} from './codes.ts';

/** Typed addresses: the only way one part of the platform links to a page of another. */

/** What a job search is; in the address as §2 of the specification names it. */
export interface JobSearchParams {
  keyword?: string;
  jobTitle?: string;
  name?: string;
  /** Numeric skill ids, comma-separated in the address. */
  skills?: readonly number[];
  city?: string;
  state?: string;
  country?: string;
  /** Kilometres around the city; `radius` in the address. */
  radiusKm?: number;
  employmentType?: readonly (EmploymentType | typeof NOT_STATED)[];
  workMode?: readonly (WorkMode | typeof NOT_STATED)[];
  experienceLevel?: readonly (ExperienceLevel | typeof NOT_STATED)[];
  /** 'Remote location'. */
  remote?: boolean;
  /** 'Easy Apply Only'. */
  easyApply?: boolean;
  /** Where remote work would be done, ISO 3166-1 alpha-2; absent: where the visitor is. */
  remoteFrom?: string;
  payMin?: number;
  /** Only jobs that do not state their pay; instead of `payMin`, and `payMin=NS` in the address. */
  payNotStated?: boolean;
  postedWithinDays?: number;
  sort?: 'relevance' | 'newest';
  /** Toggled by each search, so that the same search can be run again. */
  triggerSearch?: boolean;
}

/** Written as `v` where filters are set; an address of another version keeps the filters that are still known. */
const FILTER_VERSION = '1';
const SEARCH_LISTS = ['employmentType', 'workMode', 'experienceLevel'] as const;
const CODES = { employmentType: EMPLOYMENT_TYPES, workMode: WORK_MODES, experienceLevel: EXPERIENCE_LEVELS } as const;
const SEARCH_TEXTS = ['keyword', 'jobTitle', 'name', 'city', 'state', 'country'] as const;
/** What §2 names; everything else of a search is a filter. */
const UNVERSIONED: ReadonlySet<string> = new Set([...SEARCH_TEXTS, 'skills', 'triggerSearch']);
const MAX_TEXT = 200;
const MAX_RADIUS_KM = 200;

/** The query string (without `?`) of a search; absent and empty values are left out. */
export function jobSearchQuery(search: JobSearchParams): string {
  const query = new URLSearchParams();
  for (const key of SEARCH_TEXTS) if (search[key]) query.set(key, search[key]);
  if (search.skills?.length) query.set('skills', search.skills.join(','));
  for (const key of SEARCH_LISTS) if (search[key]?.length) query.set(key, search[key].join(','));
  if (search.remote) query.set('remote', 'true');
  if (search.remoteFrom) query.set('remoteFrom', search.remoteFrom);
  if (search.easyApply) query.set('easyApply', 'true');
  if (search.radiusKm !== undefined) query.set('radius', String(search.radiusKm));
  if (search.payNotStated) query.set('payMin', NOT_STATED);
  else if (search.payMin !== undefined) query.set('payMin', String(search.payMin));
  if (search.postedWithinDays !== undefined) query.set('postedWithinDays', String(search.postedWithinDays));
  if (search.sort && search.sort !== 'relevance') query.set('sort', search.sort);
  if (search.triggerSearch !== undefined) query.set('triggerSearch', String(search.triggerSearch));
  const isFiltered = [...query.keys()].some((key) => !UNVERSIONED.has(key));
  if (isFiltered) query.set('v', FILTER_VERSION);
  return query.toString();
}

/** Reads a search from an address. Anything malformed is ignored, never thrown. */
export function parseJobSearch(query: URLSearchParams): JobSearchParams {
  const search: JobSearchParams = {};
  for (const key of SEARCH_TEXTS) {
    const value = query.get(key)?.trim().slice(0, MAX_TEXT);
    if (value) search[key] = value;
  }
  const skills = (query.get('skills') ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31);
  if (skills.length) search.skills = [...new Set(skills)].slice(0, 50);
  for (const key of SEARCH_LISTS) {
    const wanted = new Set((query.get(key) ?? '').split(','));
    const known = new Set<string>([...CODES[key], NOT_STATED]);
    const values = [...wanted].filter((code) => known.has(code));
    if (values.length) Object.assign(search, { [key]: values });
  }
  if (query.get('remote') === 'true') search.remote = true;
  const remoteFrom = query.get('remoteFrom');
  if (remoteFrom && /^[A-Z]{2}$/.test(remoteFrom)) search.remoteFrom = remoteFrom;
  if (query.get('easyApply') === 'true') search.easyApply = true;
  const radius = Number(query.get('radius'));
  if (query.get('radius') && Number.isInteger(radius) && radius > 0 && radius <= MAX_RADIUS_KM) search.radiusKm = radius;
  const payMin = Number(query.get('payMin'));
  if (query.get('payMin') === NOT_STATED) search.payNotStated = true;
  else if (query.get('payMin') && Number.isInteger(payMin) && payMin >= 0 && payMin < 2 ** 31) search.payMin = payMin;
  const days = Number(query.get('postedWithinDays'));
  if (query.get('postedWithinDays') && Number.isInteger(days) && days > 0 && days <= 3650) search.postedWithinDays = days;
  if (query.get('sort') === 'newest') search.sort = 'newest';
  const trigger = query.get('triggerSearch');
  if (trigger === 'true' || trigger === 'false') search.triggerSearch = trigger === 'true';
  return search;
}

/** Parts of a tracked job's page; the first is shown unless told. */
export const TRACKED_JOB_TABS = ['overview', 'application', 'offer', 'interviews'] as const;
export type TrackedJobTab = (typeof TRACKED_JOB_TABS)[number];

const withQuery = (path: string, query: string) => (query ? `${path}?${query}` : path);
const part = encodeURIComponent;

export const routes = {
  landing: () => '/',
  home: () => '/home',
  signIn: () => '/signin',
  signUp: () => '/signup',
  jobList: (search: JobSearchParams = {}) => withQuery('/job-list', jobSearchQuery(search)),
  findJobs: (search: JobSearchParams = {}) => withQuery('/candidate/find-jobs', jobSearchQuery(search)),
  /** The list a search goes to (JB-02). */
  searchResults: (signedIn: boolean, search: JobSearchParams = {}) =>
    signedIn ? routes.findJobs(search) : routes.jobList(search),
  job: (job: { id: string; referrerId?: string }) => `/job/${part(job.id)}${job.referrerId ? `/${part(job.referrerId)}` : ''}`,
  candidateJob: (job: { id: string }) => `/candidate/job/${part(job.id)}`,
  trackedJob: (job: { id: string; tab?: TrackedJobTab }) =>
    withQuery(`/candidate/job-details/${part(job.id)}`, job.tab ? new URLSearchParams({ tab: job.tab }).toString() : ''),
  publicApplication: (job: { id: string }) => `/application/${part(job.id)}`,
  application: (job: { id: string }) => `/candidate/application/${part(job.id)}`,
  myJobs: (tab?: string) => withQuery('/candidate/my-jobs', tab ? new URLSearchParams({ tab }).toString() : ''),
  /** The start of the candidate's own pages; leads to the first of them that is deployed. */
  candidate: () => '/candidate',
  dashboard: () => '/candidate/dashboard',
  createProfile: () => '/candidate/create-profile',
  editProfile: () => '/candidate/edit-profile',
  settings: () => '/candidate/settings',
  savedSearches: () => '/candidate/saved-searches',
  myReferrals: () => '/candidate/my-referrals',
  checklist: () => '/candidate/add-checklist',
  messageList: (conversation?: { candidateId: string; enterpriseId: string }) =>
    withQuery('/candidate/message-list', conversation ? new URLSearchParams(conversation).toString() : ''),
  analytics: (report?: string) =>
    withQuery('/candidate/analytics', report ? new URLSearchParams({ keyword: report }).toString() : ''),
  interviews: () => '/candidate/interviews',
  interviewDetails: ({ id, mode }: { id: string; mode?: 'scorecard' }) =>
    `/candidate/interviewDetails?${new URLSearchParams({ id, ...(mode && { mode }) }).toString()}`,
  publicProfile: (profile: { candidateKey: string }) => `/candidate/public/${part(profile.candidateKey)}`,
  termsOfUse: () => '/termsofuse',
  privacyPolicy: () => '/privacypolicy',
  cookiePolicy: () => '/cookiepolicy',
  ukPrivacyPolicy: () => '/ukprivacypolicy',
  feature: () => '/feature',
} as const;
