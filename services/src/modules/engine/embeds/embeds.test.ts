import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EmbeddedJobs } from '@hirehq/shared-contracts/rest';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { writeJobs } from '../jobs/index.ts';
import { newJob, place, storedJobs } from '../jobs/testing/stored-jobs.ts';
import { developmentKeyOf } from './development-key.ts';

const [ACME, OTHER] = ['00000000-0000-4000-8000-0000000000ac', '00000000-0000-4000-8000-0000000000ad'];
const DOMAIN = 'acme.example';
let test: TestApp;
let nurse: string;

beforeAll(async () => {
  test = await createTestApp();
  [nurse = ''] = await storedJobs(test.db, [
    {
      title: 'Nurse <b>',
      company: 'Acme',
      enterpriseId: ACME,
      places: [place('Utrecht', 'Utrecht', 'NL')],
      workMode: 'O',
      employmentType: 'FT',
      pay: { currency: 'EUR', min: 20, max: 25, unit: 'HOUR' },
      postedAt: new Date('2026-05-04T12:00:00Z'),
    },
    { title: 'Baker', company: 'Other', enterpriseId: OTHER },
  ]);
  const acme = { id: ACME, establishmentName: 'Acme', companyTag: null };
  const clerks = Array.from({ length: 24 }, (_, index) => newJob(acme, { title: `Clerk ${index}` }));
  await test.db.transaction().execute((trx) => writeJobs(trx, clerks));
  await test.db
    .updateTable('enterprise')
    .set({ domain_names: [DOMAIN] })
    .where('id', '=', ACME)
    .execute();
});
afterAll(() => test.close());

const ask = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  test.app.inject({ url: `/embed/v1/jobs?${new URLSearchParams(query)}`, headers });
const listOf = async (query: Record<string, string>): Promise<EmbeddedJobs> =>
  (await ask(query)).json<{ responsePayload: EmbeddedJobs }>().responsePayload;

describe('PF-05 the jobs of an employer for its own pages', () => {
  it('are those of the employer alone, in words of the language', async () => {
    const found = await listOf({ enterprise: ACME, keyword: 'nurse', locale: 'es' });
    expect(found.jobs).toEqual([
      {
        id: nurse,
        title: 'Nurse <b>',
        url: `${test.services.config.origin}/job/${nurse}`,
        place: 'Utrecht, Países Bajos',
        facts: ['€20 – 25 / hora', 'Presencial', 'Jornada completa'],
        postedTimestamp: '2026-05-04T12:00:00.000Z',
      },
    ]);
    expect(found).toMatchObject({ locale: 'es', heading: 'Empleos en Acme', endCursor: null });
    expect((await listOf({ enterprise: ACME, keyword: 'baker' })).jobs).toEqual([]);
    expect(found.url).toBe(`${test.services.config.origin}/job-list?keyword=nurse&enterprise=${ACME}`);
  });

  it('come in pages', async () => {
    const first = await listOf({ enterprise: DOMAIN });
    const second = await listOf({ enterprise: DOMAIN, after: first.endCursor ?? '' });
    const ids = [...first.jobs, ...second.jobs].map(({ id }) => id);
    expect([first.count, ids.length, new Set(ids).size, second.endCursor]).toEqual(['25 jobs', 25, 25, null]);
  });

  it.each([
    ['a proven domain', `https://${DOMAIN}`, 200],
    ['another domain', 'https://other.example', 403],
    ['a page without an origin', 'null', 403],
    ['localhost', 'http://localhost:5173', 403],
  ])('are shown on %s: %s', async (_name, origin, status) => {
    const { statusCode, headers, body } = await ask({ enterprise: ACME }, { origin });
    expect(statusCode).toBe(status);
    // Readable, so that the embed can say why it shows nothing.
    expect(headers['access-control-allow-origin']).toBe(origin);
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    expect(headers.vary).toContain('origin');
    if (status === 403) expect(body).not.toContain('Clerk');
  });

  it('are shown on localhost with the development key of the employer, and nowhere else', async () => {
    const developmentKey = developmentKeyOf(test.services.keyedHash, ACME);
    const status = async (origin: string, key: string) =>
      (await ask({ enterprise: ACME, developmentKey: key }, { origin })).statusCode;
    for (const origin of ['http://localhost:3000', 'http://127.0.0.1', 'http://shop.localhost:8080'])
      expect([origin, await status(origin, developmentKey)]).toEqual([origin, 200]);
    expect(await status('https://other.example', developmentKey)).toBe(403);
    expect(await status('http://localhost', developmentKeyOf(test.services.keyedHash, OTHER))).toBe(403);
  });

  it('can be cached, and a refusal cannot', async () => {
    const found = await ask({ enterprise: ACME }, { origin: `https://${DOMAIN}` });
    expect([found.headers['cache-control'], found.headers['set-cookie']]).toEqual([
      'public, max-age=60, stale-while-revalidate=600',
      undefined,
    ]);
    expect((await ask({ enterprise: ACME }, { origin: 'https://other.example' })).headers['cache-control']).toBe('no-store');
  });

  it.each<[string, Record<string, string>, number, string]>([
    ['an unknown id', { enterprise: '00000000-0000-4000-8000-0000000000ff' }, 404, 'NOT_FOUND'],
    ['an unknown domain', { enterprise: 'nobody.example' }, 404, 'NOT_FOUND'],
    ['no employer', {}, 400, 'VALIDATION_FAILED'],
    ['an unknown language', { enterprise: ACME, locale: 'xx' }, 400, 'VALIDATION_FAILED'],
  ])('are refused for %s', async (_name, query, status, errorCode) => {
    const response = await ask(query, { origin: `https://${DOMAIN}` });
    expect([response.statusCode, response.json<{ errorCode: string }>().errorCode]).toEqual([status, errorCode]);
    expect(response.headers['access-control-allow-origin']).toBe(`https://${DOMAIN}`);
  });
});

describe('PF-05 the same list as a page', () => {
  const page = (query: Record<string, string>, headers: Record<string, string> = {}) =>
    test.app.inject({ url: `/embed/jobs.html?${new URLSearchParams(query)}`, headers: { accept: 'text/html', ...headers } });

  it('has links to the jobs and to the next page, needs no script and sets no cookie', async () => {
    const { statusCode, headers, body } = await page({ enterprise: ACME });
    expect([statusCode, headers['set-cookie'], headers['x-robots-tag']]).toEqual([200, undefined, undefined]);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).toContain(`<link rel="canonical" href="${test.services.config.origin}/job-list?enterprise=${ACME}" />`);
    expect(body.match(/<h2>/g)).toHaveLength(20);
    const next = /<a href="([^"]+)" rel="next">/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const second = await test.app.inject({ url: next, headers: { accept: 'text/html' } });
    expect(second.body.match(/<h2>/g)).toHaveLength(5);
    expect(second.body).not.toContain('rel="next"');
  });

  it('has texts as texts, in the language that is asked for', async () => {
    const { body } = await page({ enterprise: ACME, keyword: 'nurse' }, { 'accept-language': 'ar' });
    expect(body).toContain('<html lang="ar" dir="rtl">');
    expect(body).toContain('Nurse &lt;b&gt;');
    const none = await page({ enterprise: ACME, keyword: 'astronaut' });
    expect(none.body).toContain('There are no open jobs at the moment.');
  });
});
