import { buildASTSchema, isInputObjectType, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SearchJobsDocument } from '@hirehq/shared-contracts/graphql';
import type { JobFilter } from '@hirehq/shared-contracts/graphql/types';
import { SDL } from '@hirehq/shared-contracts/graphql/schema';
import { FLAG_FACETS, type FlagFacet } from '../../../../platform/job-facts.ts';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { place, skill, skillId, storedCandidate, storedJobs } from '../testing/stored-jobs.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000 + 60_000);
const [HOSPITAL, NOBODY] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'];
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  for (const [id, name, latitude, longitude] of [
    ['city:1', 'Amsterdam', 52.374, 4.89],
    ['city:2', 'Utrecht', 52.091, 5.122],
  ] as const) {
    const country = { country_code: 'NL', country_name: 'Netherlands', state_code: null, state_name: null };
    await app.db
      .insertInto('place')
      .values({ id, kind: 'city', name, ...country, population: 1, latitude, longitude, time_zone: null })
      .execute();
    await app.db.insertInto('place_name').values({ folded: name.toLowerCase(), place_id: id, population: 1 }).execute();
  }
  await storedJobs(app.db, [
    {
      title: 'Registered Nurse',
      company: 'Meadow Hospital',
      enterpriseId: HOSPITAL,
      companyTag: 'Direct Health',
      places: [place('Amsterdam', 'North Holland', 'NL')],
      skills: [skill('Patient care', 2)],
      employmentType: 'FT',
      workMode: 'O',
      experienceLevel: 'AT',
      ...Object.fromEntries(FLAG_FACETS.map((facet) => [facet, true])),
      careSetting: 'HOSPITAL',
      shiftPattern: 'ROTATING',
      licence: 'BIG registration',
      payBand: 'Agenda for Change: Band 8b',
      postedAt: daysAgo(1),
    },
    {
      title: 'Backend Engineer',
      places: [place('Utrecht', 'Utrecht', 'NL')],
      skills: [skill('Java'), skill('SQL')],
      employmentType: 'FT',
      workMode: 'H',
      experienceLevel: 'ML',
      noiseLevel: 'QUIET',
      lighting: 'DAYLIGHT',
      contactLevel: 'LITTLE',
      workStructure: 'FIXED',
      flexibility: 'CORE_HOURS',
      interviewFormat: 'WORK_SAMPLE',
      pay: { currency: 'EUR', min: 60_000, max: 80_000, unit: 'YEAR' },
      postedAt: daysAgo(5),
    },
    {
      title: 'Data Analyst',
      places: [place(null, null, 'US')],
      skills: [skill('SQL')],
      employmentType: 'PT',
      workMode: 'R',
      remote: true,
      pay: { currency: 'USD', min: 20, max: 30, unit: 'HOUR' },
      postedAt: daysAgo(10),
    },
    { title: 'Translator', workMode: 'R', remote: true, postedAt: daysAgo(40) },
    { title: 'Baker', places: [place('Paris', 'Île-de-France', 'FR')], experienceLevel: 'EL', postedAt: daysAgo(20) },
  ]);
});
afterAll(() => app.close());

const ALL = 5;
const search = async (filter: JobFilter, headers: Record<string, string> = {}) => {
  const { data, errors } = await app.graphql(SearchJobsDocument, { filter, sort: 'RELEVANCE', first: 20 }, headers);
  expect(errors).toEqual([]);
  if (!data) throw new Error('The response has no data.');
  return data.jobs;
};
const titlesOf = async (filter: JobFilter) => (await search(filter)).nodes.map(({ title }) => title);

interface Tried {
  /** What no job has; where a filter is only true or false, with what no job has as well. */
  impossible: JobFilter;
  /** What some have: the filter, and how many. */
  some: JobFilter;
  count: number;
}

const nowhere = { keyword: 'baker' };
/** What is true or not: of one job. */
const flags = Object.fromEntries<Tried>(
  FLAG_FACETS.map((facet) => [facet, { impossible: { ...nowhere, [facet]: true }, some: { [facet]: true }, count: 1 }]),
) as { [Facet in FlagFacet]: Tried };

const FILTERS: Readonly<Record<keyof JobFilter, Tried>> = {
  ...flags,
  keyword: { impossible: { keyword: 'qqqqzzzz' }, some: { keyword: 'analyst' }, count: 1 },
  jobTitle: { impossible: { jobTitle: 'Astronaut' }, some: { jobTitle: 'Baker' }, count: 1 },
  skills: { impossible: { skills: [2_000_000_000] }, some: { skills: [skillId('SQL')] }, count: 2 },
  city: { impossible: { city: 'Atlantis' }, some: { city: 'Utrecht' }, count: 1 },
  state: { impossible: { state: 'Avalon' }, some: { state: 'North Holland' }, count: 1 },
  country: { impossible: { country: 'AQ' }, some: { country: 'NL' }, count: 2 },
  radiusKm: { impossible: { city: 'Atlantis', radiusKm: 200 }, some: { city: 'Amsterdam', radiusKm: 50 }, count: 2 },
  employmentTypes: { impossible: { employmentTypes: ['OT'] }, some: { employmentTypes: ['FT'] }, count: 2 },
  workModes: { impossible: { ...nowhere, workModes: ['R'] }, some: { workModes: ['H', 'O'] }, count: 2 },
  experienceLevels: { impossible: { experienceLevels: ['ET'] }, some: { experienceLevels: ['ML'] }, count: 1 },
  noiseLevels: { impossible: { noiseLevels: ['LOUD'] }, some: { noiseLevels: ['QUIET'] }, count: 1 },
  lightings: { impossible: { lightings: ['BRIGHT'] }, some: { lightings: ['DAYLIGHT'] }, count: 1 },
  contactLevels: { impossible: { contactLevels: ['CONSTANT'] }, some: { contactLevels: ['LITTLE'] }, count: 1 },
  workStructures: { impossible: { workStructures: ['MIXED'] }, some: { workStructures: ['FIXED'] }, count: 1 },
  flexibilities: { impossible: { flexibilities: ['FIXED_HOURS'] }, some: { flexibilities: ['CORE_HOURS'] }, count: 1 },
  interviewFormats: { impossible: { interviewFormats: ['PANEL'] }, some: { interviewFormats: ['WORK_SAMPLE'] }, count: 1 },
  careSettings: { impossible: { careSettings: ['SCHOOL'] }, some: { careSettings: ['HOSPITAL'] }, count: 1 },
  shiftPatterns: { impossible: { shiftPatterns: ['NIGHTS'] }, some: { shiftPatterns: ['ROTATING'] }, count: 1 },
  licenceNeeds: { impossible: { licenceNeeds: ['NONE'] }, some: { licenceNeeds: ['REQUIRED'] }, count: 1 },
  payBands: { impossible: { payBands: ['BAND_8A'] }, some: { payBands: ['BAND_8B'] }, count: 1 },
  remote: { impossible: { ...nowhere, remote: true }, some: { remote: true }, count: 2 },
  remoteFrom: {
    impossible: { country: 'US', remote: true, remoteFrom: 'AQ' },
    some: { remote: true, remoteFrom: 'NL' },
    count: 1,
  },
  payMin: { impossible: { payMin: 2_000_000_000 }, some: { payMin: 50_000 }, count: 2 },
  payMax: { impossible: { payMax: 1 }, some: { payMax: 50_000 }, count: 1 },
  payUnit: { impossible: { payMin: 2_000_000, payUnit: 'HOUR' }, some: { payMin: 25, payUnit: 'HOUR' }, count: 2 },
  payCurrency: {
    impossible: { payMin: 2_000_000_000, payCurrency: 'EUR' },
    some: { payMin: 50_000, payCurrency: 'EUR' },
    count: 2,
  },
  payNotStated: { impossible: { country: 'US', payNotStated: true }, some: { payNotStated: true }, count: 3 },
  postedWithinDays: { impossible: { ...nowhere, postedWithinDays: 1 }, some: { postedWithinDays: 7 }, count: 2 },
  healthWork: { impossible: { ...nowhere, healthWork: true }, some: { healthWork: true }, count: 1 },
  companyTag: { impossible: { companyTag: 'Nobody' }, some: { companyTag: 'Direct Health' }, count: 1 },
  enterprise: { impossible: { enterprise: NOBODY }, some: { enterprise: HOSPITAL }, count: 1 },
};

test('JB-10 every filter of the contract is tested here', () => {
  const type = buildASTSchema(parse(SDL), { assumeValidSDL: true }).getType('JobFilter');
  expect(isInputObjectType(type) && Object.keys(type.getFields()).toSorted()).toEqual(Object.keys(FILTERS).toSorted());
});

describe.each(Object.entries(FILTERS))('JB-10 filter %s', (_name, { impossible, some, count }) => {
  test('finds nothing by a value that no job has', async () => {
    const { total, totalIsEstimate, nodes, endCursor } = await search(impossible);
    expect({ total, totalIsEstimate, nodes, endCursor }).toEqual({
      total: 0,
      totalIsEstimate: false,
      nodes: [],
      endCursor: null,
    });
  });

  test('finds those jobs that have it, and counts them', async () => {
    const { total, nodes } = await search(some);
    expect([total, nodes.length]).toEqual([count, count]);
    expect(count).toBeLessThan(ALL);
  });
});

test.each([
  ['employmentTypes', { employmentTypes: ['NS'] }, ['Baker', 'Translator']],
  ['workModes', { workModes: ['NS'] }, ['Baker']],
  ['experienceLevels', { experienceLevels: ['NS'] }, ['Data Analyst', 'Translator']],
  ['with others', { employmentTypes: ['PT', 'NS'] }, ['Data Analyst', 'Baker', 'Translator']],
] as const)('JB-10 jobs that do not state it can be found: %s', async (_name, filter, titles) => {
  expect(await titlesOf(filter as unknown as JobFilter)).toEqual(titles);
});

test('JB-10 facets count what each value would find, ‘not stated’ last, ignoring their own choice', async () => {
  const { facets } = await search({ employmentTypes: ['FT'] });
  const of = Object.fromEntries(facets.map(({ field, values }) => [field, values.map(({ value, count }) => [value, count])]));
  expect(of).toMatchObject({
    employmentTypes: [
      ['FT', 2],
      ['PT', 1],
      ['NS', 2],
    ],
    workModes: [
      ['O', 1],
      ['H', 1],
    ],
    experienceLevels: [
      ['AT', 1],
      ['ML', 1],
    ],
    noiseLevels: [
      ['QUIET', 1],
      ['NS', 1],
    ],
    remote: [],
    ...Object.fromEntries(FLAG_FACETS.map((facet) => [facet, [['true', 1]]])),
    postedWithinDays: [
      ['1', 1],
      ['3', 1],
      ['7', 2],
      ['14', 2],
      ['30', 2],
    ],
    payMin: [
      ['30000', 1],
      ['50000', 1],
      ['75000', 1],
      ['NS', 1],
    ],
  });
});

test('JB-10 pay counts every step that a job reaches, whatever pay is chosen', async () => {
  for (const filter of [{}, { payMin: 75_000 }, { payMax: 40_000 }, { payNotStated: true }] satisfies JobFilter[])
    expect((await search(filter)).facets.find(({ field }) => field === 'payMin')?.values).toEqual([
      { value: '30000', count: 2 },
      { value: '50000', count: 2 },
      { value: '75000', count: 1 },
      { value: 'NS', count: 3 },
    ]);
});

test('JB-10 remote work and work modes are choices of one filter: a job meets it by any of them', async () => {
  const filter: JobFilter = { workModes: ['H'], remote: true, remoteFrom: 'NL' };
  expect(await titlesOf(filter)).toEqual(['Backend Engineer', 'Translator']);
  const { facets, total } = await search(filter);
  const countOf = (field: string, value: string) =>
    facets.find((facet) => facet.field === field)?.values.find((each) => each.value === value)?.count;
  expect([total, countOf('remote', 'true'), countOf('workModes', 'H'), countOf('workModes', 'O')]).toEqual([2, 1, 1, 1]);
  expect((await search({ ...filter, keyword: 'baker' })).wider).toEqual([
    { leaveOut: ['workModes', 'remote', 'remoteFrom'], total: 1, totalIsEstimate: false },
    { leaveOut: ['keyword'], total: 2, totalIsEstimate: false },
  ]);
});

test('JB-10 a list of one employer names it, also if it has no open jobs', async () => {
  const named = async (enterprise: string | null) => (await search({ enterprise, keyword: 'baker' })).enterprise;
  expect(await named(HOSPITAL)).toEqual({ id: HOSPITAL, establishmentName: 'Meadow Hospital' });
  expect(await named(NOBODY)).toBeNull();
  expect(await named('not an id')).toBeNull();
  expect(await named(null)).toBeNull();
  expect((await search({ enterprise: 'not an id' })).total).toBe(0);
});

test('JB-10 with a city there is a count for each distance, which matches the list', async () => {
  const distances = async (filter: JobFilter) => {
    const { facets, total } = await search(filter);
    return { total, values: facets.find(({ field }) => field === 'radiusKm')?.values.map(({ value, count }) => [value, count]) };
  };
  const counts = [
    ['10', 1],
    ['25', 1],
    ['50', 2],
    ['100', 2],
    ['200', 2],
  ];
  expect(await distances({ city: 'Amsterdam' })).toEqual({ total: 1, values: counts });
  expect(await distances({ city: 'Amsterdam', country: 'NL', radiusKm: 50 })).toEqual({ total: 2, values: counts });
  expect(await distances({ country: 'NL' })).toEqual({ total: 2, values: undefined });
});

test('JB-10 remote work is from the viewer’s country: by filter, by profile, by address', async () => {
  const from = async (filter: JobFilter, headers = {}) => {
    const { remoteFrom, nodes, facets } = await search({ remote: true, ...filter }, headers);
    const counted = facets.find(({ field }) => field === 'remote')?.values[0]?.count;
    return [remoteFrom, nodes.map(({ title }) => title), counted];
  };
  expect(await from({ remoteFrom: 'US' })).toEqual(['US', ['Data Analyst', 'Translator'], 2]);
  expect(await from({ remoteFrom: 'NL' })).toEqual(['NL', ['Translator'], 1]);
  expect(await from({}), 'an address that is nowhere').toEqual([null, ['Data Analyst', 'Translator'], 2]);
  const candidate = await storedCandidate(app.db);
  await app.db.updateTable('candidate').set({ country: 'Netherlands' }).where('id', '=', candidate).execute();
  const headers = await app.asCandidate(candidate);
  expect(await from({}, headers)).toEqual(['NL', ['Translator'], 1]);
  expect(await from({ remoteFrom: 'US' }, headers)).toEqual(['US', ['Data Analyst', 'Translator'], 2]);
  const response = await app.app.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress: '8.8.8.8',
    payload: { query: '{ jobs(filter: { remote: true }) { remoteFrom total nodes { title remote remoteFrom } } }' },
  });
  expect(response.json<{ data: { jobs: unknown } }>().data.jobs).toEqual({
    remoteFrom: 'US',
    total: 2,
    nodes: [
      { title: 'Data Analyst', remote: true, remoteFrom: ['US'] },
      { title: 'Translator', remote: true, remoteFrom: [] },
    ],
  });
});

test('JB-10 a job has the facts of its workplace that its employer stated', async () => {
  const { nodes } = await search({ noiseLevels: ['QUIET', 'MODERATE'], interviewFormats: ['WORK_SAMPLE', 'NS'] });
  const workplace = {
    noiseLevel: 'QUIET',
    lighting: 'DAYLIGHT',
    contactLevel: 'LITTLE',
    workStructure: 'FIXED',
    flexibility: 'CORE_HOURS',
    interviewFormat: 'WORK_SAMPLE',
  };
  expect(nodes.map((job) => [job.title, job.workplace])).toEqual([['Backend Engineer', workplace]]);
  expect((await search({ keyword: 'baker' })).nodes[0]?.workplace).toBeNull();
});

test('JB-10 a job has the facts of a post in health that its employer stated, licence and band in its own words', async () => {
  const { nodes } = await search({ payBands: ['BAND_8B', 'NS'], careSettings: ['HOSPITAL'] });
  expect(nodes.map((job) => [job.title, job.health])).toEqual([
    [
      'Registered Nurse',
      {
        careSetting: 'HOSPITAL',
        shiftPattern: 'ROTATING',
        licenceNeed: 'REQUIRED',
        licence: 'BIG registration',
        payBand: 'Agenda for Change: Band 8b',
      },
    ],
  ]);
  expect((await search({ keyword: 'baker' })).nodes[0]?.health).toBeNull();
});

describe('JB-10 a search without hits suggests what to leave out', () => {
  test.each<[string, JobFilter, { leaveOut: string[]; total: number }[]]>([
    [
      'one filter',
      { keyword: 'nurse', workModes: ['R'] },
      [
        { leaveOut: ['workModes'], total: 1 },
        { leaveOut: ['keyword'], total: 2 },
      ],
    ],
    [
      'the place',
      { keyword: 'nurse', city: 'Paris', country: 'FR' },
      [
        { leaveOut: ['city', 'country'], total: 1 },
        { leaveOut: ['keyword'], total: 1 },
      ],
    ],
    [
      'all filters, where no one of them is enough',
      { keyword: 'translator', easyApply: true, payMin: 50_000, country: 'NL' },
      [{ leaveOut: ['easyApply', 'payMin', 'country'], total: 1 }],
    ],
    [
      'a mistyped word',
      { keyword: 'registerd nurce', remote: true },
      [
        { leaveOut: ['remote'], total: 1 },
        { leaveOut: ['keyword'], total: 2 },
      ],
    ],
    ['nothing to leave out', { keyword: 'qqqqzzzz' }, []],
  ])('%s', async (_name, filter, wider) => {
    const found = await search(filter);
    expect([found.total, found.wider]).toEqual([0, wider.map((each) => ({ ...each, totalIsEstimate: false }))]);
    for (const { leaveOut, total } of found.wider) {
      const left = Object.fromEntries(Object.entries(filter).filter(([field]) => !leaveOut.some((left) => left === field)));
      expect((await search(left)).total, `without ${leaveOut.join(', ')}`).toBe(total);
    }
  });

  test('among the jobs of one employer, those are always left', async () => {
    expect((await search({ enterprise: HOSPITAL, keyword: 'baker' })).wider).toEqual([
      { leaveOut: ['keyword'], total: 1, totalIsEstimate: false },
    ]);
  });

  test('and one with hits suggests nothing', async () => {
    expect((await search({ keyword: 'nurse' })).wider).toEqual([]);
  });
});
