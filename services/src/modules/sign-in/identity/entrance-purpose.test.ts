import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { APPLY_PARAMETER, jobAppliedTo } from '@hirehq/shared-contracts/session';
import { routes } from '@hirehq/shared-contracts/routes';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { storedJobs } from '../../engine/jobs/testing/stored-jobs.ts';
import { createTestBrowser, proofKey } from './testing/test-browser.ts';

let server: TestApp;
let open = '';
let closed = '';
beforeAll(async () => {
  server = await createTestApp({ candidateOf: 'module' });
  const ids = await storedJobs(server.db, [{ title: 'Nurse <b>' }, { title: 'Welder' }]);
  [open = '', closed = ''] = ids;
  await sql`update job set closed_at = now() where id = ${closed}`.execute(server.db);
});
afterAll(() => server.close());

async function pageAt(kind: 'auth' | 'registrations', job?: string) {
  const visitor = createTestBrowser(server.app);
  const extra = job === undefined ? {} : { [APPLY_PARAMETER]: job };
  const { page } = await visitor.open(visitor.startUrl(proofKey(), extra, kind));
  return page.body;
}

test.each([
  ['sign-in', 'auth', 'Sign in to apply for', 'Welcome back.'],
  ['registration', 'registrations', 'Create an account to apply for', 'You can apply for jobs straight away.'],
] as const)('JB-16 %s names the job to which somebody applies, as the platform knows it', async (_, kind, told, otherwise) => {
  const page = await pageAt(kind, open);
  expect(page).toContain(told);
  expect(page).toContain('<bdi>Nurse &lt;b&gt;</bdi>');
  expect(page).not.toContain(otherwise);
  for (const unknown of [undefined, closed, 'nonsense', '00000000-0000-4000-8000-000000000000']) {
    const plain = await pageAt(kind, unknown);
    expect(plain).toContain(otherwise);
    expect(plain).not.toContain(told);
  }
});

test('JB-16 the job is that of the application to which the sign-in leads', () => {
  expect(jobAppliedTo(routes.application({ id: 'job-1' }))).toBe('job-1');
  expect(jobAppliedTo(`${routes.publicApplication({ id: 'job-1' })}?step=review`)).toBe('job-1');
  expect(jobAppliedTo(routes.job({ id: 'job-1' }))).toBeUndefined();
});

test('ID-04 the pages wear the typeface and the sign of the brand, in the colours chosen on the platform', async () => {
  const page = await pageAt('auth');
  const files = [...page.matchAll(/(?:href|src)="([^"]*\/resources\/[^"]+)"/g)].map(([, path = '']) => path);
  const responses = await Promise.all(files.map((url) => server.app.inject({ url })));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(files.map(() => 200));
  expect(responses.map(({ headers }) => headers['content-type'])).toContain('font/woff2');
  const css = responses.find(({ headers }) => String(headers['content-type']).startsWith('text/css'))?.body ?? '';
  const font = files
    .find((path) => path.endsWith('.woff2'))
    ?.split('/')
    .at(-1);
  expect(css).toContain(`url('${font}')`);
  expect(css).toContain(`:root[data-scheme='dark']`);
});

test('ID-05 the typed email continues to the other pages', async () => {
  expect((await pageAt('auth')).match(/data-carry="email"/g)).toHaveLength(2);
  expect((await pageAt('registrations')).match(/data-carry="email"/g)).toHaveLength(1);
});
