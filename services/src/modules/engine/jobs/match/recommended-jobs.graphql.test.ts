import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  RecommendedJobsDocument,
  type RecommendedJobsQuery,
} from '@hirehq/mfe-jobs/src/find/features/recommend-jobs/recommended-jobs.graphql.ts';
import { type GraphQLResponse, type TestApp, createTestApp } from '../../../../platform/testing/test-app.ts';
import { place, skill, storedCandidate, storedJobs } from '../testing/stored-jobs.ts';
import { closeJobs } from '../write/write-jobs.store.ts';
import { jsonb } from '../../../../platform/database/database.ts';

let app: TestApp;
let jobs: string[];
beforeAll(async () => {
  app = await createTestApp();
  jobs = await storedJobs(app.db, [
    { title: 'Both', skills: [skill('React'), skill('TypeScript')], places: [place('Utrecht', null, 'NL')] },
    { title: 'Both abroad', skills: [skill('React'), skill('TypeScript')], places: [place('Paris', null, 'FR')] },
    { title: 'Half', skills: [skill('React'), skill('Java')], places: [place('Utrecht', null, 'NL')] },
    { title: 'Hardly', skills: [skill('React'), ...['Java', 'SQL', 'Kubernetes', 'C++'].map((name) => skill(name))] },
    { title: 'Not at all', skills: [skill('Patient care')] },
    { title: 'Applied to', skills: [skill('React')] },
    { title: 'Closed', skills: [skill('React')] },
    { title: 'Of a pool', skills: [skill('React')] },
    { title: 'Run out', skills: [skill('React')], closesOn: '2020-01-01' },
  ]);
  await app.db.transaction().execute((trx) => closeJobs(trx, [jobs[6] ?? ''], new Date()));
  const pool = { id: randomUUID(), enterprise_id: randomUUID(), name: 'Pool' };
  await app.db
    .insertInto('enterprise')
    .values({ id: pool.enterprise_id, establishment_name: 'Pool', domain_names: [] })
    .execute();
  await app.db.insertInto('talent_pool').values(pool).execute();
  await app.db
    .updateTable('job')
    .set({ talent_pool_id: pool.id })
    .where('id', '=', jobs[7] ?? '')
    .execute();
  await app.db
    .deleteFrom('job_search')
    .where('job_id', '=', jobs[7] ?? '')
    .execute();
});
afterAll(() => app.close());

async function candidate(skills: Record<string, number>, country: string | null = null): Promise<Record<string, string>> {
  const id = await storedCandidate(app.db, skills);
  await app.db.updateTable('candidate').set({ country }).where('id', '=', id).execute();
  const now = new Date();
  await app.db
    .insertInto('application')
    .values({
      id: randomUUID(),
      job_id: jobs[5] ?? '',
      candidate_id: id,
      request_id: randomUUID(),
      answers: jsonb([]),
      enterprise_process_status: 'R',
      submitted_at: now,
      changed_at: now,
    })
    .execute();
  return app.asCandidate(id);
}

async function recommended(headers: Record<string, string>, first = 20) {
  const nodes = [];
  let after: string | null = null;
  do {
    const { data, errors }: GraphQLResponse<RecommendedJobsQuery> = await app.graphql(
      RecommendedJobsDocument,
      { first, after },
      headers,
    );
    expect(errors).toEqual([]);
    nodes.push(...(data?.recommendedJobs.nodes ?? []));
    after = data?.recommendedJobs.endCursor ?? null;
  } while (after);
  return nodes;
}

test('JB-23 the best matches come first, those of the own country before others, with their reasons; closed and private jobs, and those applied to, are left out', async () => {
  const nodes = await recommended(await candidate({ React: 3, TypeScript: 3 }, 'NL'));
  expect(nodes.map(({ title }) => title)).toEqual(['Both', 'Half', 'Both abroad']);
  expect(nodes.map(({ matchScore }) => matchScore)).toEqual(nodes.map(({ match }) => match?.score));
  expect(nodes[1]?.match?.reasons[0]).toMatchObject({ kind: 'SKILLS', met: ['React'], missing: ['Java'] });
});

test('JB-23 pages contain each job once and in the same order', async () => {
  const headers = await candidate({ React: 3, TypeScript: 3 }, 'NL');
  const [whole, paged] = [await recommended(headers), await recommended(headers, 1)];
  expect(whole.length).toBeGreaterThan(1);
  expect(paged.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
});

test('JB-23 an empty profile has no recommendations', async () => {
  expect(await recommended(await candidate({}))).toEqual([]);
});

test('JB-23 a visitor is asked to sign in, and an invalid cursor is refused', async () => {
  const { errors } = await app.graphql(RecommendedJobsDocument, { first: 5 });
  expect(errors[0]?.extensions.errorCode).toBe('NOT_SIGNED_IN');
  const headers = await candidate({ React: 1 });
  const refused = await app.graphql(RecommendedJobsDocument, { first: 5, after: 'x' }, headers);
  expect(refused.errors[0]?.extensions.errorCode).toBe('VALIDATION_FAILED');
});
