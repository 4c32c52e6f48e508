import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { backoffMs } from '@hirehq/shared-contracts/backoff';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { runScheduled, startTestWork } from '../../../platform/testing/test-work.ts';
import type { WorkRunner } from '../../../platform/work/work.ts';
import { employersModule } from '../employers/index.ts';
import { JOB, testEmployer, type AnyJson } from '../employers/testing/test-employer.ts';
import { seedCatalogue } from '../../engine/skills/index.ts';
import { deliverDue, REDELIVERY } from './deliver-due.ts';
import { webhooksModule } from './index.ts';
import { queueEvent } from './queue-event.ts';
import { webhookWork } from './webhook-work.ts';
import { overdueWebhooks } from './webhooks.store.ts';

interface Received {
  headers: IncomingMessage['headers'];
  body: string;
}

let app: TestApp;
let server: Server;
let url: string;
let received: Received[] = [];
let responses: { status: number; body?: string }[] = [];
const START = new Date('2026-05-04T09:00:00Z');
let time = START;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      const { status, body: said = '' } = responses.shift() ?? { status: 204 };
      response.writeHead(status).end(said);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  // The worker of the app stands still: tests say when.
  const quiet: typeof webhooksModule = (services) => ({ ...webhooksModule(services), work: [] });
  app = await createTestApp({ now: () => time, modules: [employersModule, quiet], config: { fetchPrivate: true } });
  await seedCatalogue(app.db);
});
beforeEach(() => {
  received = [];
  responses = [];
  time = START;
});
afterAll(async () => {
  await app.close();
  server.close();
});

/** Delivers what is due at this moment. */
const deliver = async (config: Partial<TestApp['services']['config']> = {}) => {
  const services = { ...app.services, config: { ...app.services.config, ...config } };
  for (const id of await overdueWebhooks(app.db, time)) await deliverDue(services, id);
};

async function listening(topics: readonly string[] = ['job.closed']) {
  const employer = await testEmployer(app);
  const { body } = await employer.ask('POST webhooks', { url, topics });
  const { id, secret } = body as { id: string; secret: string };
  const deliveries = async (query = '') =>
    (await employer.ask(`GET webhooks/${id}/deliveries${query}`)).body['items'] as Record<string, AnyJson>[];
  const closeJob = async () => {
    const job = (await employer.ask('POST jobs', JOB)).body['id'] as string;
    const before = (await deliveries()).length;
    await employer.ask(`POST jobs/${job}/close`);
    await expect.poll(async () => (await deliveries()).length).toBe(before + 1);
    return job;
  };
  return { ...employer, id, secret, deliveries, closeJob };
}

test('SV-08 events are delivered, signed according to Standard Webhooks', async () => {
  const hook = await listening();
  const jobId = await hook.closeJob();
  await deliver();
  const [one] = received;
  expect(JSON.parse(one?.body ?? '')).toMatchObject({ type: 'job.closed', data: { jobId } });
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = one?.headers ?? {};
  const key = Buffer.from(hook.secret.replace('whsec_', ''), 'base64');
  expect(signature).toBe(`v1,${createHmac('sha256', key).update([id, at, one?.body].join('.')).digest('base64')}`);
  expect(at).toBe(String(START.getTime() / 1000));
  expect(await hook.deliveries()).toMatchObject([{ id, status: 'delivered', attempts: 1, lastStatus: 204 }]);
  expect(JSON.stringify((await hook.ask('GET webhooks')).body)).not.toContain(hook.secret);
});

test('SV-08 a failed delivery is retried with the same id, later each time, and is a dead letter after a day', async () => {
  const hook = await listening();
  await hook.closeJob();
  responses = Array.from({ length: 60 }, () => ({ status: 500, body: 'x'.repeat(5000) }));
  await deliver();
  await deliver();
  expect(received).toHaveLength(1);
  const [waiting] = await hook.deliveries();
  expect(waiting).toMatchObject({ status: 'waiting', attempts: 1, lastStatus: 500, lastAnswer: 'x'.repeat(1024) });
  for (let minute = 0; minute < 25 * 60; minute += 10) {
    time = new Date(START.getTime() + minute * 60_000);
    await deliver();
  }
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  const [dead] = await hook.deliveries('?status=dead');
  expect(dead).toMatchObject({ id: waiting?.['id'], status: 'dead', nextAttemptTimestamp: null });
  responses = [];
  await hook.ask(`POST webhooks/${hook.id}/deliveries/${dead?.['id']}/redeliver`);
  await deliver();
  expect(await hook.deliveries('?status=dead')).toEqual([]);
});

test('SV-08 the backoff doubles from seconds to two hours, with jitter', () => {
  expect([1, 2, 3, 12, 40].map((attempts) => backoffMs(REDELIVERY, attempts, 1) / 1000)).toEqual([5, 10, 20, 7200, 7200]);
  expect(backoffMs(REDELIVERY, 1, 0)).toBe(2500);
});

test('SV-08 deliveries arrive in order, and a failed one does not block the next', async () => {
  const hook = await listening();
  const jobs = [await hook.closeJob(), await hook.closeJob(), await hook.closeJob()];
  responses = [{ status: 503 }];
  await deliver();
  expect(received.map(({ body }) => JSON.parse(body).data.jobId)).toEqual(jobs);
  time = new Date(START.getTime() + 6000);
  await deliver();
  expect(JSON.parse(received.at(-1)?.body ?? '').data.jobId).toBe(jobs[0]);
});

test('SV-08 an endpoint that is gone gets no deliveries until it is changed', async () => {
  const hook = await listening();
  responses = [{ status: 410 }];
  await hook.ask(`POST webhooks/${hook.id}/test`);
  await hook.ask(`POST webhooks/${hook.id}/test`);
  await deliver();
  expect(received).toHaveLength(1);
  expect((await hook.ask('GET webhooks')).body).toMatchObject([{ active: false }]);
  await hook.ask(`PUT webhooks/${hook.id}`, { url, topics: ['job.closed'] });
  await deliver();
  expect(received).toHaveLength(2);
});

test('SV-08 a redirect is a failure, and private addresses are refused', async () => {
  const hook = await listening();
  responses = [{ status: 302 }];
  await hook.ask(`POST webhooks/${hook.id}/test`);
  await deliver();
  expect(await hook.deliveries()).toMatchObject([{ status: 'waiting', lastStatus: 302 }]);
  await hook.ask(`POST webhooks/${hook.id}/test`);
  await deliver({ fetchPrivate: false });
  expect((await hook.deliveries())[0]).toMatchObject({
    status: 'waiting',
    lastStatus: null,
    lastError: expect.stringContaining('public internet'),
  });
  expect(received).toHaveLength(1);
});

test('SV-08 two processes at once deliver once and in order, including what a killed one left', async () => {
  const hook = await listening();
  for (let count = 0; count < 3; count += 1) await hook.ask(`POST webhooks/${hook.id}/test`);
  const due = (await hook.deliveries()).map(({ id }) => id).toReversed();
  // What a process had begun that was killed.
  await sql`
    update work.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '1 hour'
    where id = (select id from work.job where data ->> 'webhookId' = ${hook.id} order by created_on limit 1)`.execute(app.db);
  const processes: WorkRunner[] = [];
  for (let count = 0; count < 2; count += 1)
    processes.push(await startTestWork({ url: app.databaseUrl }, { declared: () => webhookWork(app.services) }));
  onTestFinished(async () => {
    for (const process of processes) await process.stop();
  });
  const statuses = async () => (await hook.deliveries()).map(({ status }) => status);
  await expect.poll(statuses, { timeout: 30_000 }).toEqual(['delivered', 'delivered', 'delivered']);
  await expect
    .poll(
      async () =>
        (await sql`select from work.job where data ->> 'webhookId' = ${hook.id} and state <> 'completed'`.execute(app.db)).rows,
      {
        timeout: 30_000,
      },
    )
    .toEqual([]);
  expect(received.map(({ headers }) => headers['webhook-id'])).toEqual(due);
});

test('SV-08 an overdue delivery is found', async () => {
  const hook = await listening();
  await hook.ask(`POST webhooks/${hook.id}/test`);
  await sql`delete from work.job`.execute(app.db);
  time = new Date(START.getTime() + 600_000);
  await runScheduled([{ work: webhookWork(app.services) }], 'webhooks.tidy');
  const process = await startTestWork({ url: app.databaseUrl }, { declared: () => webhookWork(app.services) });
  onTestFinished(() => process.stop());
  await expect.poll(() => received.filter(({ body }) => body.includes(hook.id)), { timeout: 20_000 }).toHaveLength(1);
});

test('SV-08 another employer’s webhook is not found', async () => {
  const [own, other] = [await listening(), await testEmployer(app)];
  for (const [method, end] of [
    ['DELETE', ''],
    ['POST', '/test'],
    ['GET', '/deliveries'],
  ] as const) {
    const [refused, missing] = [
      await other.ask(`${method} webhooks/${own.id}${end}`),
      await other.ask(`${method} webhooks/${randomUUID()}${end}`),
    ];
    expect(refused.statusCode).toBe(404);
    expect({ ...refused.body, traceId: '' }).toEqual({ ...missing.body, traceId: '' });
  }
});

test('SV-08 jobs closed together are delivered individually, once, however often the event is delivered', async () => {
  const hook = await listening();
  const jobIds = Array.from({ length: 1000 }, () => randomUUID());
  const event = {
    id: 987_654_321,
    topic: 'job.closed' as const,
    payload: { enterpriseId: hook.enterpriseId, jobIds },
    createdAt: START,
  };
  await queueEvent(app.services, event);
  await queueEvent(app.services, event);
  const rows = await app.db
    .selectFrom('webhook_delivery')
    .select('body')
    .where('webhook_id', '=', hook.id)
    .orderBy('position')
    .execute();
  expect(rows.map(({ body }) => (JSON.parse(body) as { data: { jobId: string } }).data.jobId)).toEqual(jobIds);
});
