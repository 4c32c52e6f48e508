import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RouteDeclaration } from '@hirehq/shared-contracts/remote-manifest';
import { COOKIES } from '@hirehq/shared-contracts/storage-keys';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { storedJobs } from '../../../engine/jobs/testing/stored-jobs.ts';
import { publishReleases } from '../index.ts';
import { writeTestRelease } from '../testing/test-release.ts';
import { declaredReleases } from '../testing/declared-releases.ts';

/** The pages that search engines may list, apart from those of jobs. */
const LISTED = [
  '/',
  '/home',
  '/termsofuse',
  '/privacypolicy',
  '/ukprivacypolicy',
  '/cookiepolicy',
  '/feature',
  '/job-list',
  '/find-jobs',
];
const declared = await declaredReleases();
const routes: RouteDeclaration[] = declared.flatMap(({ manifest }) => [...manifest.routes]);
const pathsOf = (jobId: string) => [
  ...new Set(
    routes.map(({ path }) =>
      path
        .replaceAll(/\/:[^/]+\?/g, '')
        .replaceAll(':id', jobId)
        .replaceAll(/:[^/]+/g, randomUUID()),
    ),
  ),
];

describe.each(['D', 'N', 'H'] as const)('JB-24 SH-28 brand %s', (variant) => {
  let hirehq: TestApp;
  let open: string;
  let closed: string;
  beforeAll(async () => {
    hirehq = await createTestApp({ config: { variant } });
    [open = '', closed = ''] = await storedJobs(hirehq.db, [{ title: 'Open' }, { title: 'Closed' }]);
    await hirehq.db.updateTable('job').set({ closed_at: new Date() }).where('id', '=', closed).execute();
    await hirehq.db.deleteFrom('job_search').where('job_id', '=', closed).execute();
  });
  afterAll(() => hirehq.close());

  const get = (url: string, headers: Record<string, string> = {}) =>
    hirehq.app.inject({ url, headers: { accept: 'text/html', ...headers } });

  /** Whether a page may be listed by search engines; its header and its head must agree. */
  async function isListed(url: string, headers?: Record<string, string>): Promise<boolean> {
    const response = await get(url, headers);
    const [header, meta] = [response.headers['x-robots-tag'], response.body.includes('<meta name="robots" content="noindex"')];
    expect([url, header, meta]).toEqual([url, meta ? 'noindex' : undefined, meta]);
    return header === undefined;
  }

  async function sitemap(): Promise<string[]> {
    const bodies = await Promise.all(['pages', 'jobs-1'].map(async (name) => (await get(`/sitemaps/${name}.xml`)).body));
    const { origin } = hirehq.services.config;
    return bodies.flatMap((body) => [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.slice(origin.length)));
  }

  test('before a shell is published nothing is listed', async () => {
    for (const url of ['/', '/job-list']) expect(await isListed(url)).toBe(false);
  });

  test('publishes what the packages declare', async () => {
    const folders = await Promise.all(
      declared.map(({ manifest, servedTexts }) =>
        writeTestRelease({ remote: manifest.id, version: '1.0.0-a', routes: manifest.routes, servedTexts }),
      ),
    );
    expect(await publishReleases(hirehq.services, folders)).toHaveLength(declared.length);
  });

  test.each([
    ['signed out', {}],
    ['signed in', { cookie: `${COOKIES.signedIn.name}=${COOKIES.signedIn.value}` }],
  ] as const)('of all pages, %s, those are listed that the sitemap has', async (_name, headers) => {
    const pages = pathsOf(open);
    expect(pages.length).toBeGreaterThan(35);
    const listed: string[] = [];
    for (const url of pages) if (await isListed(url, headers)) listed.push(url);
    const expected = [...LISTED, `/job/${open}`];
    expect(listed.toSorted()).toEqual(expected.toSorted());
    expect((await sitemap()).toSorted()).toEqual(expected.toSorted());
  });

  test.each(['es', 'ar'])('the same pages are listed in %s', async (locale) => {
    for (const url of LISTED) expect([url, await isListed(url, { 'accept-language': locale })]).toEqual([url, true]);
  });

  test('no page of a webview, of a closed job, of a job or address that does not exist is listed', async () => {
    const inside = pathsOf(open).map((path) => `/webview${path.replace(/^\/candidate/, '')}`);
    for (const url of [...inside, `/job/${closed}`, `/job/${randomUUID()}`, '/no/such/page', '/candidate/nothing'])
      // A page is sent without the facts of its job when they are late.
      await expect.poll(() => isListed(url), { timeout: 20_000, message: url }).toBe(false);
  });

  test('PF-05 all job lists have one canonical URL, that of an employer included', async () => {
    const url = `/job-list?enterprise=${randomUUID()}&keyword=nurse&portal=acme.example`;
    expect(await isListed(url)).toBe(true);
    const { origin } = hirehq.services.config;
    expect((await get(url)).body).toContain(`<link rel="canonical" href="${origin}/job-list" />`);
  });

  test('JB-11 a later page of a list is not listed, and leads to the list; another page has no later ones', async () => {
    const { origin } = hirehq.services.config;
    expect(await isListed('/job-list?keyword=nurse&after=WzFd')).toBe(false);
    expect((await get('/job-list?after=WzFd')).body).toContain(`<link rel="canonical" href="${origin}/job-list" />`);
    for (const url of ['/job-list?after=%3Cb%3E', '/?after=WzFd']) expect(await isListed(url)).toBe(true);
  });

  test('a crawler may fetch every address, so that it sees what must not be listed', async () => {
    const rules = (await get('/robots.txt')).body.split('\n').filter((line) => /^(?:dis)?allow/i.test(line));
    expect(rules).toEqual(['Disallow:']);
  });
});

/** Every address of an app that answers GET: the lines of its tree of routes, with a value for each parameter. */
function addressesOf({ app }: TestApp): string[] {
  const parents: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^((?:[│ ]   )*)[├└]── (\S+) \(([^)]+)\)/.exec(line) ?? [];
      const depth = indent.length / 4;
      parents.length = depth;
      parents.push(part);
      return methods.split(', ').includes('GET') ? [parents.join('')] : [];
    })
    .map((path) =>
      path
        .replace(/:file\([^)]*\)/, '1')
        .replaceAll(/:[A-Za-z]+/g, randomUUID())
        .replaceAll('*', 'nothing.png'),
    );
}

describe('JB-24 what is no page is not listed', () => {
  let hirehq: TestApp;
  beforeAll(async () => {
    hirehq = await createTestApp();
    await storedJobs(hirehq.db, [{ title: 'Open' }]);
  });
  afterAll(() => hirehq.close());

  test('every other address of the services says so, whatever it answers', async () => {
    const addresses = addressesOf(hirehq);
    expect(addresses.length).toBeGreaterThan(80);
    for (const url of [...addresses, '/realms/hirehq/protocol/openid-connect/auth?client_id=hirehq-candidate'])
      expect([url, (await hirehq.app.inject(url)).headers['x-robots-tag']]).toEqual([url, 'noindex']);
  });

  test('answers to other methods and refusals say so too', async () => {
    for (const request of [
      { method: 'POST', url: '/graphql', payload: { query: '{__typename}' } },
      { method: 'POST', url: '/graphql', payload: 'no json', headers: { 'content-type': 'application/json' } },
      { method: 'PUT', url: '/api/v1/candidates/' },
      { method: 'DELETE', url: '/nowhere' },
      { method: 'GET', url: '/%zz' },
    ] as const)
      expect((await hirehq.app.inject(request)).headers['x-robots-tag']).toBe('noindex');
  });

  test('a file is not listed, and is in no page of another site, unless it is public for good, as the logo of an employer is', async () => {
    const key = await hirehq.services.files.put(Buffer.from('bytes'));
    const link = { key, fileName: 'a.png', contentType: 'image/png' };
    const headersOf = async (url: string) => {
      const { headers } = await hirehq.app.inject(url);
      return [headers['x-robots-tag'], headers['cross-origin-resource-policy']];
    };
    expect(await headersOf(hirehq.services.files.link(link, 60))).toEqual(['noindex', 'same-site']);
    expect(await headersOf(hirehq.services.files.link(link))).toEqual([undefined, 'cross-origin']);
  });
});
