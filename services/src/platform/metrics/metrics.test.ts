import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { JobPageDocument, SearchJobsDocument } from '@hirehq/shared-contracts/graphql';
import { SaveJobDocument } from '@hirehq/mfe-jobs/src/shared/save-job/save-job.graphql.ts';
import { connectionPoolOf } from '../database/database.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { METRICS_PATH } from './management-server.ts';

const ANNA = '00000000-0000-4000-8000-00000000000a';
const PLANTED = { keyword: 'plantedkeyword', path: 'plantedpath', email: 'planted@example.com', agent: 'planted-agent' };

const MANAGEMENT = { host: '127.0.0.1', port: 0 };

let hirehq: TestApp;
let origin: string;
beforeAll(async () => {
  hirehq = await createTestApp({ config: { management: MANAGEMENT } });
  origin = await hirehq.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => hirehq.close());

/** The server of the management port. */
function management({ app }: TestApp = hirehq): FastifyInstance {
  if (!app.management) throw new Error('There is no management port.');
  return app.management;
}

/** The samples whose line begins so, by the rest of the line's labels. */
async function samples(name: string): Promise<Map<string, number>> {
  const { body } = await management().inject({ url: METRICS_PATH });
  const lines = body.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(name.length, at), Number(line.slice(at + 1))];
    }),
  );
}
const only = async (name: string, labels: string) =>
  [...(await samples(name))].find(([key]) => labels.split(',').every((label) => key.includes(label)))?.[1] ?? 0;

test('requests are counted by the pattern of their route, method and status', async () => {
  const labels = 'method="GET",route="/live",status="200"';
  const before = await only('hirehq_http_request_duration_seconds_count', labels);
  await hirehq.app.inject({ url: '/live' });
  await hirehq.app.inject({ url: '/live?again' });
  expect(await only('hirehq_http_request_duration_seconds_count', labels)).toBe(before + 2);
});

test('fields of queries and mutations are counted by their result, refusals by their code', async () => {
  await hirehq.graphql(SearchJobsDocument, { filter: {}, sort: 'RELEVANCE', first: 20 });
  expect(await only('hirehq_graphql_field_duration_seconds_count', 'field="Query.jobs",result="ok"')).toBeGreaterThan(0);

  const before = await only('hirehq_refusals_total', 'code="NOT_FOUND"');
  const headers = await hirehq.asCandidate(ANNA);
  await hirehq.graphql(SaveJobDocument, { jobId: randomUUID(), saved: true }, headers);
  const { body } = await management().inject({ url: METRICS_PATH });
  expect(body).toMatch(/hirehq_graphql_field_duration_seconds_count\{field="Mutation\.\w+",result="refused"\}/);
  await hirehq.app.inject({ url: '/api/v1/candidates/no-such-call', headers });
  expect(await only('hirehq_refusals_total', 'code="NOT_FOUND"')).toBeGreaterThan(before);
});

test('open streams are counted, and how late their events are', async () => {
  const abort = new AbortController();
  const response = await fetch(`${origin}/stream?candidate=${ANNA}`, {
    headers: await hirehq.asCandidate(ANNA),
    signal: abort.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  await reader?.read();
  expect(await only('hirehq_streams_open', '')).toBe(1);
  await hirehq.db
    .transaction()
    .execute((trx) => hirehq.services.stream.send(trx, ANNA, 'notification.received', { id: 'n', unReadNotifications: 1 }));
  while (!(await reader?.read())?.value?.includes('notification.received'));
  expect(await only('hirehq_stream_delivery_seconds_count', '')).toBe(1);
  abort.abort();
  while ((await only('hirehq_streams_open', '')) > 0) await sleep(20);
});

test('the process, the pool, the queue and the outbox have metrics', async () => {
  const { body, headers } = await management().inject({ url: METRICS_PATH });
  expect(headers['content-type']).toContain('text/plain');
  for (const name of [
    'nodejs_eventloop_lag_seconds',
    'process_resident_memory_bytes',
    'hirehq_outbox_age_seconds',
    'hirehq_release_set',
  ])
    expect(body).toMatch(new RegExp(`^${name} `, 'm'));
  for (const state of ['used', 'idle', 'waiting']) expect(body).toContain(`hirehq_database_connections{state="${state}"}`);
});

test('requests wait for a connection only while all are in use', async () => {
  const waiting = () => only('hirehq_database_connections', 'state="waiting"');
  for (let scrape = 0; scrape < 5; scrape += 1) expect(await waiting()).toBe(0);
  const max = connectionPoolOf(hirehq.db)?.options.max ?? 0;
  let held = 0;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const hold = () =>
    hirehq.db.connection().execute(async () => {
      held += 1;
      await released;
    });
  const all = Array.from({ length: max + 5 }, hold);
  while (held < max) await sleep(10);
  // The scrape itself waits for a connection, after it has counted.
  const counted = waiting();
  await sleep(50);
  release();
  expect(await counted).toBeGreaterThanOrEqual(5);
  await Promise.all(all);
  expect(await waiting()).toBe(0);
});

test('no metric has anything of a person or of what somebody searched for', async () => {
  const headers = { ...(await hirehq.asCandidate(ANNA, { email: PLANTED.email })), 'user-agent': PLANTED.agent };
  await hirehq.app.inject({ url: `/job-list?keyword=${PLANTED.keyword}`, headers });
  await hirehq.app.inject({ url: `/${PLANTED.path}/${PLANTED.email}`, headers });
  await hirehq.app.inject({ url: `/api/v1/candidates/${PLANTED.path}`, headers });
  await hirehq.graphql(SearchJobsDocument, { filter: { keyword: PLANTED.keyword }, sort: 'RELEVANCE', first: 20 }, headers);
  await hirehq.graphql(JobPageDocument, { id: ANNA }, headers);
  const { body } = await management().inject({ url: METRICS_PATH });
  expect(body.toLowerCase()).not.toMatch(/planted/);
  expect(body).not.toContain(ANNA);
});

test('metrics are reachable by the management port only, and so is the health of the process', async () => {
  const page = await hirehq.app.inject({ url: METRICS_PATH });
  expect(page.body).not.toContain('hirehq_http_request_duration_seconds');
  expect((await management().inject({ url: '/live' })).json()).toEqual({ status: 'live' });
  expect((await management().inject({ url: '/ready' })).json()).toMatchObject({ database: 'up' });
});

test('a process that stops is not ready at the management port either', async () => {
  const stopped = await createTestApp({ modules: [], config: { management: MANAGEMENT } });
  const address = await management(stopped).listen(MANAGEMENT);
  expect((await fetch(`${address}/ready`)).status).toBe(200);
  await stopped.close();
  await expect(fetch(`${address}/ready`)).rejects.toThrow('fetch failed');
});

test('without a management port nothing is measured', async () => {
  const plain = await createTestApp({ modules: [] });
  onTestFinished(() => plain.close());
  expect(plain.app.metrics).toBeUndefined();
  expect(plain.app.management).toBeUndefined();
});
