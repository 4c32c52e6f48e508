import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RouteDeclaration } from '@hirehq/shared-contracts/remote-manifest';
import { releaseUrl, secondBase, type ReleaseSet } from '@hirehq/shared-contracts/release';
import { integrityOf } from '../../../../platform/integrity.ts';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { publishReleases, releasesModule } from '../index.ts';
import { writeTestRelease } from '../testing/test-release.ts';

const ASSETS = 'https://assets.example.com';
const list: RouteDeclaration = { id: 'jobList', path: '/job-list', access: 'public', criticality: 'primary', skeleton: 'list' };

let test: TestApp;
let folder: string;
let body: string;
let policy: string;
beforeAll(async () => {
  test = await createTestApp({ modules: [releasesModule], config: { mode: 'development', assetsOrigin: ASSETS } });
  folder = await mkdtemp(join(tmpdir(), 'hirehq-assets-'));
  const shell = (version: string) =>
    writeTestRelease({
      into: join(folder, `shell-${version}`),
      remote: 'shell',
      version,
      files: {
        'main.js': `start('${version}');`,
        'vendor.js': 'react',
        'main.css': 'body {}',
        'brand-400.1.woff2': 'font',
        'service-worker.js': 'work();',
      },
      parts: { main: { js: ['main.js', 'vendor.js'], css: ['main.css'] } },
    });
  const jobs = (version: string) =>
    writeTestRelease({
      into: join(folder, `jobs-${version}`),
      remote: 'jobs',
      version,
      routes: [list],
      files: { 'entry.js': `export const of = '${version}';`, 'list.js': 'list', 'list.css': '.a{}' },
      parts: { remote: { js: ['entry.js'], css: [] }, jobList: { js: ['list.js'], css: ['list.css'] } },
    });
  await publishReleases(test.services, [await shell('1.0.0'), await jobs('1.0.0'), await jobs('1.1.0')]);
  const response = await test.app.inject({ url: '/job-list', headers: { accept: 'text/html' } });
  [body, policy] = [response.body, String(response.headers['content-security-policy'])];
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

const integrity = () =>
  (JSON.parse(/<script type="importmap"[^>]*>([^<]*)</.exec(body)?.[1] ?? '{}') as { integrity: Record<string, string> })
    .integrity;
const releaseSet = () => JSON.parse(/id="hirehq-release-set">([^]*?)<\/script>/.exec(body)?.[1] ?? '{}') as ReleaseSet;

/** What a browser would load from there: the CDN asks this platform at the same path. */
const loaded = async (url: string) => {
  expect(url.startsWith(`${ASSETS}/`)).toBe(true);
  return test.app.inject({ url: url.slice(ASSETS.length), headers: { accept: '*/*', origin: test.services.config.origin } });
};

it('PF-02 a page names the origin of the assets wherever it names a file of a release', () => {
  const addresses = [...body.matchAll(/(https?:\/\/[^/"'\s]+)?\/(?:again\/)?(?:remotes|shell)\/[a-z0-9.]/g)];
  expect(addresses.length).toBeGreaterThan(10);
  expect([...new Set(addresses.map(([, origin]) => origin))]).toEqual([ASSETS]);
  expect(releaseSet().base).toBe(`${ASSETS}/remotes`);
  expect(body).toContain(`<link rel="preconnect" href="${ASSETS}" crossorigin="anonymous">`);
  expect(body).toContain(`import("${ASSETS}/shell/1.0.0/main.js")`);
});

it('PF-02 every script of the page and every file it preloads has the hash of the bytes that are loaded, at both addresses', async () => {
  const { remotes, base } = releaseSet();
  const map = integrity();
  for (const { current, previous } of Object.values(remotes))
    for (const release of [current, ...(previous ? [previous] : [])])
      for (const each of [base, secondBase(base)])
        expect(map[releaseUrl(each, release, 'entry.js')]).toBe(release.files['entry.js']?.integrity);
  const linked = [...body.matchAll(/<link rel="(?:modulepreload|stylesheet|preload)"[^>]* href="([^"]+)" integrity="([^"]+)"/g)];
  expect(linked.length).toBeGreaterThan(4);
  const named = [...Object.entries(map), ...linked.map(([, url = '', hash = '']) => [url, hash] as const)];
  for (const [url, hash] of named) {
    const { statusCode, rawPayload, headers } = await loaded(url);
    expect([url, statusCode, integrityOf(rawPayload), headers['access-control-allow-origin']]).toEqual([url, 200, hash, '*']);
  }
});

it('PF-02 the policy permits styles, fonts, pictures and checks from there; scripts need the nonce as ever, and the worker is ours', async () => {
  for (const directive of ['style-src', 'font-src', 'img-src', 'connect-src'])
    expect(policy).toMatch(new RegExp(`(^|; )${directive} [^;]*${ASSETS.replaceAll('.', '\\.')}(;| )`));
  expect(/(^|; )script-src ([^;]*)/.exec(policy)?.[2]).toMatch(/^'nonce-[^']+' 'strict-dynamic'$/);
  for (const directive of ['worker-src', 'manifest-src', 'default-src', 'frame-src'])
    expect(new RegExp(`(^|; )${directive} [^;]*`).exec(policy)?.[0]).not.toContain(ASSETS);
  const worker = await test.app.inject('/service-worker.js');
  expect([worker.statusCode, worker.body]).toEqual([200, expect.stringContaining('work();')]);
  expect(Object.keys(integrity()).join()).not.toContain('service-worker');
});
