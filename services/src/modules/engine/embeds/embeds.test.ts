import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { BRANDS } from '@hirehq/shared-contracts/design-tokens';
import type { EmbeddedJobs } from '@hirehq/shared-contracts/rest';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { embeddingEmployerOf } from '../../enterprises/employer-profiles/index.ts';
import { writeJobs } from '../jobs/index.ts';
import { newJob, place, storedJobs } from '../jobs/testing/stored-jobs.ts';
import { developmentKeyOf } from './development-key.ts';
import { createFoundLists } from './found-lists.ts';

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

  it('have the colour of the theme that is asked for: that of the platform where the employer has chosen none', async () => {
    const primaryOf = async (theme: Record<string, string>) => (await listOf({ enterprise: ACME, ...theme })).primary;
    expect(await primaryOf({})).toBe(BRANDS.D.primary);
    expect(await primaryOf({ theme: 'healthcare' })).toBe(BRANDS.H.primary);
    expect((await ask({ enterprise: ACME, theme: 'pink' })).statusCode).toBe(400);
  });

  it('JB-19 have links that name the page they are on', async () => {
    const at = async (origin: string, more = {}) => {
      const response = await ask({ enterprise: ACME, keyword: 'nurse', ...more }, { origin });
      const { jobs, url } = response.json<{ responsePayload: EmbeddedJobs }>().responsePayload;
      return [jobs[0]?.url, url].map((link) => new URL(link ?? '').searchParams.get('portal'));
    };
    expect(await at(`https://careers.${DOMAIN}`)).toEqual([`careers.${DOMAIN}`, `careers.${DOMAIN}`]);
    expect(await at(`https://${DOMAIN}:8443`)).toEqual([DOMAIN, DOMAIN]);
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

describe('PF-05 how often the jobs of an employer are read', () => {
  it('is once for all who ask for the same list, whatever else is in their address', async () => {
    const counted: string[] = [];
    const limit = async (enterpriseId: string) => {
      if (counted.push(enterpriseId) > 1) throw new Refusal('RATE_LIMITED');
    };
    const foundList = createFoundLists(test.services, limit, Infinity);
    const employer = await embeddingEmployerOf(test.services, ACME);
    if (!employer) throw new Error('There is no such employer.');
    const find = (search: string) => foundList(employer, { search: new URLSearchParams(search), locale: 'en' });
    const lists = await Promise.all(['', '', 'utm=x', 'developmentKey=x', 'keyword='].map(find));
    expect([new Set(lists).size, counted]).toEqual([1, [ACME]]);
    // What is known stays there when the limit is reached.
    await expect(find('keyword=nurse')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(await find('')).toBe(lists[0]);
  });

  it('has a limit for each employer, by which other domains neither count nor are told', async () => {
    const busy = await createTestApp({ config: { embedRateLimit: 1 }, now: () => new Date('2026-05-04T12:00:00Z') });
    onTestFinished(busy.close);
    await storedJobs(busy.db, [
      { title: 'Nurse', company: 'Acme', enterpriseId: ACME },
      { title: 'Baker', company: 'Other', enterpriseId: OTHER },
    ]);
    const find = (query: string, headers: Record<string, string> = {}) =>
      busy.app.inject({ url: `/embed/v1/jobs?${query}`, headers });
    const elsewhere = { origin: 'https://other.example' };
    const statuses: number[] = [];
    for (const [query, headers] of [
      [`enterprise=${ACME}&keyword=one`, elsewhere],
      [`enterprise=${ACME}&keyword=two`, {}],
      [`enterprise=${ACME}&keyword=three`, elsewhere],
      [`enterprise=${OTHER}`, {}],
    ] as const)
      statuses.push((await find(query, headers)).statusCode);
    expect(statuses).toEqual([403, 200, 403, 200]);

    const refused = await find(`enterprise=${ACME}&keyword=four`);
    expect([refused.statusCode, refused.json<{ errorCode: string }>().errorCode, refused.headers['cache-control']]).toEqual([
      429,
      'RATE_LIMITED',
      'no-store',
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['access-control-expose-headers']).toBe('retry-after');
    const query = await busy.app.inject({ url: `/embed/v1/graphql?enterprise=${ACME}&query={payRates{date}}` });
    expect(query.statusCode).toBe(429);
    const files = await busy.app.inject({ url: `/embed/v1/remote?enterprise=${ACME}&remote=jobs` });
    expect(files.statusCode).toBe(429);
  });
});

describe('PF-05 a list that a client has', () => {
  it.each(['/embed/v1/jobs?enterprise=', '/embed/jobs.html?enterprise=', '/embed/v1/graphql?query={__typename}&enterprise='])(
    'is not sent again: %s',
    async (path) => {
      const origin = `https://${DOMAIN}`;
      const first = await test.app.inject({ url: path + ACME, headers: { origin, 'accept-encoding': 'br' } });
      const tag = String(first.headers.etag);
      const again = await test.app.inject({ url: path + ACME, headers: { origin, 'if-none-match': tag } });
      expect([first.statusCode, again.statusCode, again.body, again.headers.etag]).toEqual([200, 304, '', tag]);
      expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
      const other = await test.app.inject({ url: path + ACME, headers: { origin, 'if-none-match': 'W/"another"' } });
      expect(other.statusCode).toBe(200);
    },
  );

  it('has no tag where it is refused', async () => {
    const refused = await ask({ enterprise: ACME }, { origin: 'https://other.example', 'if-none-match': '*' });
    expect([refused.statusCode, refused.headers.etag]).toEqual([403, undefined]);
  });
});

describe('PF-05 the same list as a page', () => {
  const page = (query: Record<string, string>, headers: Record<string, string> = {}) =>
    test.app.inject({ url: `/embed/jobs.html?${new URLSearchParams(query)}`, headers: { accept: 'text/html', ...headers } });

  it('has links to the jobs and to the next page, needs no script and sets no cookie', async () => {
    const { statusCode, headers, body } = await page({ enterprise: ACME });
    expect([statusCode, headers['set-cookie'], headers['x-robots-tag']]).toEqual([200, undefined, undefined]);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body.match(/<h2>/g)).toHaveLength(20);
    const next = /<a href="([^"]+)" rel="next">/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const second = await test.app.inject({ url: next, headers: { accept: 'text/html' } });
    expect(second.body.match(/<h2>/g)).toHaveLength(5);
    expect(second.body).not.toContain('rel="next"');
  });

  it('is one page for search engines in each language; a part of the list is none', async () => {
    const address = `${test.services.config.origin}/embed/jobs.html?enterprise=${ACME}`;
    const links = async (query: Record<string, string>) => {
      const { body, headers } = await page(query);
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&');
      expect(headers['x-robots-tag']).toBe(canonical === undefined ? 'noindex' : undefined);
      expect(body.includes('<meta name="robots" content="noindex" />')).toBe(canonical === undefined);
      return canonical;
    };
    expect(await links({ enterprise: ACME })).toBe(address);
    expect(await links({ enterprise: DOMAIN, utm_source: 'x' })).toBe(address);
    expect(await links({ enterprise: ACME, locale: 'es' })).toBe(`${address}&locale=es`);
    const { endCursor } = await listOf({ enterprise: ACME });
    expect(await links({ enterprise: ACME, after: endCursor ?? '' })).toBeUndefined();
    expect(await links({ enterprise: ACME, keyword: 'nurse' })).toBeUndefined();
    const { body } = await page({ enterprise: ACME });
    for (const [hreflang, more] of [
      ['x-default', ''],
      ['en', '&amp;locale=en'],
      ['es', '&amp;locale=es'],
      ['ar', '&amp;locale=ar'],
    ])
      expect(body).toContain(`<link rel="alternate" hreflang="${hreflang}" href="${address}${more}" />`);
  });

  it.each(['D', 'N', 'H'] as const)('SH-28 has the name of brand %s, like the element', async (variant) => {
    const branded = await createTestApp({ config: { variant } });
    onTestFinished(branded.close);
    await storedJobs(branded.db, [{ title: 'Nurse', company: 'Acme', enterpriseId: ACME }]);
    const { name } = BRANDS[variant];
    const { body } = await branded.app.inject({ url: `/embed/jobs.html?enterprise=${ACME}` });
    expect(body).toContain(`<title>Jobs at Acme · ${name}</title>`);
    const list = await branded.app.inject({ url: `/embed/v1/jobs?enterprise=${ACME}` });
    expect(list.json<{ responsePayload: EmbeddedJobs }>().responsePayload.urlText).toBe(`See them on ${name}`);
  });

  it('has texts as texts, in the language that is asked for', async () => {
    const { body } = await page({ enterprise: ACME, keyword: 'nurse' }, { 'accept-language': 'ar' });
    expect(body).toContain('<html lang="ar" dir="rtl">');
    expect(body).toContain('Nurse &lt;b&gt;');
    const none = await page({ enterprise: ACME, keyword: 'astronaut' });
    expect(none.body).toContain('There are no open jobs at the moment.');
  });
});
