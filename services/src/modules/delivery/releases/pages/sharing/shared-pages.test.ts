import { createHash, randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaintedPages } from '@hirehq/shared-contracts/first-paint';
import { LOCALES } from '@hirehq/shared-contracts/locales';
import { LIVE_VERSIONS_PATH, type Release } from '@hirehq/shared-contracts/release';
import { RELEASE_OVERRIDE_PARAMETER } from '@hirehq/shared-contracts/release-override';
import { COOKIES } from '@hirehq/shared-contracts/storage-keys';
import type { Config } from '../../../../../platform/config.ts';
import { createTestApp, type TestApp } from '../../../../../platform/testing/test-app.ts';
import { storedJobs } from '../../../../engine/jobs/testing/stored-jobs.ts';
import { NO_CANARIES, withoutCanaries, type PageCanaries } from '../../canary-port.ts';
import { publishReleases, releasesWith } from '../../index.ts';
import { liveSequence } from '../../sets/sets.store.ts';
import { writeTestRelease } from '../../testing/test-release.ts';

/** An address in the United States. */
const ABROAD = '8.8.8.8';
const SIGNED_IN = `${COOKIES.signedIn.name}=${COOKIES.signedIn.value}`;
const CONFIG: Partial<Config> = {
  sharedPages: { seconds: 30, purgeUrl: undefined },
  toolbarScript: { src: 'https://tools.example/bar.js', integrity: 'sha384-abc=' },
  pageDataMs: 60_000,
};
const KEPT = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30';
const PATIENT = { timeout: 60_000 };

let hirehq: TestApp;
let jobId: string;
let closedId: string;
beforeAll(async () => {
  hirehq = await createTestApp({ config: CONFIG });
  const summary = `Care for ${'people and their families, '.repeat(10)}day and night.`;
  [jobId = '', closedId = ''] = await storedJobs(hirehq.db, [
    { title: 'Nurse <b>"&', summary, remote: true },
    { title: 'Closed', summary },
  ]);
  await hirehq.db.updateTable('job').set({ closed_at: new Date() }).where('id', '=', closedId).execute();
  await hirehq.db.deleteFrom('job_search').where('job_id', '=', closedId).execute();
});
afterAll(() => hirehq.close());

const get = (url: string, headers: Record<string, string> = {}, more: { remoteAddress?: string; method?: 'HEAD' } = {}) =>
  hirehq.app.inject({ url, headers: { accept: 'text/html', ...headers }, ...more });
type Response = Awaited<ReturnType<typeof get>>;
const directive = ({ headers }: Response, name: string): string[] =>
  new RegExp(`(?:^|; )${name} ([^;]*)`).exec(String(headers['content-security-policy']))?.[1]?.split(' ') ?? [];
const styleNonce = (response: Response) => /'nonce-([^']+)'/.exec(directive(response, 'style-src').join(' '))?.[1] ?? '';
/** Page data that were late make a page that nobody may keep. */
const kept = async (...request: Parameters<typeof get>): Promise<Response> => {
  await expect.poll(async () => (await get(...request)).headers['cache-control'], PATIENT).toBe(KEPT);
  return get(...request);
};

const inEachLanguage = (texts: Record<string, string>) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, texts])) as unknown as NonNullable<Release['servedTexts']>;

async function publish(app: TestApp): Promise<void> {
  const html = '<style>f{}</style><main><i>skeleton</i></main>';
  const painted: PaintedPages = { '/job-list': { skeleton: 'page', footer: true, html } };
  const route = { access: 'public', criticality: 'primary', skeleton: 'page' } as const;
  const shell = await writeTestRelease({
    remote: 'shell',
    version: '1.0.0-a',
    files: { 'main.js': 'start();', 'vendor.js': 'react', 'main.css': 'a{}', 'first-paint.D.en.json': JSON.stringify(painted) },
    parts: { main: { js: ['main.js', 'vendor.js'], css: ['main.css'] } },
    routes: [
      { ...route, id: 'home', path: '/' },
      { ...route, id: 'plain', path: '/plain' },
    ],
    servedTexts: inEachLanguage({ 'description.home': 'All jobs' }),
  });
  const jobs = await writeTestRelease({
    remote: 'jobs',
    version: '1.0.0-a',
    routes: [
      { ...route, id: 'jobList', path: '/job-list', pageData: ['jobSearch'] },
      { ...route, id: 'job', path: '/job/:id/:referrerId?', pageData: ['job'] },
      { ...route, id: 'profile', path: '/candidate/public/:candidateKey', pageData: ['publicProfile'] },
    ],
    servedTexts: inEachLanguage({
      'description.jobList': 'Jobs',
      'description.job': 'A job',
      'description.profile': 'A profile',
    }),
  });
  await publishReleases(app.services, [shell, jobs]);
}

test('PF-01 publishes a shell and the pages of jobs', async () => {
  await publish(hirehq);
  expect(await liveSequence(hirehq.db)).toBeGreaterThan(0);
});

test.each(['/', '/job-list', '/job-list?employmentTypes=FT', 'job'])(
  'PF-01 caches may keep %s for seconds, by the set it was made of, and no visitor gets a cookie with it',
  async (path) => {
    const { headers, statusCode } = await kept(path === 'job' ? `/job/${jobId}` : path);
    const sequence = await liveSequence(hirehq.db);
    expect([statusCode, headers['set-cookie'], headers['vary']]).toEqual([200, undefined, expect.stringContaining('cookie')]);
    expect(headers).toMatchObject({
      'hirehq-live-set': String(sequence),
      'cache-tag': `hirehq-pages,live-set-${sequence}`,
      'surrogate-key': `hirehq-pages live-set-${sequence}`,
    });
  },
);

test.each(['/', '/job-list', 'job'])('PF-01 %s: the policy permits exactly its scripts, each by its hash', async (path) => {
  const page = await kept(path === 'job' ? `/job/${jobId}` : path);
  const scripts = [...page.body.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)].map(([, attributes = '', text = '']) => ({
    attributes,
    text,
  }));
  expect(scripts.length).toBeGreaterThan(6);
  expect(scripts.filter(({ attributes }) => attributes.includes('nonce'))).toEqual([]);
  const run = scripts.filter(({ attributes }) => !/type="application\/(ld\+)?json"/.test(attributes));
  const hashes = run.map(({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  expect(directive(page, 'script-src').toSorted()).toEqual(
    [...new Set(hashes), "'strict-dynamic'", 'https://tools.example'].toSorted(),
  );
  expect(run.map(({ attributes }) => attributes)).toContain(' type="importmap"');
  // What a script permitted by its hash imports would be refused, an element that it adds is not.
  expect(run.at(-1)?.text).toContain("createElement('script')");
  expect(directive(page, 'trusted-types')).toEqual(['default', 'hirehq-html', 'hirehq-start']);
  expect(page.headers).toHaveProperty('integrity-policy', 'blocked-destinations=(script)');
});

test('PF-01 visitors with other cookies, elsewhere, get the same bytes, but for the nonce of the styles', async () => {
  const nonces = new Set<string>();
  const pages = new Set<string>();
  const visitors = [{}, { cookie: 'hirehq_visitor=abc; cookieConsent=necessary' }, { 'accept-language': 'fr, en-GB;q=0.5' }];
  for (const headers of visitors)
    for (const encoding of ['gzip', 'identity'])
      for (const remoteAddress of ['127.0.0.1', ABROAD]) {
        const page = await kept('/job-list', { ...headers, 'accept-encoding': encoding }, { remoteAddress });
        const html = encoding === 'gzip' ? gunzipSync(page.rawPayload).toString() : page.body;
        const nonce = styleNonce(page);
        expect(nonce).toHaveLength(24);
        expect(html.split(` nonce="${nonce}"`).length).toBe(html.split(' nonce="').length);
        nonces.add(nonce);
        pages.add(html.replaceAll(nonce, ''));
      }
  expect(nonces.size).toBe(12);
  expect(pages.size).toBe(1);
  const spanish = await kept('/job-list', { 'accept-language': 'es' });
  expect(spanish.body).toContain('<html lang="es"');
});

test.each<[string, string, Record<string, string>, { remoteAddress?: string; method?: 'HEAD' }]>([
  ['a candidate', '/job-list', { cookie: SIGNED_IN }, {}],
  ['a page of candidates', '/candidate/my-jobs', {}, {}],
  ['a page that does not exist', '/no/such/page', {}, {}],
  ['a job that does not exist', `/job/${randomUUID()}`, {}, {}],
  ['a page that search engines may not list', '/plain', {}, {}],
  ['a public profile', '/candidate/public/abc', {}, {}],
  ['a later page of a list', '/job-list?after=abc', {}, {}],
  ['a link of an employer', '/job-list?validDomainName=jobs.acme.example', {}, {}],
  ['a link to a person', '/?email=ann@example.com', {}, {}],
  ['a page that was asked for chosen versions', `/?${RELEASE_OVERRIDE_PARAMETER}=abc`, {}, {}],
  ['a search by words, which may name a place of the country', '/job-list?keyword=nurse', {}, {}],
  ['remote work from the country of the visitor', '/job-list?remote=true', {}, { remoteAddress: ABROAD }],
  ['a request for the headers', '/', {}, { method: 'HEAD' }],
])('PF-01 no cache keeps %s', async (_, url, headers, more) => {
  const page = await get(url, headers, more);
  expect(page.headers['cache-control']).toBe('no-store');
  for (const name of ['hirehq-live-set', 'cache-tag', 'surrogate-key']) expect(page.headers).not.toHaveProperty(name);
  expect(directive(page, 'script-src')[0]).toBe(`'nonce-${styleNonce(page)}'`);
  expect(directive(page, 'trusted-types')).not.toContain('hirehq-start');
});

test('JB-24 no cache keeps a closed job', async () => {
  const read = () => get(`/job/${closedId}`);
  await expect.poll(async () => (await read()).body, PATIENT).toContain('closedAt');
  expect((await read()).headers['cache-control']).toBe('no-store');
});

test('JB-09 a list for all is read as for an unknown country; remote work from a country that is named is shared', async () => {
  const remoteFrom = ({ body }: Response) => /"remoteFrom":(null|"\w+")/.exec(body)?.[1];
  expect(remoteFrom(await kept('/job-list', {}, { remoteAddress: ABROAD }))).toBe('null');
  const ofVisitor = () => get('/job-list?keyword=nurse', {}, { remoteAddress: ABROAD });
  await expect.poll(async () => (await ofVisitor()).body, PATIENT).toContain('"remoteFrom":"US"');
  await kept('/job-list?remote=true&remoteFrom=DE', {}, { remoteAddress: ABROAD });
});

test('PF-01 caches learn which set is live', async () => {
  const { headers } = await hirehq.app.inject({ url: LIVE_VERSIONS_PATH });
  expect([headers['hirehq-live-set'], headers['cache-control']]).toEqual([String(await liveSequence(hirehq.db)), 'no-store']);
});

test('PF-01 PF-03 no cache keeps a page while a canary means something for it', async () => {
  let canaries: PageCanaries = NO_CANARIES;
  const makeCanaries: typeof withoutCanaries = (...input) => ({
    ...withoutCanaries(...input),
    ofPage: () => Promise.resolve(canaries),
  });
  const tried = await createTestApp({ modules: [releasesWith({ makeCanaries, findBreaks: () => [] })], config: CONFIG });
  const control = async () => (await tried.app.inject({ url: '/', headers: { accept: 'text/html' } })).headers['cache-control'];
  try {
    await publish(tried);
    expect(await control()).toBe(KEPT);
    canaries = { ...NO_CANARIES, visitTicket: 'ticket' };
    expect(await control()).toBe('no-store');
  } finally {
    await tried.close();
  }
});

test('PF-01 without the setting nothing is for caches', async () => {
  const off = await createTestApp({ config: { toolbarScript: CONFIG.toolbarScript } });
  try {
    await publish(off);
    const [page, versions] = await Promise.all(
      ['/', LIVE_VERSIONS_PATH].map((url) => off.app.inject({ url, headers: { accept: 'text/html' } })),
    );
    expect([page?.headers['cache-control'], versions?.statusCode]).toEqual(['no-store', 200]);
    expect(versions?.headers).not.toHaveProperty('hirehq-live-set');
    expect(page && directive(page, 'script-src')[0]).toBe(`'nonce-${page && styleNonce(page)}'`);
    expect(page?.body).not.toContain('createPolicy');
  } finally {
    await off.close();
  }
});
