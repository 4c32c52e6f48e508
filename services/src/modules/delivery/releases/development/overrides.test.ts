import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { RouteDeclaration } from '@hirehq/shared-contracts/remote-manifest';
import { createTestApp } from '../../../../platform/testing/test-app.ts';
import { publishReleases, releasesModule } from '../index.ts';
import { writeTestRelease } from '../testing/test-release.ts';

const ORIGIN = 'http://localhost:4101';
const list: RouteDeclaration = { id: 'jobList', path: '/job-list', access: 'public', criticality: 'primary', skeleton: 'list' };
const added: RouteDeclaration = { ...list, id: 'added', path: '/added' };

async function startApp(mode: 'development' | 'production' = 'development') {
  const test = await createTestApp({ modules: [releasesModule], config: { mode } });
  onTestFinished(() => test.close());
  const jobs = (version: string, routes = [list]) =>
    writeTestRelease({
      remote: 'jobs',
      version,
      routes,
      files: { 'remoteEntry.js': `export const of = '${version}';` },
      parts: { remote: { js: ['remoteEntry.js'], css: [] }, jobList: { js: [], css: [] } },
    });
  await publishReleases(test.services, [await writeTestRelease({ remote: 'shell', version: '1.0.0' }), await jobs('1.0.0')]);
  const releaseOf = async (folder: string): Promise<object> =>
    JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as object;
  const working = async (version: string, routes?: RouteDeclaration[]) => releaseOf(await jobs(version, routes));
  const page = (cookie = '', url = '/job-list') =>
    test.app.inject({ url, headers: { accept: 'text/html', ...(cookie && { cookie }) } });
  const offer = (payload: object) => test.app.inject({ method: 'POST', url: '/dev/overrides', payload });
  return { test, working, page, offer };
}

it('PF-06 PF-07 a working copy is in the pages of the browser that opened its address, and in no other', async () => {
  const { test, working, page, offer } = await startApp();
  const offered = await offer({ origin: ORIGIN, release: await working('1.0.0-dev.1', [list, added]) });
  expect(offered.statusCode).toBe(201);
  const opened = await test.app.inject({ url: offered.json<{ path: string }>().path });
  expect([opened.statusCode, opened.headers.location]).toEqual([302, '/job-list']);
  const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? '';

  const own = await page(cookie);
  const entry = `${ORIGIN}/remotes/jobs/1.0.0-dev.1/remoteEntry.js`;
  expect(own.body).toContain(`"${entry}":"sha384-`);
  expect(own.body).toContain(`jobs ← ${ORIGIN}`);
  expect(own.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-`);
  expect(own.headers['content-security-policy']).toMatch(new RegExp(`connect-src [^;]*${ORIGIN}`));
  expect((await page(cookie, '/added')).statusCode).toBe(200);

  const others = await page();
  expect(others.body).not.toContain(ORIGIN);
  expect(others.headers['content-security-policy']).not.toContain('localhost:4101');
  expect((await page('', '/added')).statusCode).toBe(404);

  const left = await test.app.inject({ url: '/dev/overrides/none', headers: { cookie } });
  expect(left.headers['set-cookie']).toContain('Max-Age=0');
});

it('PF-06 a newer build takes the place of the one before, and the open page is told', async () => {
  const { test, working, page, offer } = await startApp();
  const { path } = (await offer({ origin: ORIGIN, release: await working('1.0.0-dev.1') })).json<{ path: string }>();
  const cookie = String((await test.app.inject({ url: path })).headers['set-cookie']).split(';')[0] ?? '';
  const address = await test.app.listen({ port: 0 });
  const changes = await fetch(`${address}/dev/overrides/changes`, { headers: { cookie } });
  const reader = changes.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect(await reader?.read()).toMatchObject({ value: 'retry: 200\n\n' });

  const payload = { origin: ORIGIN, release: await working('1.0.0-dev.2') };
  expect((await test.app.inject({ method: 'PUT', url: path, payload })).statusCode).toBe(204);
  expect(await reader?.read()).toMatchObject({ value: 'data: built\n\n' });
  expect((await page(cookie)).body).toContain('/remotes/jobs/1.0.0-dev.2/');
  await reader?.cancel();
  expect((await test.app.inject({ method: 'PUT', url: '/dev/overrides/unknown', payload })).statusCode).toBe(404);
});

it.each([
  ['code of another machine', { origin: 'http://elsewhere.example:4101' }, 'origin'],
  ['code of this machine under another scheme', { origin: 'javascript:alert(1)//:4101' }, 'origin'],
  ['what was built for publication', { version: '1.0.0' }, 'release'],
])(
  'PF-06 %s is refused',
  async (_, { origin = ORIGIN, version = '1.0.0-dev.1' }: { origin?: string; version?: string }, field) => {
    const { working, offer } = await startApp();
    const refused = await offer({ origin, release: await working(version) });
    expect([refused.statusCode, Object.keys(refused.json<{ fields: object }>().fields)]).toEqual([400, [field]]);
  },
);

it('PF-06 production has no working copies: none is taken, and a cookie changes nothing', async () => {
  const { working, page, offer } = await startApp('production');
  expect((await offer({ origin: ORIGIN, release: await working('1.0.0-dev.1') })).statusCode).toBe(404);
  expect((await page('hirehq_override=anything')).body).not.toContain('hirehq-override');
});
