import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { DAY_MS } from '@hirehq/shared-contracts/durations';
import { LOAD_REPORTS_PATH, type LoadReport } from '@hirehq/shared-contracts/release';
import { createTestApp } from '../../../platform/testing/test-app.ts';
import type { ReleaseMapTable } from '../../../platform/database/tables/releases.ts';
import type { Services } from '../../../platform/module.ts';
import { createSourceMaps } from '../../../platform/source-maps/source-maps.ts';
import { mapsIn } from '../../../platform/source-maps/stored-maps.ts';
import { failedLoads, publishReleases, releasesModule } from './index.ts';
import { pruneReleases } from './sets/prune-releases.ts';
import { writeTestRelease } from './testing/test-release.ts';

const MAP = JSON.stringify({ version: 3, sources: ['mfe-jobs/src/job-page.tsx'], names: [], mappings: 'AAEI' });
const VERSION = '1.0.0-mapped';

async function startApp() {
  const test = await createTestApp({ modules: [releasesModule], config: { mode: 'development' } });
  onTestFinished(() => test.close());
  return test;
}

/** A built release, with the maps that `hirehq-build` leaves beside it. */
async function mapped(): Promise<string> {
  const folder = await writeTestRelease({ remote: 'jobs', version: VERSION, files: { 'entry.js': 'export const a = 1;' } });
  const maps = join(dirname(folder), 'maps', VERSION);
  await mkdir(maps, { recursive: true });
  onTestFinished(() => rm(maps, { recursive: true, force: true }));
  await writeFile(join(maps, 'entry.js.map'), MAP);
  return folder;
}

const report: LoadReport = {
  traceId: 'trace-1',
  remote: 'jobs',
  part: 'job',
  outcome: 'failed',
  attempts: [
    {
      version: VERSION,
      outcome: 'failed',
      phase: 'render',
      cause: 'threw',
      message: 'x is null',
      stack: `TypeError: x is null\n    at Page (https://jobs.example.com/remotes/jobs/${VERSION}/entry.js:1:1)`,
      ms: 12,
    },
  ],
  page: '/job/1',
  at: '2026-01-01T00:00:00.000Z',
};

it('PF-03 the maps of a release are stored for all processes and never served, and what browsers report is told with the lines of the sources', async () => {
  const { app, services } = await startApp();
  await publishReleases(services, [await mapped()]);
  for (const path of [
    `/remotes/jobs/${VERSION}/entry.js.map`,
    `/maps/jobs/${VERSION}/entry.js.map`,
    `/remotes/maps/jobs/${VERSION}/entry.js.map`,
  ])
    expect((await app.inject({ url: path })).statusCode).toBe(404);
  expect((await app.inject({ url: `/remotes/jobs/${VERSION}/entry.js` })).body).not.toContain('sourceMappingURL');

  expect((await app.inject({ method: 'POST', url: LOAD_REPORTS_PATH, payload: [report] })).statusCode).toBe(204);
  const listed = await app.inject({ url: '/ops/load-reports', headers: { host: 'localhost' } });
  const [newest] = listed.json<{ reports: { report: LoadReport }[] }>().reports;
  expect(newest?.report.attempts[0]?.stack).toBe('TypeError: x is null\n    at Page (mfe-jobs/src/job-page.tsx:3:5)');
  const [failed] = await failedLoads(services.db, createSourceMaps(mapsIn(services)), { since: new Date(0), limit: 1 });
  expect(failed?.report.attempts[0]?.stack).toContain('mfe-jobs/src/job-page.tsx:3:5');
});

it.each([
  ['is lost', async ({ files }: Services, { key }: ReleaseMapTable) => files.remove(key)],
  [
    'is another one',
    async ({ files, db }: Services) => {
      const key = await files.put(gzipSync(MAP.replace('AAEI', 'AAGI')), { unscanned: true });
      await db.updateTable('release_map').set({ key }).execute();
    },
  ],
  [
    'is damaged',
    async ({ files, db }: Services) => {
      const key = await files.put(Buffer.from('no map'), { unscanned: true });
      await db.updateTable('release_map').set({ key }).execute();
    },
  ],
])('PF-03 a map that %s never leads to wrong lines, and the next start with the build stores it again', async (_, damage) => {
  const { services } = await startApp();
  const folder = await mapped();
  await publishReleases(services, [folder]);
  const stack = `at Page (https://jobs.example.com/remotes/jobs/${VERSION}/entry.js:1:1)`;
  const resolved = () => createSourceMaps(mapsIn(services)).resolve(stack);
  expect(await resolved()).toContain('job-page.tsx:3:5');
  await damage(services, await services.db.selectFrom('release_map').selectAll().executeTakeFirstOrThrow());
  expect(await resolved()).toBe(stack);
  await publishReleases(services, [folder]);
  expect(await resolved()).toContain('job-page.tsx:3:5');
});

it('PF-03 maps are kept as long as their release', async () => {
  const { services } = await startApp();
  await publishReleases(services, [await mapped(), await writeTestRelease({ remote: 'jobs', version: '1.0.1' })], {
    promote: true,
  });
  await publishReleases(services, [await writeTestRelease({ remote: 'jobs', version: '1.0.2' })], { promote: true });
  const maps = async () =>
    (await services.db.selectFrom('release_map').select('version').execute()).map(({ version }) => version);
  expect(await maps()).toEqual([VERSION]);
  await pruneReleases({ ...services, now: () => new Date(Date.now() + (services.config.releaseDays + 1) * DAY_MS) });
  expect(await maps()).toEqual([]);
});

it.each([
  ['a script that names its map', { 'entry.js': 'export const a = 1;\n//# sourceMappingURL=entry.js.map' }],
  ['a map', { 'entry.js': 'export const a = 1;', 'entry.js.map': MAP }],
])('PF-03 a release with %s is refused, because releases are public', async (_, files) => {
  const { services } = await startApp();
  const folder = await writeTestRelease({ remote: 'jobs', version: '1.0.0', files });
  await expect(publishReleases(services, [folder])).rejects.toThrow('carries a source map');
  expect(existsSync(join(services.config.dataFolder, 'releases/jobs/1.0.0'))).toBe(false);
});

it('PF-03 a release without maps is published, and its positions stay as they are', async () => {
  const { services } = await startApp();
  expect(await publishReleases(services, [await writeTestRelease({ remote: 'jobs', version: '1.0.0' })])).toHaveLength(1);
  const stack = 'at Page (https://jobs.example.com/remotes/jobs/1.0.0/entry.js:1:1)';
  expect(await createSourceMaps(mapsIn(services)).resolve(stack)).toBe(stack);
});
