import { afterAll, beforeAll, expect, test } from 'vitest';
import { JobPageDocument, SearchJobsDocument } from '@hirehq/shared-contracts/graphql';
import { SaveJobDocument } from '@hirehq/mfe-jobs/src/shared/save-job/save-job.graphql.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { place, skill, storedCandidate, storedJobs } from './testing/stored-jobs.ts';

let app: TestApp;
let jobs: string[];
let amina: string;

beforeAll(async () => {
  app = await createTestApp();
  jobs = await storedJobs(app.db, [
    {
      title: 'Frontend Engineer',
      descriptionHtml: '<p>Build <strong>pages</strong>.</p>',
      places: [place('Lisbon', 'Lisbon', 'PT')],
      skills: [skill('React', 2), skill('CSS'), skill('TypeScript', 5), skill('HTML')],
      pay: { currency: 'EUR', min: 40_000, max: 50_000, unit: 'YEAR' },
    },
    { title: 'Senior Frontend Engineer', skills: [skill('React')] },
    { title: 'Welder' },
  ]);
  amina = await storedCandidate(app.db, { React: 3, TypeScript: 1 });
});
afterAll(() => app.close());

const search = (headers = {}) => app.graphql(SearchJobsDocument, { filter: {}, sort: 'RELEVANCE', first: 20 }, headers);

test('JB-11 a visitor sees cards without personal data', async () => {
  const { data, errors } = await search();
  expect(errors).toEqual([]);
  const card = data?.jobs.nodes.find((job) => job.title === 'Frontend Engineer');
  expect(card).toMatchObject({
    place: { city: 'Lisbon', country: 'Portugal' },
    pay: { currency: 'EUR', min: 40_000, max: 50_000, unit: 'YEAR' },
    saved: false,
    matchScore: null,
    application: null,
  });
  expect(card?.skills.map((each) => each.met)).toEqual([null, null, null, null]);
  expect(data?.jobs.total).toBe(3);
});

test('JB-11 JB-23 a candidate with skills sees which are met and a score', async () => {
  const { data } = await search(await app.asCandidate(amina));
  const card = data?.jobs.nodes.find((job) => job.title === 'Frontend Engineer');
  expect(card?.skills.map((each) => [each.name, each.met])).toEqual([
    ['React', true],
    ['CSS', false],
    ['TypeScript', true],
    ['HTML', false],
  ]);
  // React whole, TypeScript half for too few years, of four.
  expect(card?.matchScore).toBe(38);
});

test('JB-13 the detail has the text, the employer and similar jobs', async () => {
  const { data } = await app.graphql(JobPageDocument, { id: jobs[0] ?? '' });
  expect(data?.job).toMatchObject({
    descriptionHtml: '<p>Build <strong>pages</strong>.</p>',
    enterprise: { establishmentName: 'Acme', openJobs: 1 },
  });
  expect(data?.job?.similar.map((job) => job.title)).toEqual(['Senior Frontend Engineer']);
});

test('JB-11 JB-13 a job of an unknown posting date has the time it was added, marked as such, and is last by date', async () => {
  const [id = ''] = await storedJobs(app.db, [{ title: 'Undated Thatcher', postedAt: null }]);
  const { data } = await app.graphql(JobPageDocument, { id });
  expect(data?.job).toMatchObject({ postedAtIsKnown: false });
  expect(Date.now() - Date.parse(data?.job?.postedAt ?? '')).toBeLessThan(3_600_000);
  const newest = await app.graphql(SearchJobsDocument, { filter: {}, sort: 'NEWEST', first: 20 });
  expect(newest.data?.jobs.nodes.at(-1)?.id).toBe(id);
  const recent = await app.graphql(SearchJobsDocument, { filter: { postedWithinDays: 30 }, sort: 'NEWEST', first: 20 });
  expect(recent.data?.jobs.nodes.map((job) => job.id)).not.toContain(id);
  await app.db.deleteFrom('job').where('id', '=', id).execute();
});

test.each(['no-id', '00000000-0000-4000-8000-000000000000'])('JB-13 a job is not found %s', async (id) => {
  const { data, errors } = await app.graphql(JobPageDocument, { id });
  expect([data?.job, errors]).toEqual([null, []]);
});

test('JB-14 a bookmark is set and removed, by a candidate only', async () => {
  const headers = await app.asCandidate(amina);
  const jobId = jobs[1] ?? '';
  const save = (saved: boolean) => app.graphql(SaveJobDocument, { jobId, saved }, headers);
  for (const saved of [true, true, false, false])
    expect((await save(saved)).data?.saveJob).toMatchObject({ job: { id: jobId, saved } });
  expect((await app.graphql(SaveJobDocument, { jobId, saved: true })).errors[0]?.extensions.errorCode).toBe('NOT_SIGNED_IN');
  const { data } = await app.graphql(SaveJobDocument, { jobId: 'x', saved: true }, headers);
  expect(data?.saveJob).toMatchObject({ __typename: 'SaveJobRefused', code: 'JOB_NOT_FOUND' });
});

test('a list of jobs needs the same number of queries whatever its length', async () => {
  const headers = await app.asCandidate(amina);
  const queriesOf = async (first: number) => {
    const before = app.db.getExecutor();
    let count = 0;
    const original = before.executeQuery.bind(before);
    before.executeQuery = ((...args: Parameters<typeof original>) => {
      count++;
      return original(...args);
    }) as typeof original;
    try {
      await app.graphql(SearchJobsDocument, { filter: {}, sort: 'NEWEST', first }, headers);
    } finally {
      before.executeQuery = original;
    }
    return count;
  };
  expect(await queriesOf(3)).toBe(await queriesOf(1));
});
