import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ModuleFactory } from '../../module.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

/** What the fields below do before they are there. */
const behaviour: Record<'jobs' | 'job' | 'saveJob', () => Promise<unknown>> = {
  jobs: async () => undefined,
  job: async () => undefined,
  saveJob: async () => undefined,
};
const SOON = { timeout: 20_000 };
const JOB = { id: 'a', title: 'Nurse', summary: 'Cares.', similar: [] };

const jobs: ModuleFactory = () => ({
  name: 'jobs',
  resolvers: {
    Query: {
      jobs: async () => ({ nodes: (await behaviour.jobs()) ?? [JOB] }),
      job: async () => (await behaviour.job()) ?? JOB,
    },
    Mutation: {
      saveJob: async () => ({ __typename: 'SaveJobDone', job: (await behaviour.saveJob()) ?? JOB }),
    },
  },
});

/** Never stops anything by time. */
let patient: TestApp;
/** Stops what takes longer than a second. */
let hasty: TestApp;
let origin: string;
beforeAll(async () => {
  [patient, hasty] = await Promise.all([
    createTestApp({ modules: [jobs], config: { graphqlTimeMs: 120_000 } }),
    createTestApp({ modules: [jobs], config: { graphqlTimeMs: 1000 } }),
  ]);
  origin = await patient.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  for (const name of ['jobs', 'job', 'saveJob'] as const) behaviour[name] = async () => undefined;
});
afterAll(() => Promise.all([patient.close(), hasty.close()]));

const LIGHT = '{ job(id: "a") { title } }';
const HEAVY = '{ jobs(filter: {}, first: 30) { nodes { similar { title } } } }';
const MUTATION = 'mutation { saveJob(jobId: "a", saved: true) { ... on SaveJobDone { job { title } } } }';

interface GraphQLResponse {
  data?: unknown;
  errors?: { extensions: { errorCode: string } }[];
}
async function ask(app: TestApp, query: string, headers: Record<string, string> = {}) {
  const response = await app.app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
  const body = response.json<GraphQLResponse>();
  return { status: response.statusCode, code: body.errors?.[0]?.extensions.errorCode, body, headers: response.headers };
}
const listened = (query: string, signal?: AbortSignal) =>
  fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
    ...(signal && { signal }),
  });

/** Waits until so many statements sleep in the app's database. */
const sleeping = ({ db }: TestApp, many: number) =>
  expect
    .poll(async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*) from pg_stat_activity
        where datname = current_database() and state = 'active' and query like '%pg_sleep%' and pid <> pg_backend_pid()`.execute(
        db,
      );
      return rows[0]?.count;
    }, SOON)
    .toBe(many);

test('SV-03 a query that takes too long is stopped, also in the database', async () => {
  behaviour.job = () => sql`select pg_sleep(600)`.execute(hasty.db);
  const { status, code, headers } = await ask(hasty, LIGHT);
  expect([status, code, headers['retry-after']]).toEqual([503, 'QUERY_TOO_SLOW', '2']);
  await sleeping(hasty, 0);
});

test('SV-03 a query whose client has disconnected is stopped in the database', async () => {
  behaviour.job = () => sql`select pg_sleep(600)`.execute(patient.db);
  const client = new AbortController();
  const asked = listened(LIGHT, client.signal).catch(() => undefined);
  await sleeping(patient, 1);
  client.abort();
  await asked;
  await sleeping(patient, 0);
});

test('SV-03 a mutation is never stopped, and its outcome is reported', async () => {
  await sql`create table done (id int)`.execute(hasty.db);
  behaviour.saveJob = () =>
    hasty.db.transaction().execute(async (trx) => {
      await sql`insert into done values (1)`.execute(trx);
      await sql`select pg_sleep(1.2)`.execute(trx);
    });
  const { status, body } = await ask(hasty, MUTATION);
  expect([status, body]).toEqual([200, { data: { saveJob: { job: { title: 'Nurse' } } } }]);
  expect((await sql`select id from done`.execute(hasty.db)).rows).toEqual([{ id: 1 }]);
});

test('SV-03 a mutation continues if its client has disconnected', async () => {
  await sql`create table done (id int)`.execute(patient.db);
  behaviour.saveJob = async () => {
    await sql`select pg_sleep(0.3)`.execute(patient.db);
    await sql`insert into done values (1)`.execute(patient.db);
  };
  const client = new AbortController();
  const asked = listened(MUTATION, client.signal).catch(() => undefined);
  await sleeping(patient, 1);
  client.abort();
  await asked;
  await expect.poll(async () => (await sql`select id from done`.execute(patient.db)).rows, SOON).toEqual([{ id: 1 }]);
});

test('SV-03 a mutation with an expensive result is refused before it changes anything', async () => {
  let ran = false;
  behaviour.saveJob = async () => (ran = true);
  const aliases = Array.from({ length: 9 }, (_, index) => `a${index}: similar(first: ${index}) { title descriptionHtml }`).join(
    ' ',
  );
  const { code } = await ask(
    patient,
    `mutation { saveJob(jobId: "a", saved: true) { ... on SaveJobDone { job { ${aliases} x: similar { enterprise { openJobs } } } } } b: saveJob(jobId: "a", saved: true) { ... on SaveJobDone { job { ${aliases} } } } }`,
  );
  expect([code, ran]).toEqual(['QUERY_TOO_COMPLEX', false]);
});

test('SV-03 a response that is too large is not sent', async () => {
  behaviour.jobs = async () => Array.from({ length: 50 }, () => ({ ...JOB, summary: 'x'.repeat(50_000) }));
  const response = await ask(patient, '{ jobs(filter: {}, first: 50) { nodes { summary } } }');
  expect([response.status, response.code, response.body.data]).toEqual([400, 'QUERY_TOO_COMPLEX', undefined]);
});

test('SV-03 a query that reads too much is stopped', async () => {
  behaviour.job = async () => {
    for (let page = 0; page < 1000; page += 1)
      await sql`select repeat('x', 1000) from generate_series(1, 2000)`.execute(patient.db);
  };
  expect(await ask(patient, LIGHT)).toMatchObject({ status: 400, code: 'QUERY_TOO_COMPLEX' });
});

test('SV-03 expensive queries of visitors wait for each other; light ones and those of candidates overtake them', async () => {
  const started: (() => void)[] = [];
  behaviour.jobs = () => new Promise((resolve) => started.push(() => resolve(undefined)));
  const heavy = [ask(patient, HEAVY), ask(patient, HEAVY)];
  await expect.poll(() => started.length, SOON).toBe(1);
  for (let turn = 0; turn < 20; turn += 1) expect((await ask(patient, LIGHT)).status).toBe(200);
  expect(started).toHaveLength(1);
  const candidate = ask(patient, HEAVY, await patient.asCandidate('00000000-0000-4000-8000-00000000000a'));
  await expect.poll(() => started.length, SOON).toBe(2);
  started.pop()?.();
  expect((await candidate).status).toBe(200);
  started[0]?.();
  await expect.poll(() => started.length, SOON).toBe(2);
  started[1]?.();
  expect((await Promise.all(heavy)).map(({ status }) => status)).toEqual([200, 200]);
});

test('SV-03 a query that never got its turn is refused with Retry-After', async () => {
  let free = (): void => undefined;
  behaviour.jobs = () => new Promise((resolve) => (free = () => resolve(undefined)));
  const [first, second] = await Promise.all([ask(hasty, HEAVY), ask(hasty, HEAVY)]);
  expect(new Set([first.code, second.code])).toEqual(new Set(['OVERLOADED', 'QUERY_TOO_SLOW']));
  free();
});
