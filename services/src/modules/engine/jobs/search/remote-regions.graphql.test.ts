import { afterAll, beforeAll, expect, test } from 'vitest';
import { JobPageDocument, SearchJobsDocument } from '@hirehq/shared-contracts/graphql';
import type { JobFilter } from '@hirehq/shared-contracts/graphql/types';
import { RecommendedJobsDocument } from '@hirehq/mfe-jobs/src/find/features/recommend-jobs/recommended-jobs.graphql.ts';
import { importFeed } from '../../feeds/index.ts';
import { storeFewPlaces } from '../../places/testing/few-places.ts';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { seedCatalogue } from '../../skills/index.ts';
import { storedCandidate } from '../testing/stored-jobs.ts';

let app: TestApp;
const LOCATIONS = {
  emea: 'Remote - EMEA',
  moon: 'Remote - Moon',
  anywhere: 'Remote',
  union: 'Remote - EU; Remote - United States',
  office: 'EMEA',
  hybrid: 'Hybrid - EMEA',
  world: 'London, UK; Remote - Worldwide',
} as const;

beforeAll(async () => {
  app = await createTestApp();
  await storeFewPlaces(app.db);
  await seedCatalogue(app.db);
  const jobs = Object.entries(LOCATIONS).map(([name, location], index) => ({
    id: index + 1,
    title: `Clerk ${name}`,
    content: '<p>You write Java.</p>',
    company_name: 'Acme',
    absolute_url: `https://jobs.example.com/${index + 1}`,
    location: { name: location },
  }));
  async function* bytes() {
    yield Buffer.from(JSON.stringify({ jobs }));
  }
  const from = { name: 'feed', charset: undefined, bytes: bytes() };
  const { error } = await importFeed(app.db, { from, format: 'greenhouse' });
  if (error) throw new Error(error);
});
afterAll(() => app.close());

const names = (nodes: readonly { title: string }[]) => nodes.map(({ title }) => title.replace('Clerk ', '')).toSorted();
const found = async (filter: JobFilter) => {
  const { data, errors } = await app.graphql(SearchJobsDocument, { filter, sort: 'NEWEST', first: 20 });
  expect(errors).toEqual([]);
  return names(data?.jobs.nodes ?? []);
};

test('JB-10 a remote job in a region is allowed from its countries, one in an unknown place from anywhere', async () => {
  const everywhere = ['anywhere', 'moon', 'world'];
  expect(await found({ remote: true, remoteFrom: 'NL' })).toEqual([...everywhere, 'emea', 'union'].toSorted());
  expect(await found({ remote: true, remoteFrom: 'GB' })).toEqual([...everywhere, 'emea'].toSorted());
  expect(await found({ remote: true, remoteFrom: 'US' })).toEqual([...everywhere, 'union'].toSorted());
  expect(await found({ remote: true, remoteFrom: 'BR' })).toEqual(everywhere);
});

test('JB-10 the facet counts what the filter finds', async () => {
  const { data } = await app.graphql(SearchJobsDocument, { filter: { remoteFrom: 'US' }, sort: 'NEWEST', first: 20 });
  const remote = data?.jobs.facets.find(({ field }) => field === 'remote')?.values[0]?.count;
  expect(remote).toBe((await found({ remote: true, remoteFrom: 'US' })).length);
});

test('JB-10 a country finds remote work of its region, and no on-site work elsewhere in the region', async () => {
  expect(await found({ country: 'DE' })).toEqual(['emea', 'union', 'world']);
  expect(await found({ country: 'US' })).toEqual(['union', 'world']);
});

test('JB-13 a job has the countries, and the employer’s name for them', async () => {
  const searchOf = async (name: string) => {
    const { id } = await app.db.selectFrom('job').select('id').where('title', '=', `Clerk ${name}`).executeTakeFirstOrThrow();
    const query = `{ job(id: "${id}") { remote remoteFrom places { label country } } }`;
    const raw = await app.app.inject({ method: 'POST', url: '/graphql', payload: { query } });
    const { data } = await app.graphql(JobPageDocument, { id });
    const { remoteFrom, ...rest } = raw.json<{ data: { job: { remoteFrom: string[] } } }>().data.job;
    return { ...rest, countries: remoteFrom.length, regions: data?.job?.remoteRegions, own: data?.job?.remoteCountries };
  };
  expect(await searchOf('emea')).toEqual({
    remote: true,
    places: [{ label: 'EMEA', country: null }],
    countries: 131,
    regions: ['EMEA'],
    own: [],
  });
  expect(await searchOf('union')).toMatchObject({ countries: 28, regions: ['EU'], own: ['US'] });
  for (const name of ['moon', 'anywhere', 'world'])
    expect(await searchOf(name)).toMatchObject({ countries: 0, regions: [], own: [] });
  expect(await searchOf('office')).toMatchObject({ remote: false, countries: 0, regions: [], own: [] });
});

test('JB-23 a remote job of another region is not near the candidate', async () => {
  const candidateIn = async (country: string) => {
    const id = await storedCandidate(app.db, { Java: 3 });
    await app.db.updateTable('candidate').set({ country }).where('id', '=', id).execute();
    return app.asCandidate(id);
  };
  const placeOf = async (country: string) => {
    const { data } = await app.graphql(RecommendedJobsDocument, { first: 20, after: null }, await candidateIn(country));
    const job = data?.recommendedJobs.nodes.find(({ title }) => title === 'Clerk emea');
    return job?.match?.reasons.find(({ kind }) => kind === 'PLACE');
  };
  expect(await placeOf('NL')).toMatchObject({ met: ['R'], missing: [] });
  expect(await placeOf('US')).toMatchObject({ points: 0, met: [], missing: ['EMEA'] });
});
