import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RouteDeclaration, SlotDeclaration } from '@hirehq/shared-contracts/remote-manifest';
import { LOAD_REPORTS_PATH, MAX_LOAD_REPORTS, secondBase, type LoadReport } from '@hirehq/shared-contracts/release';
import type { ModuleFactory } from '../../../platform/module.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { tidyCopies } from './files/tidy-copies.ts';
import { publishReleases, releasesModule } from './index.ts';
import { pageHeaders } from './pages/page-headers.ts';
import { releasesFolder } from './releases-folder.ts';
import { writeTestRelease } from './testing/test-release.ts';

const list: RouteDeclaration = {
  id: 'jobList',
  path: '/job-list',
  access: 'public',
  criticality: 'primary',
  pageData: ['jobSearch'],
  skeleton: 'list',
};
const detail: RouteDeclaration = {
  id: 'job',
  path: '/job/:id/:referrerId?',
  access: 'public',
  criticality: 'primary',
  pageData: ['job'],
  skeleton: 'detail',
};
const mine: RouteDeclaration = {
  id: 'myJobs',
  path: '/candidate/my-jobs',
  access: 'candidate',
  criticality: 'primary',
  pageData: ['jobSearch'],
  skeleton: 'list',
};
const home: RouteDeclaration = { id: 'home', path: '/', access: 'public', criticality: 'primary', skeleton: 'page' };

const jobsFiles = {
  'remoteEntry.js': 'export const get = () => 1;\n'.repeat(60),
  'list.js': 'export const list = 1;',
  'list.css': '.list { color: red }',
  'search.js': 'export const search = 1;',
};
const search: SlotDeclaration = { id: 'search', slot: 'header.search', criticality: 'essential', access: 'both' };
const jobsParts = {
  remote: { js: ['remoteEntry.js'], css: [] },
  jobList: { js: ['list.js'], css: ['list.css'] },
  search: { js: ['search.js'], css: [] },
};
const jobs: ModuleFactory = () => ({
  name: 'jobs',
  resolvers: {
    Query: {
      jobs: () => ({
        nodes: [],
        size: 0,
        groups: [],
        total: 7,
        totalIsEstimate: false,
        facets: [],
        wider: [],
        otherSearches: [],
      }),
      job: (_parent, { id }: { id: string }) => (id === 'none' ? null : Promise.reject(new Error('broken'))),
    },
  },
});

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ modules: [jobs, releasesModule], config: { mode: 'development' } });
});
afterAll(() => test.close());

const publish = (...folders: string[]) => publishReleases(test.services, folders);
const page = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers: { accept: 'text/html', ...headers } });
const inlined = <T>(html: string, id: string) =>
  JSON.parse(new RegExp(`id="${id}">([^]*?)</script>`).exec(html)?.[1] ?? 'null') as T;
interface SetInPage {
  sequence: number;
  remotes: Record<string, { current: { version: string }; previous?: { version: string } }>;
}

describe('before anything is published', () => {
  it('the page says what to run', async () => {
    const response = await page('/');
    expect(response.statusCode).toBe(503);
    expect(response.body).toContain('npm start');
  });
});

describe('publishing', () => {
  it('makes a version live and the one before it the previous, and does nothing the second time', async () => {
    const shell = await writeTestRelease({
      remote: 'shell',
      version: '1.0.0-a',
      routes: [home],
      files: { 'main.js': 'start();', 'main.css': 'body {}', 'vendor.js': 'react' },
      parts: { main: { js: ['main.js', 'vendor.js'], css: ['main.css'] } },
    });
    const first = await writeTestRelease({
      remote: 'jobs',
      version: '1.0.0-a',
      routes: [list, detail, mine],
      slots: [search],
      files: jobsFiles,
      parts: jobsParts,
    });
    const second = await writeTestRelease({
      remote: 'jobs',
      version: '1.0.0-b',
      routes: [list, detail, mine],
      slots: [search],
      files: jobsFiles,
      parts: jobsParts,
    });
    expect(await publish(shell, first, second)).toHaveLength(3);
    expect(await publish(second)).toHaveLength(0);
    const set = inlined<SetInPage>((await page('/')).body, 'hirehq-release-set');
    expect(set).toMatchObject({
      sequence: 2,
      remotes: { jobs: { current: { version: '1.0.0-b' }, previous: { version: '1.0.0-a' } } },
    });
    expect(set.remotes).not.toHaveProperty('shell');
  });

  it('rejects other content under a published version', async () => {
    const changed = await writeTestRelease({
      remote: 'jobs',
      version: '1.0.0-b',
      files: { ...jobsFiles, 'list.js': 'export const list = 2;' },
    });
    await expect(publish(changed)).rejects.toThrow(/jobs 1\.0\.0-b was rejected: .*never changes/);
  });

  it('rejects a folder whose files do not match its hashes, and leaves nothing behind', async () => {
    const tampered = await writeTestRelease({ remote: 'jobs', version: '1.0.0-c' });
    await writeFile(join(tampered, 'entry.js'), 'evil();');
    await expect(publish(tampered)).rejects.toThrow(/entry\.js does not match its hash/);
    expect((await test.app.inject('/remotes/jobs/1.0.0-c/entry.js')).statusCode).toBe(404);
  });

  it('keeps copies on this disk only of versions that are stored, and of what has just come', async () => {
    const folder = releasesFolder(test.services.config);
    const yesterday = new Date(test.services.now().getTime() - 86_400_000);
    await publish(await writeTestRelease({ remote: 'reports', version: '1.0.0' }));
    await page('/');
    for (const name of ['0.9.0', '1.0.0.part-1', '2.0.0']) await mkdir(join(folder, 'reports', name), { recursive: true });
    for (const name of ['0.9.0', '1.0.0.part-1', '1.0.0']) await utimes(join(folder, 'reports', name), yesterday, yesterday);
    const removed = await tidyCopies(test.db, folder, test.services.now());
    expect(removed.map(({ version }) => version).toSorted()).toEqual(['0.9.0', '1.0.0.part-1']);
    expect((await readdir(join(folder, 'reports'))).toSorted()).toEqual(['1.0.0', '2.0.0']);
  });

  it('rejects a remote that requires another contract version', async () => {
    await expect(publish(await writeTestRelease({ remote: 'profile', version: '1.0.0', contract: '9.0.0' }))).rejects.toThrow(
      /requires contract version 9\.0\.0/,
    );
  });
});

describe('files of a release', () => {
  const file = '/remotes/jobs/1.0.0-b/remoteEntry.js';

  it('are immutable, for any origin, and of the right type', async () => {
    const { statusCode, headers } = await test.app.inject(file);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect((await test.app.inject('/shell/1.0.0-a/main.css')).headers['content-type']).toMatch(/^text\/css/);
  });

  it('leave no warning in the log', async () => {
    const warnings: Error[] = [];
    const note = (warning: Error) => warnings.push(warning);
    process.on('warning', note);
    const origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { status } = await fetch(`${origin}${file}`);
    // Warnings are reported in a later turn.
    await new Promise(setImmediate);
    process.off('warning', note);
    expect({ status, warnings }).toEqual({ status: 200, warnings: [] });
  });

  it('come compressed', async () => {
    const response = await test.app.inject({ url: file, headers: { 'accept-encoding': 'gzip, br' } });
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.headers['content-type']).toMatch(/javascript/);
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(jobsFiles['remoteEntry.js']);
  });

  it.each(['/remotes/jobs/1.0.0-b/missing.js', '/remotes/jobs/9.9.9/remoteEntry.js', '/shell/1.0.0-a/missing.js', '/missing.js'])(
    '%s is a real 404, never the page',
    async (url) => {
      const response = await test.app.inject({ url, headers: { accept: '*/*' } });
      expect(response.statusCode).toBe(404);
      expect(response.headers['content-type']).not.toContain('html');
    },
  );
});

it('PF-01 the served part of a release is stored with it, and responds as a file that does not exist', async () => {
  const remote = await writeTestRelease({
    remote: 'served',
    version: '1.0.0',
    routes: [{ ...list, path: '/served', served: true }],
    files: { 'entry.js': 'export {};' },
  });
  await publish(remote);
  const address = (file: string) => `/remotes/served/1.0.0/${file}`;
  expect((await test.app.inject(address('entry.js'))).statusCode).toBe(200);
  const missing = await test.app.inject(address('missing.js'));
  for (const url of [address('served-part.js'), secondBase(address('served-part.js')), address('served%2Dpart.js')]) {
    const { statusCode, body, headers } = await test.app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect([url, statusCode, headers['cache-control']]).toEqual([url, 404, missing.headers['cache-control']]);
    expect(body).not.toContain('hirehqServedPart');
  }
  expect((await page('/')).body).not.toContain('served-part');
});

it('files outside a release cannot be reached', async () => {
  for (const url of ['/remotes/..%2f..%2fsecret', '/remotes/%2e%2e/secret', '/shell/../../secret']) {
    const response = await test.app.inject({ url, headers: { accept: '*/*' } });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
  }
});

describe('the page', () => {
  it('has a policy with its own nonce, and no script without it', async () => {
    const [one, other] = [await page('/'), await page('/')];
    const nonceOf = (response: typeof one) => /'nonce-([^']+)'/.exec(String(response.headers['content-security-policy']))?.[1];
    expect(nonceOf(one)).toBeDefined();
    expect(nonceOf(one)).not.toBe(nonceOf(other));
    expect(one.headers).toMatchObject({
      'cache-control': 'no-store',
      'integrity-policy': 'blocked-destinations=(script)',
      'x-content-type-options': 'nosniff',
    });
    const scripts = [...one.body.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes ?? '');
    for (const attributes of scripts)
      expect(attributes.includes(`nonce="${nonceOf(one)}"`) || attributes.includes('application/json')).toBe(true);
  });

  it('has the hash of every script of the current and the previous versions', async () => {
    const { integrity } = JSON.parse(/<script type="importmap"[^>]*>([^<]*)</.exec((await page('/')).body)?.[1] ?? '') as {
      integrity: Record<string, string>;
    };
    for (const address of ['/shell/1.0.0-a/main.js', '/remotes/jobs/1.0.0-b/list.js', '/remotes/jobs/1.0.0-a/list.js'])
      expect(integrity[address]).toMatch(/^sha384-/);
    expect(integrity).not.toHaveProperty('/remotes/jobs/1.0.0-b/list.css');
  });

  it('has each file of a remote at a second address too, with the same hash', async () => {
    const { body } = await page('/');
    const { integrity } = JSON.parse(/<script type="importmap"[^>]*>([^<]*)</.exec(body)?.[1] ?? '') as {
      integrity: Record<string, string>;
    };
    const first = '/remotes/jobs/1.0.0-b/list.js';
    expect(integrity[secondBase(first)]).toBe(integrity[first]);
    const [one, other] = [await page(first), await page(secondBase(first))];
    expect([other.statusCode, other.body, other.headers['content-type']]).toEqual([200, one.body, one.headers['content-type']]);
    expect((await page(secondBase('/remotes/jobs/1.0.0-b/missing.js'))).statusCode).toBe(404);
  });

  it.each(['/', '/job-list', '/no/such/page'])('%s starts the shell by a script that comes before all files', async (path) => {
    const { body } = await page(path);
    const watch = body.indexOf('hirehq-start-failure');
    expect(watch).toBeGreaterThan(0);
    const loads = ['rel="stylesheet"', 'rel="modulepreload"', 'import("/shell/1.0.0-a/main.js")'];
    expect(loads.filter((each) => body.indexOf(each) < watch)).toEqual([]);
  });

  it('preloads what its route needs, and nothing of others', async () => {
    const { body } = await page('/job-list');
    for (const file of ['remoteEntry.js', 'list.js', 'search.js'])
      expect(body).toMatch(new RegExp(`<link rel="modulepreload" href="/remotes/jobs/1.0.0-b/${file}" integrity="sha384-`));
    expect(body).toMatch(/<link rel="stylesheet" href="\/shell\/1\.0\.0-a\/main\.css" integrity="sha384-/);
    expect((await page('/')).body).not.toContain('rel="modulepreload" href="/remotes');
  });

  it('contains a public route’s data, under the key that the page will use', async () => {
    const { body } = await page('/job-list?keyword=nurse');
    const data = inlined<Record<string, { jobs: { total: number } }>>(body, 'hirehq-page-data');
    const [key = ''] = Object.keys(data);
    expect(key).toMatch(/^SearchJobs:.*"keyword":"nurse"/);
    expect(data[key]?.jobs.total).toBe(7);
  });

  it('is sent without data that fails, and never with a candidate’s', async () => {
    const failing = await page('/job/some-id');
    expect(failing.statusCode).toBe(200);
    expect(inlined(failing.body, 'hirehq-page-data')).toEqual({});
    expect(inlined((await page('/candidate/my-jobs')).body, 'hirehq-page-data')).toEqual({});
  });

  it('cannot be escaped by a path', async () => {
    const { body } = await page('/job-list?keyword=%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E');
    expect(body).not.toContain('<script>alert');
  });

  it('is still the page at an unknown address, with 404', async () => {
    const response = await page('/no/such/page');
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain('hirehq-release-set');
  });

  it('comes compressed', async () => {
    const response = await page('/', { 'accept-encoding': 'br' });
    expect(response.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(response.rawPayload).toString()).toContain('hirehq-release-set');
  });

  it('is never a response of the API', async () => {
    const response = await page('/api/v1/no-such-call');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ errorCode: 'NOT_FOUND' });
  });

  it('is in the visitor’s language, right to left if necessary', async () => {
    expect((await page('/', { 'accept-language': 'fr;q=0.9, ar;q=0.8, en;q=0.1' })).body).toContain('<html lang="ar" dir="rtl">');
    expect((await page('/', { 'accept-language': 'fr' })).body).toContain('<html lang="en" dir="ltr">');
  });

  it('redirects a visitor from another name of this machine to the origin', async () => {
    const response = await page('/job-list?keyword=a', { host: '127.0.0.1:3000' });
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe('http://localhost:3000/job-list?keyword=a');
  });

  it('PR-09 may use the camera only to record a video', async () => {
    const policyOf = async (path: string) => (await page(path)).headers['permissions-policy'];
    expect(await policyOf('/upload-video?key=abc')).toContain('camera=(self), microphone=(self)');
    expect(await policyOf('/job-list')).toContain('camera=(), microphone=()');
  });

  it('JB-09 may ask where the visitor is, for jobs nearby', async () => {
    expect((await page('/job-list')).headers['permissions-policy']).toContain('geolocation=(self)');
  });

  it('AX-07 permits a third-party toolbar its origin, and asks for hashes of scripts if there is one of its own', () => {
    const origin = 'http://localhost:3000';
    const headersFor = (toolbarScript?: { src: string; integrity?: string }) =>
      pageHeaders({ nonce: 'n', origin, sso: origin, geolocation: undefined, path: '/', toolbarScript });
    const src = 'https://tools.example/v1/bar.js';
    const policy = headersFor({ src })['content-security-policy'] ?? '';
    for (const directive of ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src'])
      expect(policy).toMatch(new RegExp(`(^|; )${directive} [^;]* https://tools\\.example(;| )`));
    expect(policy).not.toContain('bar.js');
    expect(headersFor({ src })).not.toHaveProperty('integrity-policy');
    expect(headersFor({ src, integrity: 'sha384-abc' })).toHaveProperty('integrity-policy');
    expect(headersFor()['content-security-policy']).not.toContain('tools.example');
  });

  it('isolates its window where browsers allow it, and omits the header where they would complain', async () => {
    expect((await page('/')).headers['cross-origin-opener-policy']).toBe('same-origin');
    const origin = 'http://192.168.1.20:3000';
    const input = { nonce: 'n', origin, sso: origin, geolocation: undefined, path: '/' };
    expect(pageHeaders(input)).not.toHaveProperty('cross-origin-opener-policy');
  });
});

describe('reports', () => {
  const report: LoadReport = {
    traceId: 't',
    remote: 'jobs',
    part: 'jobList',
    outcome: 'stepped-back',
    attempts: [{ version: '1.0.0-b', outcome: 'failed', phase: 'entry', cause: 'not-found', ms: 3 }],
    page: '/job-list',
    at: '2026-01-01T00:00:00Z',
  };

  const other: LoadReport = { ...report, traceId: 'o', part: 'job', outcome: 'ok' };
  const send = (payload: object) => test.app.inject({ method: 'POST', url: LOAD_REPORTS_PATH, payload });

  it.each([
    ['several loads', [other, report]],
    ['one load, from a page that was opened before several were reported at once', report],
  ])('of %s are stored for the operator', async (_, payload) => {
    expect((await send(payload)).statusCode).toBe(204);
    const listed = await test.app.inject({ url: '/ops/load-reports', headers: { host: 'localhost:3000' } });
    const { reports } = listed.json<{ reports: { report: LoadReport }[] }>();
    expect(reports.map((kept) => kept.report).slice(0, [payload].flat().length)).toEqual([payload].flat().toReversed());
  });

  it.each([
    ['none', []],
    ['more than fit into one request', Array.from({ length: MAX_LOAD_REPORTS + 1 }, () => report)],
    ['nothing that reports a load', ['report']],
  ])('of %s are refused', async (_, payload) => {
    expect((await send(payload)).statusCode).toBe(400);
  });

  it('that are invalid are refused', async () => {
    const response = await send([report, { ...report, outcome: 'fine' }]);
    expect(response.json()).toMatchObject({
      statusCode: 400,
      errorCode: 'VALIDATION_FAILED',
      fields: { '1.outcome': expect.any(String) },
    });
  });

  it('of policy violations are accepted', async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/public/api/v1/csp-reports',
      headers: { 'content-type': 'application/csp-report' },
      payload: '{"csp-report":{}}',
    });
    expect(response.statusCode).toBe(204);
  });
});
