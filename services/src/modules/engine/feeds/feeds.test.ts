import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { backoffMs } from '@hirehq/shared-contracts/backoff';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { testEmployer, type TestEmployer } from '../../employer-api/employers/testing/test-employer.ts';
import { startTestWork } from '../../../platform/testing/test-work.ts';
import { workDone } from '../../../platform/testing/work-done.ts';
import { pullDueFeeds, pullWork } from './pull-work.ts';
import { pullBackoff } from './pull-feed.ts';
import { confirmClosing } from './import/close-missing.ts';
import { heldSources } from './import/held-closings.store.ts';

let app: TestApp;
let server: Server;
let url: string;
let respond: RequestListener;
let asked: (string | undefined)[] = [];
let time = new Date('2026-11-01T00:00:00Z');
beforeAll(async () => {
  app = await createTestApp({ config: { fetchPrivate: true }, now: () => time });
  server = createServer((request, response) => {
    asked.push(request.headers['if-none-match']);
    respond(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jobs.json`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await app.close();
});
let employer: TestEmployer;
beforeEach(async () => {
  employer = await testEmployer(app);
  asked = [];
});
afterEach(async () => {
  // A feed that was just added may still be on its way.
  await workDone(app.db);
  await app.db.deleteFrom('feed').execute();
});

async function pullDue(): Promise<void> {
  await pullDueFeeds(app.services);
  await workDone(app.db);
}
const later = (minutes: number) => (time = new Date(time.getTime() + minutes * 60_000));
const job = (id: number) => ({ id, title: `Baker ${id}`, company: 'Somebody else', description: 'You bake bread.' });
const sends =
  (jobs: unknown[], etag?: string): RequestListener =>
  (request, response) => {
    if (etag && request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
    if (etag) response.setHeader('etag', etag);
    response.end(JSON.stringify(jobs));
  };
const openTitles = async () =>
  (
    await app.db
      .selectFrom('job')
      .select('title')
      .where('enterprise_id', '=', employer.enterpriseId)
      .where('closed_at', 'is', null)
      .orderBy('title')
      .execute()
  ).map(({ title }) => title);
const feeds = async () => (await employer.ask('GET feeds')).body as Record<string, unknown>[];

test('SV-09 a feed is pulled at its interval, by ETag, into jobs of its employer only', async () => {
  respond = sends([job(1), job(2), { id: 3 }], '"one"');
  const made = await employer.ask('POST feeds', { url, format: 'json', everyMinutes: 60 });
  expect([made.statusCode, made.body]).toEqual([200, expect.objectContaining({ url, outcome: null, report: null })]);
  await pullDue();
  expect(await openTitles()).toEqual(['Baker 1', 'Baker 2']);
  expect(await feeds()).toEqual([
    expect.objectContaining({
      outcome: 'imported',
      failures: 0,
      report: expect.objectContaining({
        imported: 2,
        refused: [{ position: 3, id: '3', reason: "'title' is missing" }],
        error: null,
      }),
    }),
  ]);
  await pullDue();
  expect(asked).toEqual([undefined]);
  later(70);
  await pullDue();
  expect(asked).toEqual([undefined, '"one"']);
  expect(await feeds()).toEqual([
    expect.objectContaining({ outcome: 'unchanged', report: expect.objectContaining({ imported: 2 }) }),
  ]);
  respond = sends([job(2)]);
  later(70);
  await pullDue();
  expect(await openTitles()).toEqual(['Baker 2']);
});

test('SV-09 a failing feed keeps its jobs, is pulled less often, and completely once it is back', async () => {
  respond = sends([job(1)], '"one"');
  await employer.ask('POST feeds', { url, format: 'json', everyMinutes: 60 });
  await pullDue();
  respond = (_request, response) => response.writeHead(500).end();
  for (const failures of [1, 2]) {
    later(60 * 24);
    await pullDue();
    expect(await feeds()).toEqual([
      expect.objectContaining({
        outcome: 'failed',
        failures,
        report: expect.objectContaining({ error: expect.stringContaining('responded with status 500') }),
      }),
    ]);
  }
  expect(await openTitles()).toEqual(['Baker 1']);
  respond = sends([job(1), job(2)], '"one"');
  later(60 * 24);
  await pullDue();
  expect(asked.at(-1)).toBeUndefined();
  expect(await openTitles()).toEqual(['Baker 1', 'Baker 2']);
});

test('SV-09 the pause doubles with each failure, up to a day, never below the interval', () => {
  const pause = (everyMinutes: number, failures: number, chance = 1) =>
    backoffMs(pullBackoff(everyMinutes), failures + 1, chance) / 60_000;
  expect([0, 1, 2, 3, 9].map((failures) => pause(60, failures))).toEqual([60, 120, 240, 480, 1440]);
  expect(pause(7 * 24 * 60, 3)).toBe(7 * 24 * 60);
  expect([pause(100, 0, 0), pause(100, 0, 1)]).toEqual([90, 100]);
});

test('SV-09 a feed is pulled by one process at a time', async () => {
  let under = 0;
  let most = 0;
  respond = (request, response) => {
    most = Math.max(most, ++under);
    setTimeout(() => {
      under--;
      sends([job(1)])(request, response);
    }, 50);
  };
  const other = await startTestWork({ url: app.databaseUrl }, { declared: () => pullWork(app.services) });
  onTestFinished(() => other.stop());
  for (const format of ['json', 'jsonld'] as const) await employer.ask('POST feeds', { url, format });
  await Promise.all([pullDue(), pullDue(), pullDue()]);
  expect([most, asked.length]).toEqual([1, 2]);
});

test('SV-09 a feed can be pulled immediately and removed with its jobs', async () => {
  respond = sends([job(1)]);
  const { body } = await employer.ask('POST feeds', { url, format: 'json' });
  await pullDue();
  await employer.ask(`POST feeds/${String(body['id'])}/pull`);
  await pullDue();
  expect(asked).toHaveLength(2);
  expect((await employer.ask(`DELETE feeds/${String(body['id'])}`)).body).toBe(true);
  expect([await openTitles(), await feeds()]).toEqual([[], []]);
});

test('SV-09 another employer can neither see, pull nor remove it, and learns nothing', async () => {
  const { body } = await employer.ask('POST feeds', { url, format: 'json' });
  const other = await testEmployer(app, { name: 'Other' });
  expect((await other.ask('GET feeds')).body).toEqual([]);
  for (const id of [String(body['id']), '00000000-0000-4000-8000-000000000000']) {
    expect((await other.ask(`POST feeds/${id}/pull`)).statusCode).toBe(404);
    expect((await other.ask(`DELETE feeds/${id}`)).statusCode).toBe(404);
  }
  expect(await feeds()).toHaveLength(1);
});

test.each([
  [{ url: 'ftp://example.com/', format: 'json' }],
  [{ url: 'x', format: 'json' }],
  [{ url: 'https://example.com/', format: 'word' }],
  [{ url: 'https://example.com/', format: 'json', everyMinutes: 1 }],
  [{ url: 'https://example.com/', format: 'json', map: { fields: { titel: 'x' } } }],
])('SV-09 %j is not a feed', async (body) => {
  expect((await employer.ask('POST feeds', body)).statusCode).toBe(400);
});

test('SV-09 an employer can have twenty feeds', async () => {
  for (let count = 0; count < 20; count++)
    expect((await employer.ask('POST feeds', { url, format: 'json' })).statusCode).toBe(200);
  expect((await employer.ask('POST feeds', { url, format: 'json' })).statusCode).toBe(409);
});

test('SV-09 a feed in a private network is not fetched', async () => {
  const { config } = app.services;
  app.services.config = { ...config, fetchPrivate: false };
  onTestFinished(() => void (app.services.config = config));
  await employer.ask('POST feeds', { url, format: 'json' });
  await pullDue();
  expect(asked).toEqual([]);
  expect(await feeds()).toEqual([
    expect.objectContaining({
      outcome: 'failed',
      report: expect.objectContaining({ error: expect.stringContaining('not a public internet address') }),
    }),
  ]);
});

const closings = async () =>
  (await app.db.selectFrom('outbox').select('payload').where('topic', '=', 'job.closed').orderBy('id').execute())
    .map(({ payload }) => payload as unknown as { enterpriseId: string; jobIds: string[] })
    .filter(({ enterpriseId }) => enterpriseId === employer.enterpriseId);

test('SV-08 SV-09 jobs missing from a feed, and those of a removed feed, are reported as closed, once', async () => {
  respond = sends([job(1), job(2), job(3)]);
  const { body } = await employer.ask('POST feeds', { url, format: 'json', everyMinutes: 60 });
  await pullDue();
  const ids = new Map(
    (await app.db.selectFrom('job').select(['id', 'title']).where('enterprise_id', '=', employer.enterpriseId).execute()).map(
      ({ id, title }) => [title, id],
    ),
  );
  respond = sends([job(2)]);
  later(70);
  await pullDue();
  later(70);
  await pullDue();
  const [gone, ...more] = await closings();
  expect([new Set(gone?.jobIds), more]).toEqual([new Set([ids.get('Baker 1'), ids.get('Baker 3')]), []]);
  await employer.ask(`DELETE feeds/${String(body['id'])}`);
  expect((await closings())[1]).toEqual({ enterpriseId: employer.enterpriseId, jobIds: [ids.get('Baker 2')] });
});

const jobsOf = (...ids: number[]) => ids.map(job);
const manyIds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const feedWith = async (ids: number[]) => {
  respond = sends(jobsOf(...ids), '"all"');
  const { body } = await employer.ask('POST feeds', { url, format: 'json', everyMinutes: 60 });
  await pullDue();
  return String(body['id']);
};
const pulled = async (listener: RequestListener) => {
  respond = listener;
  later(70);
  await pullDue();
  const [feed] = await feeds();
  return feed as { jobsHeld: number; outcome: string; report: { closed: number; held: number; closingSkipped: string | null } };
};
const heldEvents = async () =>
  (await app.db.selectFrom('outbox').select('payload').where('topic', '=', 'closing.held').orderBy('id').execute())
    .map(({ payload }) => payload as unknown as { enterpriseId: string; feedId: string; jobs: number })
    .filter(({ enterpriseId }) => enterpriseId === employer.enterpriseId);

test('SV-08 SV-09 a pull that would close most jobs waits for the next one, and the employer is told', async () => {
  await employer.ask('POST webhooks', { url: 'https://hooks.example.com/', topics: ['closing.held'] });
  const id = await feedWith(manyIds);
  expect(await pulled(sends(jobsOf(1, 2, 3, 11), '"few"'))).toMatchObject({
    outcome: 'imported',
    jobsHeld: 7,
    report: {
      imported: 1,
      closed: 0,
      held: 7,
      closingSkipped: expect.stringContaining('it lacks more than half of the open jobs. 7 of 10'),
    },
  });
  expect(await openTitles()).toHaveLength(11);
  expect(await heldEvents()).toEqual([{ enterpriseId: employer.enterpriseId, feedId: id, jobs: 7 }]);
  // The next pull asks for the whole feed, so that an unchanged one says the same.
  const next = await pulled(sends(jobsOf(1, 2, 3, 11), '"few"'));
  expect(asked.at(-1)).toBeUndefined();
  expect(next).toMatchObject({ jobsHeld: 0, report: { closed: 7, held: 0, closingSkipped: null } });
  expect(await openTitles()).toEqual(['Baker 1', 'Baker 11', 'Baker 2', 'Baker 3']);
  expect(await heldEvents()).toHaveLength(1);
  const [webhook] = (await employer.ask('GET webhooks')).body as { id: string }[];
  await expect
    .poll(async () => (await employer.ask(`GET webhooks/${webhook?.id}/deliveries`)).body['items'] as unknown[])
    .toMatchObject([{ topic: 'closing.held' }]);
});

test('SV-09 jobs that come back do not wait any more', async () => {
  await feedWith(manyIds);
  await pulled(sends(jobsOf(1)));
  expect(await pulled(sends(jobsOf(...manyIds)))).toMatchObject({ jobsHeld: 0, report: { closed: 0, held: 0 } });
  expect(await pulled(sends(jobsOf(1)))).toMatchObject({ jobsHeld: 9, report: { closed: 0, held: 9 } });
  expect(await openTitles()).toHaveLength(10);
});

test('SV-09 a pull that fails says nothing about jobs that wait', async () => {
  await feedWith(manyIds);
  await pulled(sends(jobsOf(1, 2)));
  expect(
    await pulled((_request, response) => response.writeHead(200).end('<html><body>Maintenance</body></html>')),
  ).toMatchObject({
    outcome: 'failed',
    jobsHeld: 8,
    report: { closed: 0 },
  });
  later(24 * 60);
  expect(await pulled(sends(jobsOf(1, 2)))).toMatchObject({ jobsHeld: 0, report: { closed: 8 } });
});

test('SV-09 an empty list waits even if it would close one job, and another list closes only what both lack', async () => {
  await feedWith([1, 2, 3]);
  expect(await pulled(sends([]))).toMatchObject({
    jobsHeld: 3,
    report: { closed: 0, held: 3, closingSkipped: expect.stringContaining('it has no posting') },
  });
  expect(await openTitles()).toHaveLength(3);
  expect(await pulled(sends(jobsOf(3)))).toMatchObject({ jobsHeld: 0, report: { closed: 2, held: 0 } });
  expect(await openTitles()).toEqual(['Baker 3']);
  await pulled(sends([]));
  expect(await pulled(sends([]))).toMatchObject({ jobsHeld: 0, report: { closed: 1 } });
  expect(await openTitles()).toEqual([]);
});

test.each([
  [10, 5],
  [12, 6],
  [5, 4],
])('SV-09 of %i jobs, %i are closed at once', async (all, gone) => {
  const ids = Array.from({ length: all }, (_, index) => index + 1);
  await feedWith(ids);
  expect(await pulled(sends(jobsOf(...ids.slice(gone))))).toMatchObject({ jobsHeld: 0, report: { closed: gone, held: 0 } });
});

test('SV-09 new jobs of another list do not hide that it lacks all the old ones', async () => {
  await feedWith(manyIds);
  const others = Array.from({ length: 40 }, (_, index) => 100 + index);
  expect(await pulled(sends(jobsOf(...others)))).toMatchObject({ jobsHeld: 10, report: { imported: 40, closed: 0, held: 10 } });
});

test('SV-08 SV-09 the employer confirms the closing; nobody else can', async () => {
  const id = await feedWith(manyIds);
  await pulled(sends(jobsOf(1)));
  const other = await testEmployer(app, { name: 'Other' });
  expect((await other.ask(`POST feeds/${id}/confirm-closing`)).statusCode).toBe(404);
  expect(await openTitles()).toHaveLength(10);
  expect((await employer.ask(`POST feeds/${id}/confirm-closing`)).body).toMatchObject({ id, jobsHeld: 0 });
  expect(await openTitles()).toEqual(['Baker 1']);
  expect((await closings()).flatMap(({ jobIds }) => jobIds)).toHaveLength(9);
  expect((await employer.ask(`POST feeds/${id}/confirm-closing`)).body).toMatchObject({ jobsHeld: 0 });
  expect(await pulled(sends(jobsOf(1)))).toMatchObject({ report: { closed: 0, held: 0 } });
});

test('SV-09 an operator sees which jobs wait, and confirms their closing', async () => {
  const id = await feedWith(manyIds);
  await pulled(sends(jobsOf(9, 10)));
  const own = async () => (await heldSources(app.db)).filter(({ source }) => source === `feed:${id}`);
  expect(await own()).toEqual([{ source: `feed:${id}`, employers: 'Acme', jobs: 8, open: 10, since: time }]);
  expect(await confirmClosing(app.db, app.services.outbox, `feed:${id}`, time)).toBe(8);
  expect([await own(), await openTitles()]).toEqual([[], ['Baker 10', 'Baker 9']]);
});

test('SV-09 a bad record neither fails nor hangs the pull, and its reason is in the report', async () => {
  await feedWith([1, 2, 3]);
  const feed = await pulled(sends([job(1), { ...job(2), id: 'a\0b' }, job(3)]));
  expect(feed).toMatchObject({
    outcome: 'imported',
    report: {
      error: null,
      refused: [{ position: 2, id: 'a\ufffdb', reason: 'the id has control characters or halves of characters' }],
    },
  });
  expect(await openTitles()).toHaveLength(3);
});
