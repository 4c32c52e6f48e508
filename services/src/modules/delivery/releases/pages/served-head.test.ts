import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RouteDeclaration } from '@hirehq/shared-contracts/remote-manifest';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { publishReleases, releasesModule } from '../index.ts';
import { writeTestRelease } from '../testing/test-release.ts';

const route = (id: string, path: string, access: RouteDeclaration['access'] = 'public'): RouteDeclaration => ({
  id,
  path,
  access,
  criticality: 'primary',
  skeleton: 'page',
});

const titles = (locale: string) => ({
  'frame.title': '{title} · {brand}',
  'title.product': `Jobs ${locale}`,
  'title.notFound': `Not found ${locale}`,
  'title.landing': `Work "that" <fits> ${locale}`,
  'title.job': `Job ${locale}`,
  'title.findJobs': `Find ${locale}`,
  'title.myJobs': `Mine ${locale}`,
  'description.landing': `All jobs & more ${locale}`,
  'noscript.title': `No script ${locale}`,
  'app.description': `App ${locale}`,
});
const shellTexts = { en: titles('en'), es: titles('es'), ar: titles('ar') };
const jobsTexts = {
  en: { 'description.job': 'One job' },
  es: { 'description.job': 'Un empleo' },
  ar: { 'description.job': 'وظيفة' },
};

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ modules: [releasesModule] });
});
afterAll(() => test.close());

const page = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers: { accept: 'text/html', ...headers } });

it('SH-28 publishes a shell with its icons, offline page and worker', async () => {
  const shell = await writeTestRelease({
    remote: 'shell',
    version: '1.0.0-a',
    routes: [
      route('landing', '/'),
      route('signIn', '/signin'),
      route('createProfile', '/candidate/create-profile', 'candidate'),
      route('candidate', '/candidate', 'candidate'),
    ],
    files: {
      'main.js': 'start();',
      'service-worker.js': 'work(OFFLINE_PAGE);',
      'offline/D.html': '<!doctype html><title>offline D</title>',
      'icons/D/icon-192.png': 'png D',
      'icons/D/favicon.svg': '<svg/>',
    },
    parts: { main: { js: ['main.js'], css: [] } },
    servedTexts: shellTexts,
  });
  const jobs = await writeTestRelease({
    remote: 'jobs',
    version: '1.0.0-a',
    routes: [
      route('job', '/job/:id/:referrerId?'),
      route('findJobs', '/candidate/find-jobs', 'candidate'),
      route('ownProfile', '/candidate/create-profile', 'candidate'),
    ],
    parts: { remote: { js: [], css: [] }, ownProfile: { js: ['entry.js'], css: [] } },
    servedTexts: jobsTexts,
  });
  expect(await publishReleases(test.services, [shell, jobs])).toHaveLength(2);
});

describe('the head of a page', () => {
  it('SH-28 has the escaped title of the route in the language and brand of the page', async () => {
    expect((await page('/', { 'accept-language': 'es' })).body).toContain(
      '<title>Work &quot;that&quot; &lt;fits&gt; es · hireHQ</title>',
    );
    expect((await page('/job/a1')).body).toContain('<title>Job en · hireHQ</title>');
  });

  it('describes public pages, each from the release that has it', async () => {
    expect((await page('/')).body).toContain('<meta name="description" content="All jobs &amp; more en" />');
    expect((await page('/job/a1', { 'accept-language': 'es' })).body).toContain(
      '<meta name="description" content="Un empleo" />',
    );
  });

  it('has one canonical URL for a page, without query and referrer', async () => {
    const { body } = await page('/job/a1/b2?utm_source=x&evil="><script>');
    expect(body).toContain('<link rel="canonical" href="http://localhost:3000/job/a1" />');
    expect(body).toContain('<meta property="og:url" content="http://localhost:3000/job/a1" />');
  });

  it.each(['/candidate/find-jobs', '/webview/find-jobs', '/webview/nothing', '/signin', '/no/such/page'])(
    'keeps %s out of search engines',
    async (url) => {
      const { body } = await page(url);
      expect(body).toContain('<meta name="robots" content="noindex" />');
      expect(body).not.toContain('name="description"');
    },
  );

  it('allows search engines to index described pages', async () => expect((await page('/')).body).not.toContain('noindex'));

  it('SH-09 has the same title in the webview as outside', async () => {
    const { statusCode, body } = await page('/webview/find-jobs');
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Find en · hireHQ</title>');
    for (const url of ['/webview', '/webview/', '/candidate']) expect((await page(url)).statusCode).toBe(200);
  });

  it.each(['/no/such/page', '/candidate/nothing', '/webview/nothing', '/webview/find-jobs/nothing', '/webviewer'])(
    'SH-10 says that %s is not there',
    async (url) => {
      const { statusCode, body } = await page(url);
      expect(statusCode).toBe(404);
      expect(body).toContain('<title>Not found en · hireHQ</title>');
    },
  );

  it('PF-01 gives a page that both have to the remote, as the shell does', async () =>
    expect((await page('/candidate/create-profile')).body).toContain(
      '<link rel="modulepreload" href="/remotes/jobs/1.0.0-a/entry.js"',
    ));

  it('PF-09 tells a visitor without JavaScript in their language', async () =>
    expect((await page('/', { 'accept-language': 'ar' })).body).toMatch(/<noscript[^]*No script ar[^]*<\/noscript/));

  it('PF-01 leaves the served texts and the worker out of the page', async () => {
    const { body } = await page('/');
    expect(body).not.toContain('servedTexts');
    expect(body).not.toContain('/shell/1.0.0-a/service-worker.js');
  });
});

describe('files outside the pages', () => {
  it('robots.txt lets crawlers fetch every address and names the sitemap', async () => {
    const { body, headers } = await test.app.inject('/robots.txt');
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(body).toBe('User-agent: *\nDisallow:\nSitemap: http://localhost:3000/sitemap.xml\n');
  });

  it('the web manifest is in the requested language', async () => {
    const response = await test.app.inject('/manifest.webmanifest?lang=ar');
    expect(response.headers['content-type']).toMatch(/^application\/manifest\+json/);
    expect(response.json()).toMatchObject({
      name: 'hireHQ',
      lang: 'ar',
      dir: 'rtl',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      description: 'App ar',
      shortcuts: [
        { name: 'Find ar', url: '/job-list' },
        { name: 'Mine ar', url: '/candidate/my-jobs' },
      ],
    });
    const english = await test.app.inject({ url: '/manifest.webmanifest?lang=xx', headers: { 'accept-language': 'es' } });
    expect(english.json()).toMatchObject({ lang: 'es', dir: 'ltr' });
  });

  it('the service worker has the offline page of this release and brand, and is not cached', async () => {
    const { body, headers } = await test.app.inject('/service-worker.js');
    expect(body).toBe(
      'const OFFLINE_PAGE="/offline?of=1.0.0-a-D";\nconst NOTIFICATION_ICON="/icons/D/icon-192.png";\nwork(OFFLINE_PAGE);',
    );
    expect(headers).toMatchObject({ 'cache-control': 'no-cache' });
    expect(headers['content-type']).toMatch(/^text\/javascript/);
    const offline = await test.app.inject('/offline?of=1.0.0-a-D');
    expect(offline.body).toContain('offline D');
    expect(offline.headers['content-type']).toMatch(/^text\/html/);
  });

  it('icons have the same URL in every release; nothing else of a release is served there', async () => {
    const icon = await test.app.inject('/icons/D/icon-192.png');
    expect(icon.headers['content-type']).toBe('image/png');
    expect(icon.body).toBe('png D');
    for (const url of ['/icons/D/none.png', '/icons/..%2fmain.js', '/icons/%2e%2e/release.json', '/icons/D/constructor'])
      expect((await test.app.inject({ url, headers: { accept: 'text/html' } })).statusCode).toBe(404);
    expect((await test.app.inject('/favicon.ico')).headers['location']).toBe('/icons/D/favicon.ico');
  });
});

describe('another brand, without a service worker', () => {
  let other: TestApp;
  beforeAll(async () => {
    other = await createTestApp({ modules: [releasesModule], config: { variant: 'H', serviceWorker: false } });
  });
  afterAll(() => other.close());

  it('SH-28 is named in the title, the manifest and the colours', async () => {
    const shell = await writeTestRelease({
      remote: 'shell',
      version: '1.0.0-a',
      routes: [route('landing', '/')],
      servedTexts: shellTexts,
    });
    await publishReleases(other.services, [shell]);
    const { body } = await other.app.inject({ url: '/', headers: { accept: 'text/html' } });
    expect(body).toContain('en · hireHQ Direct Health</title>');
    expect(body).toContain('content="#0F6CBD"');
    expect((await other.app.inject('/manifest.webmanifest')).json()).toMatchObject({
      name: 'hireHQ Direct Health',
      theme_color: '#0F6CBD',
    });
  });

  it('tells the page not to register one, and serves one that unregisters itself', async () => {
    const { body } = await other.app.inject({ url: '/', headers: { accept: 'text/html' } });
    expect(body).toContain('"serviceWorker":false');
    expect((await other.app.inject('/service-worker.js')).body).toContain('registration.unregister()');
  });
});
