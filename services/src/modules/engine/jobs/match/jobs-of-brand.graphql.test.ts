import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMPANY_TAGS } from '@hirehq/shared-contracts/codes';
import { JobPageDocument } from '@hirehq/shared-contracts/graphql';
import { RecommendedJobsDocument } from '@hirehq/mfe-jobs/src/find/features/recommend-jobs/recommended-jobs.graphql.ts';
import { JobDensityDocument } from '@hirehq/mfe-reports/src/features/view-density/job-density.graphql.ts';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { place, skill, storedCandidate, storedJobs } from '../testing/stored-jobs.ts';

const SKILLS = [skill('React'), skill('TypeScript')];
const PLACES = [place('Amsterdam', 'North Holland', 'NL')];
const OF_BRAND = { title: 'React engineer', skills: SKILLS, places: PLACES, company: 'Calm', companyTag: COMPANY_TAGS.N };
const OTHER = { title: 'React engineer', skills: SKILLS, places: PLACES, company: 'Loud' };

let app: TestApp;
let jobs: string[];
let headers: Record<string, string>;
beforeAll(async () => {
  app = await createTestApp({ config: { variant: 'N' } });
  jobs = await storedJobs(app.db, [OF_BRAND, OTHER, OF_BRAND, OTHER]);
  headers = await app.asCandidate(await storedCandidate(app.db, { React: 5, TypeScript: 5 }));
});
afterAll(() => app.close());

test('SH-28 JB-23 the neurodiversity brand recommends only jobs of its company tag', async () => {
  const { data } = await app.graphql(RecommendedJobsDocument, { first: 10 }, headers);
  const found = data?.recommendedJobs.nodes.map(({ id }) => id);
  expect(new Set(found)).toEqual(new Set([jobs[0], jobs[2]]));
});

test('SH-28 JB-13 of the jobs that are similar to one, the neurodiversity brand shows those of its company tag', async () => {
  const { data } = await app.graphql(JobPageDocument, { id: jobs[0] ?? '' }, headers);
  expect(data?.job?.similar.map(({ id }) => id)).toEqual([jobs[2]]);
});

test('SH-28 RP-03 the map of the neurodiversity brand counts the jobs of its company tag, and all jobs of one employer', async () => {
  const density = async (input: object) =>
    (await app.graphql(JobDensityDocument, { input: { level: 'CITY', ...input } }, headers)).data?.jobDensity.total;
  expect(await density({})).toBe(2);
  const other = (await app.graphql(JobPageDocument, { id: jobs[1] ?? '' }, headers)).data?.job?.enterprise.id;
  expect(await density({ enterprise: other })).toBe(1);
});
