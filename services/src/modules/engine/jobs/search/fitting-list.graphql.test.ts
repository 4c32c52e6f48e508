import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RecommendedJobsDocument } from '@hirehq/mfe-jobs/src/find/features/recommend-jobs/recommended-jobs.graphql.ts';
import { SearchJobsDocument, type SearchJobsQuery } from '@hirehq/shared-contracts/graphql';
import type { JobFilter, JobSort } from '@hirehq/shared-contracts/graphql/types';
import { searchVariables } from '@hirehq/shared-contracts/page-data';
import { createTestApp, type GraphQLResponse, type TestApp } from '../../../../platform/testing/test-app.ts';
import { place, skill, storedCandidate, storedJobs } from '../testing/stored-jobs.ts';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const JOBS = [
  { title: 'Baker' },
  { title: 'Half', skills: [skill('React'), skill('Java')] },
  { title: 'Ward Nurse', skills: [skill('React'), skill('Java'), skill('SQL'), skill('Kubernetes'), skill('C++')] },
  { title: 'Whole', skills: [skill('React'), skill('TypeScript')] },
  { title: 'Welder', places: [place('Utrecht', null, 'NL')] },
  { title: 'Theatre Nurse', skills: [skill('React')] },
];
const SKILLS = { React: 3, TypeScript: 3 };

async function appWithJobs(config = {}): Promise<TestApp> {
  const app = await createTestApp({ config });
  await storedJobs(
    app.db,
    JOBS.map((job, index) => ({ ...job, postedAt: minutesAgo(index) })),
  );
  return app;
}

/** Titles on all pages, and the groups of the first one. */
async function listed(
  app: TestApp,
  headers: Record<string, string>,
  { filter = {}, sort = 'RELEVANCE', first = 20 }: { filter?: JobFilter; sort?: JobSort; first?: number } = {},
) {
  const titles: string[] = [];
  const pages: SearchJobsQuery['jobs'][] = [];
  let after: string | null = null;
  do {
    const { data, errors }: GraphQLResponse<SearchJobsQuery> = await app.graphql(
      SearchJobsDocument,
      { filter, sort, first, after },
      headers,
    );
    expect(errors).toEqual([]);
    if (!data) break;
    pages.push(data.jobs);
    titles.push(...data.jobs.nodes.map(({ title }) => title));
    after = data.jobs.endCursor;
  } while (after);
  return { titles, groups: pages[0]?.groups };
}

const NEWEST = JOBS.map(({ title }) => title);

describe('general brand', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await appWithJobs();
  });
  afterAll(() => app.close());

  test.each([20, 2, 1])(
    'JB-10 JB-23 a candidate’s list without words is ranked by fit, the rest by date: %i a page',
    async (first) => {
      const headers = await app.asCandidate(await storedCandidate(app.db, SKILLS));
      const { titles, groups } = await listed(app, headers, { first });
      expect(new Set(titles.slice(0, 2))).toEqual(new Set(['Theatre Nurse', 'Whole']));
      expect(titles.slice(2)).toEqual(['Half', 'Baker', 'Ward Nurse', 'Welder']);
      expect(groups).toMatchObject([
        { kind: 'FITTING', total: 3, totalIsEstimate: false },
        { kind: 'OTHERS', total: 3, totalIsEstimate: false },
      ]);
    },
  );

  test('JB-10 filters narrow what is ranked', async () => {
    const headers = await app.asCandidate(await storedCandidate(app.db, SKILLS));
    expect((await listed(app, headers, { filter: { city: 'Utrecht' } })).titles).toEqual(['Welder']);
  });

  test.each<[string, Record<string, number> | undefined, JobSort]>([
    ['a visitor', undefined, 'RELEVANCE'],
    ['a candidate without skills', {}, 'RELEVANCE'],
    ['a candidate who asks for the newest', SKILLS, 'NEWEST'],
  ])('JB-10 the list of %s is by date, without groups', async (_name, skills, sort) => {
    const headers = skills ? await app.asCandidate(await storedCandidate(app.db, skills)) : {};
    expect(await listed(app, headers, { sort })).toEqual({ titles: NEWEST, groups: [] });
  });
});

describe('healthcare brand', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await appWithJobs({ variant: 'H' });
  });
  afterAll(() => app.close());

  test.each([20, 1])('SH-28 JB-10 a visitor sees health work first, %i a page', async (first) => {
    const { titles, groups } = await listed(app, {}, { first });
    expect(titles).toEqual(['Ward Nurse', 'Theatre Nurse', 'Baker', 'Half', 'Whole', 'Welder']);
    expect(groups).toMatchObject([
      { kind: 'HEALTH', total: 2 },
      { kind: 'REST', total: 4 },
    ]);
  });

  test.each([20, 1])('SH-28 JB-10 a candidate sees health work first, both groups by fit, %i a page', async (first) => {
    const headers = await app.asCandidate(await storedCandidate(app.db, SKILLS));
    const { titles, groups } = await listed(app, headers, { first });
    expect(titles).toEqual(['Theatre Nurse', 'Ward Nurse', 'Whole', 'Half', 'Baker', 'Welder']);
    expect(groups?.map(({ kind }) => kind)).toEqual(['HEALTH', 'REST']);
  });

  test('SH-28 JB-10 the list that the page asks for has health occupations only', async () => {
    const { filter } = searchVariables({}, 'H');
    expect((await listed(app, {}, { filter })).titles).toEqual(['Ward Nurse', 'Theatre Nurse']);
    const headers = await app.asCandidate(await storedCandidate(app.db, SKILLS));
    const list = await listed(app, headers, { filter, first: 1 });
    expect(list.titles).toEqual(['Theatre Nurse', 'Ward Nurse']);
    expect(list.groups?.map(({ kind }) => kind)).toEqual(['FITTING', 'OTHERS']);
  });

  test('SH-28 JB-23 only health occupations are recommended', async () => {
    const headers = await app.asCandidate(await storedCandidate(app.db, SKILLS));
    const { data } = await app.graphql(RecommendedJobsDocument, { first: 20 }, headers);
    expect(data?.recommendedJobs.nodes.map(({ title }) => title)).toEqual(['Theatre Nurse']);
  });
});
