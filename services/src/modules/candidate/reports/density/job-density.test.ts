import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JobDensityInput } from '@hirehq/shared-contracts/graphql/types';
import { JobDensityDocument } from '@hirehq/mfe-reports/src/features/view-density/job-density.graphql.ts';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { throwRefused } from '../../../../platform/testing/throw-refused.ts';
import { searchJobs } from '../../../engine/jobs/index.ts';
import { place, skill, skillId, storedCandidate, storedJobs } from '../../../engine/jobs/testing/stored-jobs.ts';
import { storeFewPlaces } from '../../../engine/places/testing/few-places.ts';

const COORDINATES = { 1: [52.37, 4.89], 2: [38.72, -9.13], 3: [51.51, -0.13], 4: [42.98, -81.25], 11: [1.29, 103.85] } as const;
const AMSTERDAM = place('Amsterdam', 'North Holland', 'NL');
const ONTARIO = place('London', 'Ontario', 'CA');
const ENGLAND = place('London', 'England', 'GB');
const REACT = [skill('React')];

let app: TestApp;
let headers: Record<string, string>;

beforeAll(async () => {
  app = await createTestApp();
  await storeFewPlaces(app.db);
  for (const [id, [latitude, longitude]] of Object.entries(COORDINATES))
    await app.db.updateTable('place').set({ latitude, longitude }).where('id', '=', `city:${id}`).execute();
  await storedJobs(app.db, [
    { title: 'React engineer', skills: REACT, places: [AMSTERDAM] },
    { title: 'Java engineer', skills: [skill('Java')], places: [AMSTERDAM] },
    { title: 'React engineer', skills: REACT, places: [AMSTERDAM, ENGLAND] },
    { title: 'React designer', skills: REACT, places: [ONTARIO] },
    { title: 'React engineer', skills: REACT, places: [place('Singapore', null, 'SG')] },
    { title: 'React engineer anywhere', skills: REACT, remote: true },
    { title: 'Clerk', places: [AMSTERDAM] },
    { title: 'Clerk', places: [place('Nowhereville', null, 'NL')] },
  ]);
  headers = await app.asCandidate(await storedCandidate(app.db, { React: 5, Java: 2 }));
});
afterAll(() => app.close());

async function density(input: Partial<JobDensityInput> = {}, as = headers) {
  const { data, errors } = await app.graphql(JobDensityDocument, { input: { level: 'CITY', ...input } }, as);
  throwRefused(errors);
  if (!data) throw new Error('no data');
  return data.jobDensity;
}
const numbers = ({ locations }: Awaited<ReturnType<typeof density>>) =>
  locations.map(({ city, state, country, jobs }) => [city ?? state ?? country, jobs]);

test('RP-03 jobs for the candidate’s skills by city, most first, where the gazetteer has them', async () => {
  const found = await density();
  expect(found).toMatchObject({ total: 6, totalIsEstimate: false, isEstimate: false });
  expect(found.mySkills.map(({ name }) => name)).toEqual(['React', 'Java']);
  expect(numbers(found)).toEqual([
    ['Amsterdam', 3],
    ['London', 1],
    ['London', 1],
    ['Singapore', 1],
  ]);
  expect(found.locations[0]).toMatchObject({ state: 'North Holland', country: 'NL', latitude: 52.37, longitude: 4.89 });
});

test('RP-03 by state and by country', async () => {
  expect(numbers(await density({ level: 'STATE' }))).toEqual([
    ['North Holland', 3],
    ['England', 1],
    ['Ontario', 1],
  ]);
  const countries = await density({ level: 'COUNTRY', skills: [] });
  expect(numbers(countries)[0]).toEqual(['NL', 5]);
  expect(countries.total).toBe(8);
});

test('RP-03 by one skill, by a keyword, and by both', async () => {
  expect((await density({ skills: [skillId('Java')] })).total).toBe(1);
  expect(numbers(await density({ skills: [], keyword: ' clerk ' }))).toEqual([['Amsterdam', 1]]);
  expect(numbers(await density({ keyword: 'designer' }))).toEqual([['London', 1]]);
});

test('RP-03 each number is that of the search for the location', async () => {
  for (const level of ['CITY', 'STATE', 'COUNTRY'] as const)
    for (const { city, state, country, jobs } of (await density({ level })).locations) {
      const filter = { skills: [skillId('React'), skillId('Java')], city, state, country };
      const found = await searchJobs(app.db, {
        filter,
        sort: 'RELEVANCE',
        after: null,
        first: 20,
        synonyms: false,
        now: new Date(),
      });
      expect([city, state, country, (await found.counts()).total]).toEqual([city, state, country, jobs]);
    }
});

test('RP-03 a candidate without skills has no jobs for them, but can see any', async () => {
  const newcomer = await app.asCandidate(await storedCandidate(app.db));
  expect(await density({}, newcomer)).toMatchObject({ mySkills: [], total: 0, locations: [] });
  expect((await density({ skills: [] }, newcomer)).total).toBe(8);
});

test('RP-03 a keyword that is too long is refused', async () => {
  await expect(density({ keyword: 'x'.repeat(201) })).rejects.toMatchObject({ fields: { keyword: 'TOO_LONG' } });
});
