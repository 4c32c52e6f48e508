import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../platform/testing/test-app.ts';
import { closeAndPublish } from '../../../../engine/jobs/index.ts';
import { place, storedJobs } from '../../../../engine/jobs/testing/stored-jobs.ts';
import { publishReleases } from '../../index.ts';
import { writeTestRelease } from '../../testing/test-release.ts';

let app: TestApp;
let ids: string[];

beforeAll(async () => {
  app = await createTestApp({ config: { pageDataMs: 60_000 } });
  ids = await storedJobs(app.db, [{ title: 'Beekeeper', places: [place('Utrecht', null, 'NL')] }, { title: 'Gardener' }]);
});
afterAll(() => app.close());

const page = (url: string) => app.app.inject({ url, headers: { accept: 'text/html' } });

test('JB-24 pages of many visitors show the result of one query until a job in it is closed', async () => {
  const shell = await writeTestRelease({
    remote: 'shell',
    version: '1.0.0-a',
    files: { 'main.js': 'start();' },
    parts: { main: { js: ['main.js'], css: [] } },
  });
  const route = { access: 'public', criticality: 'primary', skeleton: 'page' } as const;
  const jobs = await writeTestRelease({
    remote: 'jobs',
    version: '1.0.0-a',
    routes: [
      { ...route, id: 'job', path: '/job/:id/:referrerId?', pageData: ['job'] },
      { ...route, id: 'jobList', path: '/job-list', pageData: ['jobSearch'] },
    ],
  });
  await publishReleases(app.services, [shell, jobs]);
  const [beekeeper = '', gardener = ''] = ids;
  // A page does not wait long for its data, which the first ones take longer to read.
  await expect.poll(async () => (await page(`/job/${beekeeper}`)).body, { timeout: 60_000 }).toContain('"Beekeeper"');
  await expect.poll(async () => (await page('/job-list')).body, { timeout: 60_000 }).toContain('"Gardener"');
  await app.db.updateTable('job').set({ title: 'Florist' }).where('id', '=', beekeeper).execute();
  expect((await page(`/job/${beekeeper}`)).body).toContain('"Beekeeper"');
  expect((await page('/job-list')).body).toContain('"Beekeeper"');

  const { db, outbox, now } = app.services;
  await db.transaction().execute((trx) => closeAndPublish(trx, outbox, [gardener], now()));
  await expect.poll(async () => (await page('/job-list')).body, { timeout: 60_000 }).not.toContain('"Gardener"');
  expect((await page('/job-list')).body).toContain('"Florist"');
  // It has nothing to do with the closed job.
  const before = (await page(`/job/${beekeeper}`)).body;
  expect(before).toContain('"Beekeeper"');
  expect(before).toContain('"JobPosting"');

  await db.transaction().execute((trx) => closeAndPublish(trx, outbox, [beekeeper], now()));
  await expect.poll(async () => (await page(`/job/${beekeeper}`)).body, { timeout: 60_000 }).not.toContain('"JobPosting"');
});
