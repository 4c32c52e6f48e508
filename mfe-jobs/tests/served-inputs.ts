import type { BrandVariant } from '@hirehq/shared-contracts/codes';
import type {
  CompanyPageQuery,
  JobCardFragment,
  JobMarketQuery,
  JobPageQuery,
  SearchJobsQuery,
} from '@hirehq/shared-contracts/graphql';
import type { Locale } from '@hirehq/shared-contracts/page';
import { PAGE_DATA, pageDataKey, type PageDataName } from '@hirehq/shared-contracts/page-data';
import { CONTRACT_VERSION } from '@hirehq/shared-contracts/remote-manifest';
import type { ServedPartInput } from '@hirehq/shared-contracts/served-part';
import { jobCard, jobSearchResponse } from '@hirehq/shared-contracts/testing';

const ORIGIN = 'https://jobs.example.com';

export type ServedJob = NonNullable<JobPageQuery['job']>;

interface Asked {
  locale?: Locale;
  variant?: BrandVariant;
}

interface Page {
  route: string;
  slot?: string;
  name: PageDataName;
  url: string;
  params?: Record<string, string>;
}

function inputFor(
  { name, params = {}, ...page }: Page,
  result: unknown,
  { locale = 'en', variant = 'D' }: Asked,
): ServedPartInput {
  const { operation, variables } = PAGE_DATA[name]({ params, query: new URL(page.url, ORIGIN).searchParams, variant });
  const data = { [pageDataKey(operation.name, variables)]: result };
  const now = Date.parse('2026-11-21T09:00:00Z');
  return { contract: CONTRACT_VERSION, ...page, params, locale, variant, origin: ORIGIN, now, data };
}

/** The page of a search that has these results. */
export const searchInput = (url: string, result: SearchJobsQuery, asked: Asked = {}): ServedPartInput =>
  inputFor({ route: 'jobList', name: 'jobSearch', url }, result, asked);

/** The page of a search for nurses that has these jobs, and more. */
export const listInput = (jobs: readonly JobCardFragment[], asked: Asked = {}): ServedPartInput =>
  searchInput('/job-list?keyword=nurse', jobSearchResponse(jobs, { endCursor: 'next' }), asked);

/** The page of a job; null: of one that does not exist. */
export const jobInput = (job: ServedJob | null, asked: Asked = {}): ServedPartInput =>
  inputFor({ route: 'job', name: 'job', url: `/job/${job?.id ?? 'none'}`, params: { id: job?.id ?? 'none' } }, { job }, asked);

/** The page of an employer. */
export const companyInput = (result: CompanyPageQuery, asked: Asked = {}): ServedPartInput => {
  const id = result.enterprise?.id ?? 'none';
  return inputFor({ route: 'company', name: 'company', url: `/company/${id}`, params: { id } }, result, asked);
};

/** A slot of a page of the shell that has the open jobs in its data. */
export const landingInput = (slot: 'landingJobs' | 'landingSearch', result: JobMarketQuery, asked: Asked = {}): ServedPartInput =>
  inputFor({ route: 'landing', slot, name: 'jobMarket', url: '/?from=mail' }, result, asked);

/** Searches that use all that an address of a list can say. */
export const SEARCHES = [
  '/job-list',
  '/job-list?keyword=%22night+nurse%22&remote=true&remoteFrom=NL&sort=pay&v=1',
  '/job-list?city=Utrecht&country=NL&radius=25&workMode=H&employmentType=FT&experienceLevel=AT&easyApply=true&v=1',
  '/job-list?payMin=20&payMax=40&payUnit=HOUR&payCurrency=EUR&payNotStated=true&postedWithinDays=7&v=1',
  '/job-list?enterprise=e1&isFromShareJob=true',
] as const;

const ofEach = <Value>(values: readonly Value[], index: number): Value => values[index % values.length] as Value;

/** Jobs in all their forms. */
export const VARIED_JOBS: readonly JobCardFragment[] = Array.from({ length: 12 }, (_, index) =>
  jobCard({
    title: `Nurse ${index}`,
    enterprise: {
      id: `e${index}`,
      establishmentName: index === 5 ? '' : `Acme ${index}`,
      logoUrl: ofEach([null, '/files/logo.png'], index),
    },
    place: ofEach([{ city: null, state: null, country: null, label: 'Anywhere' }, null, jobCard().place], index),
    workMode: ofEach(['R', 'H', 'O', null] as const, index),
    pay: ofEach([jobCard().pay, null, { currency: 'JPY', min: 1, max: null, unit: 'YEAR', compared: null }], index),
    applyChannel: ofEach(['SYSTEM', 'MAIL', 'OWN_PAGE', 'NONE'] as const, index),
    closedAt: ofEach([null, null, null, '2026-11-20T09:00:00.000Z'], index),
    postedAtIsKnown: index % 2 === 0,
    skills: index % 3 === 0 ? [] : jobCard().skills,
  }),
);

const NO_FILTER = {
  city: null,
  state: null,
  country: null,
  radiusKm: null,
  remote: null,
  remoteFrom: null,
  workModes: null,
  employmentTypes: null,
  experienceLevels: null,
  nightShift: null,
  weekendWork: null,
  payMin: null,
  payMax: null,
  payUnit: null,
  payCurrency: null,
  postedWithinDays: null,
};

/** Results that use all that the response of a search can say. */
export const RESULTS: readonly SearchJobsQuery[] = [
  jobSearchResponse([], {
    wider: [{ leaveOut: ['remote'], total: 9, totalIsEstimate: true }],
    otherSearches: [
      { kind: 'FEWER_WORDS', keyword: 'nurse', radiusKm: null, anywhere: false, total: 7, totalIsEstimate: false },
      { kind: 'AROUND', keyword: null, radiusKm: 50, anywhere: false, total: 90_000, totalIsEstimate: true },
    ],
    readAs: '',
  }),
  jobSearchResponse(VARIED_JOBS.slice(0, 1), {
    readAs: 'nurse',
    remoteFrom: 'NL',
    enterprise: { id: 'e1', establishmentName: 'Acme 1' },
  }),
  jobSearchResponse(VARIED_JOBS, {
    total: 91_234,
    totalIsEstimate: true,
    endCursor: 'next',
    groups: [
      { kind: 'MATCHES', nodes: 4, total: 40, totalIsEstimate: false },
      { kind: 'MENTIONS', nodes: 8, total: 90_000, totalIsEstimate: true },
    ],
    facets: [
      { field: 'workModes', isEstimate: true, values: [{ value: 'H', count: 12_345 }] },
      { field: 'remote', isEstimate: false, values: [{ value: 'true', count: 5 }] },
      { field: 'easyApply', isEstimate: false, values: [{ value: 'true', count: 0 }] },
    ],
    understood: {
      rest: 'nurse',
      words: [
        { words: 'part time', filter: { ...NO_FILTER, employmentTypes: ['PT'] }, excludes: null, asWords: '"part time" nurse' },
        {
          words: 'in Madrid',
          filter: { ...NO_FILTER, city: 'Madrid', country: 'Spain' },
          excludes: null,
          asWords: '"in Madrid"',
        },
        { words: 'not agency', filter: NO_FILTER, excludes: 'agency', asWords: '"not agency"' },
      ],
    },
  }),
];
