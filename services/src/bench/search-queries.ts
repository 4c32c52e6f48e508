import type { JobFilter, JobSort } from '@hirehq/shared-contracts/graphql/types';

/** One kind of search with its variants; measured on our search and on other engines. */
export interface SearchKind {
  name: string;
  filters: readonly JobFilter[];
  sort: JobSort;
  /** Page number, starting at 1. */
  page: number;
  synonyms: boolean;
}

const BROAD = ['engineer', 'manager', 'team', 'experience', 'work', 'people', 'data', 'customer', 'senior', 'care'];
const TWO_WORDS = [
  'data engineer',
  'product manager',
  'registered nurse',
  'forklift driver',
  'mental health',
  'machine learning',
  'customer service',
  'supply chain',
  'executive assistant',
  'user research',
];
const NARROW = [
  'kubernetes terraform',
  'radiographer mri',
  'sommelier',
  'actuarial',
  'barista utrecht',
  'electrician solar',
  'copywriter seo',
  'psychosis',
  'midwifery',
  'kotlin kafka',
];
const RARE = [
  'sommelier manchester',
  'psychosis utrecht intern',
  'actuarial chicago graduate',
  'midwifery dublin part time',
  'kotlin kafka lisbon junior',
  'radiographer mri toronto',
  'copywriter seo nairobi',
  'electrician solar warsaw contract',
  'zookeeper',
  'barista weekend oslo',
];
const TYPOS = [
  'enginer',
  'nurce',
  'mangaer',
  'acountant',
  'desinger',
  'electrican',
  'pharmasist',
  'recruter',
  'analist',
  'techer',
];
const SAID_OTHERWISE = ['rn', 'k8s', 'js developer', 'hgv driver', 'ml engineer', 'hr', 'pm', 'ux', 'qa', 'sysadmin'];
const PLACES: readonly JobFilter[] = [
  { city: 'London' },
  { country: 'US' },
  { country: 'Germany' },
  { city: 'Amsterdam', country: 'NL' },
  { state: 'California', country: 'US' },
  { city: 'Berlin' },
  { state: 'TX' },
  { city: 'Bengaluru' },
];
const AROUND: readonly JobFilter[] = [
  'London',
  'Amsterdam',
  'Berlin',
  'Utrecht',
  'Manchester',
  'Chicago',
  'Toronto',
  'Bengaluru',
].map((city, index) => ({ city, radiusKm: [10, 25, 50, 100][index % 4] ?? 10 }));
const SKILLS: readonly JobFilter[] = Array.from({ length: 20 }, (_, index) => ({ skills: [1001 + index, 3001, 15_009] }));

const keywords = (words: readonly string[]): JobFilter[] => words.map((keyword) => ({ keyword }));
const NARROWED: readonly JobFilter[] = BROAD.map((keyword, index) => ({
  ...PLACES[index % PLACES.length],
  keyword,
  employmentTypes: ['FT'],
  workModes: ['H', 'R'],
  payMin: 40_000,
}));

const PAID: readonly JobFilter[] = BROAD.flatMap((keyword, index) => {
  const pay = [
    { payMin: 45, payUnit: 'HOUR', payCurrency: 'GBP' },
    { payMin: 75_000, payUnit: 'YEAR', payCurrency: 'USD' },
    { payMin: 200_000, payUnit: 'MONTH', payCurrency: 'INR' },
  ] as const;
  return [{ keyword, ...pay[index % pay.length] }, { ...pay[(index + 1) % pay.length] }];
});

const kind = (name: string, filters: readonly JobFilter[], more: Partial<SearchKind> = {}): SearchKind => ({
  name,
  filters,
  sort: 'RELEVANCE',
  page: 1,
  synonyms: false,
  ...more,
});

const PAGED: readonly SearchKind[] = [
  kind('no filter', [{}]),
  kind('broad keyword', keywords(BROAD)),
  kind('two words', keywords(TWO_WORDS)),
  kind('narrow keyword', keywords(NARROW)),
  kind('skills', SKILLS),
  kind('place', PLACES),
  kind('keyword, place and filters', NARROWED),
  kind('pay in a currency', PAID),
];

const JOB_TITLE = kind(
  'job title',
  TWO_WORDS.map((jobTitle) => ({ jobTitle })),
);

export const SEARCH_KINDS: readonly SearchKind[] = [
  ...PAGED,
  ...PAGED.map((each) => ({ ...each, name: `${each.name}, page 20`, page: 20 })),
  kind('broad keyword, newest', keywords(BROAD), { sort: 'NEWEST' }),
  kind('rare keyword', keywords(RARE)),
  kind('mistyped keyword', keywords(TYPOS)),
  kind('keyword with synonyms', keywords([...SAID_OTHERWISE, ...TWO_WORDS]), { synonyms: true }),
  JOB_TITLE,
  kind('place with radius', AROUND),
  kind(
    'keyword around a place',
    AROUND.map((around, index) => ({ ...around, keyword: TWO_WORDS[index % TWO_WORDS.length] ?? '' })),
  ),
];

/** First pages that any engine can be asked, for searches at the same time. */
export const MIXED_KINDS: readonly SearchKind[] = [...PAGED.filter(({ name }) => name !== 'pay in a currency'), JOB_TITLE];

/** The search of a turn: another kind each time. */
export function mixedSearch(turn: number): { filter: JobFilter; kind: SearchKind } {
  const kind = MIXED_KINDS[turn % MIXED_KINDS.length];
  const filter = kind?.filters[Math.floor(turn / MIXED_KINDS.length) % kind.filters.length];
  if (!kind || !filter) throw new Error(`There is no search ${turn}.`);
  return { filter, kind };
}

export const TYPED = ['j', 'ja', 'jav', 'nur', 'proj', 'react', 'nurce', 'mangaer', 'data an', 'k8'];
export const TYPED_PLACES = ['l', 'lo', 'lon', 'amster', 'san f', 'munchen', 'paris, fr', 'new y', 'berln', 'spring'];
