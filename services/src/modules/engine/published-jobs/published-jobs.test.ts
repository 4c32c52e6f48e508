import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importFeed } from '../feeds/index.ts';
import { createTestDatabase } from '../../../platform/testing/test-database.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { closeJobs } from '../jobs/index.ts';
import { skill, storedJobs } from '../jobs/testing/stored-jobs.ts';
import { seedCatalogue } from '../skills/index.ts';
import { FEED_PAGE } from './routes.ts';

let app: TestApp;
let ids: string[];
beforeAll(async () => {
  app = await createTestApp();
  ids = await storedJobs(app.db, [
    { title: 'Baker & cook ]]> <b>', skills: [skill('Java', 2, 5)], employmentType: 'PT' },
    { title: 'Welder', workMode: 'R', remote: true, places: [{ city: null, state: null, country: 'FR', label: 'France' }] },
    { title: 'Private' },
    { title: 'Closed' },
    { title: 'Past', closesOn: '2020-01-01' },
  ]);
  await app.db.updateTable('job').set({ closed_at: new Date() }).where('title', '=', 'Closed').execute();
  await app.db
    .deleteFrom('job_search')
    .where('job_id', '=', ids[3] ?? '')
    .execute();
  // As a job of a talent pool is: not searched.
  const { enterprise_id } = await app.db
    .selectFrom('job')
    .select('enterprise_id')
    .where('title', '=', 'Private')
    .executeTakeFirstOrThrow();
  const pool = { id: randomUUID(), enterprise_id, name: 'Pool' };
  await app.db.insertInto('talent_pool').values(pool).execute();
  await app.db.updateTable('job').set({ talent_pool_id: pool.id }).where('title', '=', 'Private').execute();
  await app.db
    .deleteFrom('job_search')
    .where('job_id', '=', ids[2] ?? '')
    .execute();
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.app.inject({ url, headers });
const origin = () => app.services.config.origin;

test('SV-09 the feed in JSON is an ItemList of JobPostings, open public jobs only', async () => {
  const response = await get('/feeds/jobs.json');
  expect([response.statusCode, response.headers['content-type'], response.headers['cache-control']]).toEqual([
    200,
    'application/ld+json; charset=utf-8',
    'public, max-age=300',
  ]);
  const list = response.json<{ '@type': string; itemListElement: Record<string, unknown>[] }>();
  expect(list['@type']).toBe('ItemList');
  expect(new Set(list.itemListElement.map(({ title }) => title))).toEqual(new Set(['Baker & cook ]]> <b>', 'Welder']));
  expect(list.itemListElement.find(({ title }) => title === 'Welder')).toMatchObject({
    '@type': 'JobPosting',
    url: `${origin()}/job/${ids[1]}`,
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [{ '@type': 'Country', name: 'France' }],
  });
});

test.each([
  ['json', 'jsonld'],
  ['xml', 'indeed-xml'],
] as const)('SV-09 the feed in %s is imported unchanged by our own import', async (name, format) => {
  const text = (await get(`/feeds/jobs.${name}`)).body;
  const other = await createTestDatabase();
  await seedCatalogue(other.db);
  async function* bytes() {
    yield Buffer.from(text);
  }
  const report = await importFeed(other.db, { from: { name: 'feed', charset: undefined, bytes: bytes() }, format });
  const jobs = await other.db.selectFrom('job').selectAll().orderBy('title').execute();
  await other.drop();
  expect(report).toMatchObject({ imported: 2, refused: [], error: null });
  expect(
    jobs.map(({ title, source_id, employment_type, remote }) => ({ title, source_id, employment_type, remote })),
  ).toMatchObject([
    { title: expect.stringContaining('Baker & cook ]]>') as string, source_id: ids[0], employment_type: 'PT' },
    { title: 'Welder', source_id: ids[1], remote: true },
  ]);
});

test.each(['/feeds/jobs.json', '/feeds/jobs.xml', '/sitemap.xml'])('SV-09 %s is not sent again if unchanged', async (url) => {
  const { etag } = (await get(url)).headers;
  expect(await get(url, { 'if-none-match': String(etag) })).toMatchObject({ statusCode: 304, body: '' });
  expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
});

test('SV-09 a long feed has linked pages', async () => {
  const many = await createTestApp();
  await storedJobs(
    many.db,
    Array.from({ length: FEED_PAGE + 3 }, (_, index) => ({ title: `Baker ${index}` })),
  );
  const seen = new Set<string>();
  for (let url: string | undefined = '/feeds/jobs.json'; url !== undefined;) {
    const response: Awaited<ReturnType<typeof get>> = await many.app.inject({ url });
    for (const { url: job } of response.json<{ itemListElement: { url: string }[] }>().itemListElement) seen.add(job);
    const next: string | undefined = /<([^>]+)>; rel="next"/.exec(String(response.headers.link))?.[1];
    url = next && next.slice(many.services.config.origin.length);
  }
  await many.close();
  expect(seen.size).toBe(FEED_PAGE + 3);
});

test.each(['x', '1_2', `${Number.NaN}_${randomUUID()}`, ''])('SV-09 %j is not a page of a feed', async (after) => {
  expect((await get(`/feeds/jobs.json?after=${encodeURIComponent(after)}`)).statusCode).toBe(400);
});

test('SV-09 the sitemap lists open public jobs', async () => {
  const index = (await get('/sitemap.xml')).body;
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.slice(origin().length));
  expect(files).toEqual(['/sitemaps/pages.xml', '/sitemaps/companies.xml', '/sitemaps/jobs-1.xml']);
  const jobs = (await get('/sitemaps/jobs-1.xml')).body;
  expect(new Set([...jobs.matchAll(/\/job\/([\da-f-]+)</g)].map(([, id]) => id))).toEqual(new Set([ids[0], ids[1]]));
  for (const file of ['jobs-0', 'jobs-2', 'jobs-x', 'other']) expect((await get(`/sitemaps/${file}.xml`)).statusCode).toBe(404);
  expect((await get('/robots.txt')).body).toContain(`Sitemap: ${origin()}/sitemap.xml`);
});

test('JB-24 the sitemap says when a job was changed, and drops closed jobs', async () => {
  const map = async () => (await get('/sitemaps/jobs-1.xml')).body;
  const entry = (id: string | undefined) => `<loc>${origin()}/job/${id}</loc><lastmod>`;
  const { updated_at } = await app.db
    .selectFrom('job')
    .select('updated_at')
    .where('id', '=', ids[1] ?? '')
    .executeTakeFirstOrThrow();
  expect(await map()).toContain(`${entry(ids[1])}${updated_at.toISOString()}</lastmod>`);
  await app.db.transaction().execute((trx) => closeJobs(trx, [ids[1] ?? ''], new Date()));
  expect(await map()).not.toContain(ids[1]);
  expect(await map()).toContain(entry(ids[0]));
});
