import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COOKIES } from '@hirehq/shared-contracts/storage-keys';
import { partStylesScript, type PaintedPages } from '@hirehq/shared-contracts/first-paint';
import { PAGE_IDS } from '@hirehq/shared-contracts/page';
import type { ServedPartOutput } from '@hirehq/shared-contracts/served-part';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { withoutCanaries } from '../canary-port.ts';
import { publishReleases, releasesWith, type ServedPartRequest } from '../index.ts';
import { writeTestRelease } from '../testing/test-release.ts';

const RULE = '[data-served="0"]{top:0}';
let output: ServedPartOutput | undefined;
let asked: ServedPartRequest[] = [];
let app: TestApp;

const page = (url: string, headers: Record<string, string> = {}) =>
  app.app.inject({ url, headers: { accept: 'text/html', ...headers } });
const bodyOf = async (url: string, headers?: Record<string, string>) => (await page(url, headers)).body;

beforeAll(async () => {
  const renderPart = (request: ServedPartRequest) => {
    asked.push(request);
    return Promise.resolve(output);
  };
  app = await createTestApp({
    modules: [releasesWith({ makeCanaries: withoutCanaries, findBreaks: () => [], renderPart })],
  });
});
afterAll(() => app.close());

test('PF-01 publishes a shell and a remote whose page is served', async () => {
  const html =
    '<style>f{}</style><main><template data-part="begin"></template><i>skeleton</i><template data-part="end"></template></main>';
  const painted: PaintedPages = {
    '/about': { skeleton: 'page', footer: true, html },
    '/plain': { skeleton: 'page', footer: true, html },
  };
  const shell = await writeTestRelease({
    remote: 'shell',
    version: '1.0.0-a',
    files: { 'main.js': 'start();', 'first-paint.D.en.json': JSON.stringify(painted) },
    parts: { main: { js: ['main.js'], css: [] } },
  });
  const route = { access: 'public', criticality: 'primary', skeleton: 'page' } as const;
  const about = await writeTestRelease({
    remote: 'about',
    version: '1.0.0-a',
    files: { 'entry.js': 'export {}', 'a.css': 'a{}', 'b.css': 'b{}' },
    routes: [
      { ...route, id: 'about', path: '/about', served: true },
      { ...route, id: 'plain', path: '/plain' },
    ],
    parts: { remote: { js: [], css: ['a.css'] }, about: { js: [], css: ['b.css'] }, plain: { js: [], css: [] } },
  });
  expect(await publishReleases(app.services, [shell, about])).toHaveLength(2);
});

test('PF-01 the first content is in the page, before its data, with the styles of its remote in the head', async () => {
  output = { html: '<b>first content</b>', rules: RULE };
  asked = [];
  const body = await bodyOf('/about?from=mail');
  expect(asked.map(({ release, input }) => [release.remote, release.version, input.route, input.url, input.locale])).toEqual([
    ['about', '1.0.0-a', 'about', '/about?from=mail', 'en'],
  ]);
  expect(body).not.toContain('<i>skeleton</i>');
  expect(body).toMatch(
    /<template data-part="begin"><\/template><style nonce="([^"]+)">\[data-served="0"\]\{top:0\}<\/style><b>first content<\/b><template data-part="end">/,
  );
  const order = ['first content', 'type="importmap"', 'rel="modulepreload"', `id="${PAGE_IDS.releaseSet}"`, 'import("/shell/'];
  expect(order.map((part) => body.indexOf(part)).toSorted((one, other) => one - other)).toEqual(
    order.map((part) => body.indexOf(part)),
  );
  expect(body).not.toMatch(/rel="modulepreload".*type="importmap"/s);
  const head = body.slice(0, body.indexOf('<body>'));
  for (const file of ['a.css', 'b.css']) {
    const links = head.match(new RegExp(`<link[^>]+${file}"[^>]*>`, 'g'));
    expect(links).toEqual([
      expect.stringMatching(
        /^<link rel="stylesheet" href="\/remotes\/about\/1\.0\.0-a\/\w\.css" integrity="sha384-[^"]+" crossorigin="anonymous" data-release="mfe_about_1_0_0_a" data-with-part>$/,
      ),
    ]);
  }
  expect(body).toMatch(/<html lang="en" dir="ltr" data-mantine-color-scheme="light">/);
  // One that never arrives must not hold back the scripts after it.
  expect(head.indexOf(partStylesScript(app.services.config.loadMs))).toBeGreaterThan(0);
  expect(head.indexOf(partStylesScript(app.services.config.loadMs))).toBeLessThan(head.indexOf('rel="stylesheet"'));
});

test('PF-01 without an output the page has its skeleton, and its styles are requested in advance', async () => {
  output = undefined;
  asked = [];
  const body = await bodyOf('/about');
  expect(asked).toHaveLength(1);
  expect(body).toContain('<main><i>skeleton</i></main>');
  expect(body).toContain('<link rel="preload" as="style" href="/remotes/about/1.0.0-a/b.css"');
  expect(body).not.toContain('data-release');
  expect(body.indexOf('type="importmap"')).toBeLessThan(body.indexOf('<body>'));
});

test.each<[string, string, Record<string, string>]>([
  ['a browser that may have a session', '/about', { cookie: `${COOKIES.signedIn.name}=${COOKIES.signedIn.value}` }],
  ['a page whose route declares none', '/plain', {}],
  ['a link of an employer', '/about?validDomainName=jobs.acme.example', {}],
  ['a page that does not exist', '/nothing', {}],
  ['the webview', '/webview/about', {}],
])('PF-01 nothing is asked for %s', async (_, url, headers) => {
  output = { html: '<b>first content</b>', rules: '' };
  asked = [];
  expect(await bodyOf(url, headers)).not.toContain('first content');
  expect(asked).toEqual([]);
});

test('PF-01 a page is the same compressed and not, and has a nonce of its own each time', async () => {
  output = { html: '<b>first content</b>', rules: RULE };
  const nonces = new Set<string>();
  const texts = new Set<string>();
  for (const encoding of ['gzip, br', 'gzip;q=0.5', 'br, gzip;q=0', 'identity', 'gzip']) {
    const { headers, rawPayload } = await page('/about', { 'accept-encoding': encoding });
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
    const unpack =
      { gzip: gunzipSync, br: brotliDecompressSync }[String(headers['content-encoding'])] ?? ((same: Buffer) => same);
    expect([encoding, headers['content-encoding'] === 'gzip']).toEqual([
      encoding,
      encoding !== 'br, gzip;q=0' && encoding !== 'identity',
    ]);
    if (encoding !== 'identity') expect(headers.vary).toMatch(/accept-encoding/);
    const html = unpack(rawPayload).toString();
    expect([...html.matchAll(/ nonce="([^"]*)"/g)].map(([, each]) => each)).toEqual(
      Array.from({ length: html.split(' nonce="').length - 1 }, () => nonce),
    );
    nonces.add(nonce);
    texts.add(html.replaceAll(nonce, 'nonce'));
  }
  expect(nonces.size).toBe(5);
  expect(texts.size).toBe(1);
});

const REFRESH = /<noscript><meta http-equiv="refresh" content="1;url=([^"]+)"><\/noscript>/;

test('PF-01 without scripts a page whose content is late is requested again, a few times, and its content has no trace of that', async () => {
  output = undefined;
  const seen: string[] = [];
  for (let url: string | undefined = '/about?from=mail&keyword=a%22b'; url !== undefined && seen.length < 10;) {
    const [, next]: readonly string[] = REFRESH.exec(await bodyOf(url)) ?? [];
    url = next?.replaceAll('&amp;', '&');
    if (url) seen.push(url);
  }
  expect(seen).toEqual([1, 2, 3].map((attempt) => `/about?from=mail&keyword=a%22b&reload=${attempt}`));
  for (const reload of ['x', '-2', '1.5', '9'.repeat(400)]) expect(await bodyOf(`/about?reload=${reload}`)).not.toMatch(REFRESH);

  output = { html: '<b>first content</b>', rules: '' };
  asked = [];
  expect(await bodyOf('/about?from=mail&reload=1')).not.toMatch(REFRESH);
  expect(asked.map(({ input }) => input.url)).toEqual(['/about?from=mail']);
});

test.each<[string, string, Record<string, string>]>([
  ['a browser that may have a session', '/about', { cookie: `${COOKIES.signedIn.name}=${COOKIES.signedIn.value}` }],
  ['a page whose route declares no part', '/plain', {}],
  ['a page that does not exist', '/nothing', {}],
])('PF-01 %s is not requested again', async (_, url, headers) => {
  output = undefined;
  expect(await bodyOf(url, headers)).not.toMatch(REFRESH);
});
