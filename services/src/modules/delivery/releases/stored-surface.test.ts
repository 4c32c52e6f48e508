import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Surface } from '@hirehq/shared-contracts/delivery';
import type { Budgets } from '@hirehq/shared-contracts/remote-manifest';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { publishReleases, releasesModule } from './index.ts';
import { writeTestRelease } from './testing/test-release.ts';

const SURFACE: Surface = {
  publishes: {},
  reads: { 'job.saved@1': { jobId: 'string' } },
  links: ['/a-page-nobody-else-names'],
  slots: [],
  operations: {},
  calls: {},
  shell: [],
  facade: {},
  shared: {},
};

const BUDGETS: Budgets = { entryBytes: 9000, readyMs: 3000 };

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ modules: [releasesModule] });
});
afterAll(() => test.close());

it('PF-02 the surface and the budgets of a release are stored with it, and no page carries them', async () => {
  const parts = { main: { js: ['entry.js'], css: [] } };
  const shell = await writeTestRelease({ remote: 'shell', version: '1.0.0-a', parts, surface: { ...SURFACE, pages: ['/'] } });
  const jobs = [
    await writeTestRelease({ remote: 'jobs', version: '1.0.0-a', surface: SURFACE, budgets: BUDGETS }),
    await writeTestRelease({ remote: 'jobs', version: '1.0.0-b', surface: SURFACE, budgets: BUDGETS }),
  ];
  await publishReleases(test.services, [shell, ...jobs]);
  const rows = await test.db.selectFrom('release').select('release').where('remote', '=', 'jobs').execute();
  expect(rows.map(({ release }) => release.surface)).toEqual([SURFACE, SURFACE]);
  expect(rows.map(({ release }) => release.manifest.budgets)).toEqual([BUDGETS, BUDGETS]);
  const { body } = await test.app.inject({ url: '/', headers: { accept: 'text/html' } });
  expect(body).toContain('1.0.0-b');
  expect(body).toContain('1.0.0-a');
  expect(body).not.toContain('a-page-nobody-else-names');
  expect(body).not.toContain('"surface"');
  expect(body).not.toContain('"budgets"');
});
