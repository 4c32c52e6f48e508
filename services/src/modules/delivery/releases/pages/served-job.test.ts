import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { place, storedJobs } from '../../../engine/jobs/testing/stored-jobs.ts';
import { googleJobPosting } from '../../../engine/published-jobs/testing/google-job-posting.ts';
import { publishReleases } from '../index.ts';
import { writeTestRelease } from '../testing/test-release.ts';

let app: TestApp;
let ids: Record<'open' | 'closed' | 'past' | 'hidden' | 'evil' | 'placeless', string>;

beforeAll(async () => {
  app = await createTestApp();
  const facts = {
    title: 'Registered Nurse',
    company: 'Acme Health',
    summary: `Care for ${'people and their families, '.repeat(10)}day and night.`,
    descriptionHtml: '<p>Care for people.</p>',
    places: [place('Utrecht', 'Utrecht', 'NL')],
    employmentType: 'FT' as const,
    pay: { currency: 'EUR', min: 20, max: 25, unit: 'HOUR' as const },
  };
  const stored = await storedJobs(app.db, [
    facts,
    facts,
    { ...facts, closesOn: '2020-01-01' },
    facts,
    { ...facts, title: '</script><script>alert(1)</script> <!-- \u2028', summary: '"><img src=x>' },
    { ...facts, places: [] },
  ]);
  const [open = '', closed = '', past = '', hidden = '', evil = '', placeless = ''] = stored;
  ids = { open, closed, past, hidden, evil, placeless };
  await app.db.updateTable('job').set({ closed_at: new Date() }).where('id', '=', closed).execute();
  const { enterprise_id } = await app.db
    .selectFrom('job')
    .select('enterprise_id')
    .where('id', '=', hidden)
    .executeTakeFirstOrThrow();
  const pool = { id: randomUUID(), enterprise_id, name: 'Pool' };
  await app.db.insertInto('talent_pool').values(pool).execute();
  await app.db.updateTable('job').set({ talent_pool_id: pool.id }).where('id', '=', hidden).execute();
  await app.db.deleteFrom('job_search').where('job_id', 'in', [closed, hidden]).execute();
  const logo = { logo_file: randomUUID(), domain_names: ['acme.example'] };
  const { enterprise_id: employer } = await app.db
    .selectFrom('job')
    .select('enterprise_id')
    .where('id', '=', open)
    .executeTakeFirstOrThrow();
  await app.db.updateTable('enterprise').set(logo).where('id', '=', employer).execute();
});
afterAll(() => app.close());

const page = (url: string, cookie?: string) =>
  app.app.inject({ url, headers: { accept: 'text/html', ...(cookie && { cookie }) } });
const LINKED_DATA = /<script type="application\/ld\+json">(.*?)<\/script>/s;
const postingIn = (body: string): unknown => JSON.parse(LINKED_DATA.exec(body)?.[1] ?? 'null');
const contentOf = (body: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(body)?.[1];

test('JB-24 publishes a shell and the pages of jobs', async () => {
  const texts = {
    'frame.title': '{title} · {brand}',
    'title.job': 'Job',
    'title.notFound': 'Not found',
    'title.jobList': 'Jobs',
  };
  const shell = await writeTestRelease({
    remote: 'shell',
    version: '1.0.0-a',
    files: { 'main.js': 'start();' },
    parts: { main: { js: ['main.js'], css: [] } },
    servedTexts: { en: texts, es: texts, ar: texts },
  });
  const own = { 'description.job': 'One job', 'description.jobList': 'All jobs' };
  const route = { access: 'public', criticality: 'primary', skeleton: 'page' } as const;
  const jobs = await writeTestRelease({
    remote: 'jobs',
    version: '1.0.0-a',
    routes: [
      { ...route, id: 'job', path: '/job/:id/:referrerId?', pageData: ['job'] },
      { ...route, id: 'jobList', path: '/job-list', pageData: ['jobSearch'] },
    ],
    servedTexts: { en: own, es: own, ar: own },
  });
  expect(await publishReleases(app.services, [shell, jobs])).toHaveLength(2);
  // A page does not wait long for its data, which the first ones take longer to read.
  await expect.poll(async () => (await page(`/job/${ids.open}`)).body, { timeout: 60_000 }).toContain('<title>Registered Nurse');
});

test('JB-24 the page of an open job names the job, its employer and location, and describes it', async () => {
  const { statusCode, body } = await page(`/job/${ids.open}?utm_source=x`);
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>Registered Nurse · Acme Health · Utrecht · hireHQ</title>');
  expect(contentOf(body, 'og:title')).toBe('Registered Nurse · Acme Health · Utrecht');
  const description = contentOf(body, 'description') ?? '';
  expect(description).toMatch(/^Care for people .*\S…$/);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(contentOf(body, 'og:description')).toBe(description);
  expect(contentOf(body, 'twitter:card')).toBe('summary_large_image');
  expect(contentOf(body, 'og:image')).toBe(`${app.services.config.origin}/share/en/jobs/${ids.open}.png`);
  expect(contentOf(body, 'og:image:width')).toBe('1200');
  expect(contentOf(body, 'og:image:height')).toBe('630');
  expect(contentOf(body, 'og:image:alt')).toBe('Registered Nurse · Acme Health · Utrecht');
  expect(body).not.toContain('noindex');
});

test('JB-24 in Arabic the title of the page has the Arabic name of the city', async () => {
  const { body } = await app.app.inject({ url: `/job/${ids.open}`, headers: { accept: 'text/html', 'accept-language': 'ar' } });
  expect(body).toContain('<title>Registered Nurse · Acme Health · أوترخت · hireHQ</title>');
});

test('JB-24 the canonical URL of a job has neither referrer nor query', async () => {
  const { body } = await page(`/job/${ids.open}/${randomUUID()}?isFromShareJob=true`);
  expect(body).toContain(`<link rel="canonical" href="${app.services.config.origin}/job/${ids.open}" />`);
  expect((await page('/job-list?keyword=nurse')).body).toContain(
    `<link rel="canonical" href="${app.services.config.origin}/job-list" />`,
  );
});

test('JB-24 the page of an open job has its JobPosting as Google requires', async () => {
  const posting = postingIn((await page(`/job/${ids.open}`)).body);
  expect(googleJobPosting.parse(posting)).toMatchObject({
    title: 'Registered Nurse',
    employmentType: 'FULL_TIME',
    hiringOrganization: { name: 'Acme Health', sameAs: 'https://acme.example' },
    jobLocation: [{ address: { addressLocality: 'Utrecht', addressRegion: 'Utrecht', addressCountry: 'NL' } }],
    baseSalary: { currency: 'EUR', value: { minValue: 20, maxValue: 25, unitText: 'HOUR' } },
    identifier: { value: ids.open },
    directApply: true,
  });
});

test.each(['closed', 'past'] as const)('JB-24 the page of a %s job exists, is not indexed, and has no posting', async (which) => {
  const { statusCode, body } = await page(`/job/${ids[which]}`);
  expect([statusCode, postingIn(body)]).toEqual([200, null]);
  expect(body).toContain('<title>Registered Nurse · Acme Health · Utrecht · hireHQ</title>');
  expect(body).toContain('<meta name="robots" content="noindex" />');
});

test('JB-24 the page of a closed job has no picture in previews', async () => {
  const { body } = await page(`/job/${ids.closed}`);
  expect(contentOf(body, 'og:image')).toMatch(/\/(files|icons)\//);
  expect(contentOf(body, 'twitter:card')).toBe('summary');
});

test('JB-24 the page of a job without a location is indexed, without an invalid posting', async () => {
  const { body } = await page(`/job/${ids.placeless}`);
  expect(postingIn(body)).toBeNull();
  expect(body).not.toContain('noindex');
});

test('JB-24 a missing job is 404; one of a talent pool looks the same', async () => {
  const [missing, hidden, no] = await Promise.all([page(`/job/${randomUUID()}`), page(`/job/${ids.hidden}`), page('/job/x')]);
  for (const { statusCode, body } of [missing, hidden, no]) {
    expect(statusCode).toBe(404);
    expect(body).toContain('<title>Not found · hireHQ</title>');
    expect(body).toContain('<meta name="robots" content="noindex" />');
    expect(body).not.toContain('Registered Nurse');
    expect(body).not.toContain('rel="canonical"');
    expect(postingIn(body)).toBeNull();
  }
});

test('JB-13 JB-24 for a browser with a session no job is 404, and the page reveals nothing, not even whether the job exists', async () => {
  const ofSession = 'cookieConsent=accepted; signed_in=1';
  const addresses = [randomUUID(), ids.hidden, 'x'];
  const responses = await Promise.all(addresses.map((id) => page(`/job/${id}`, ofSession)));
  const alike = responses.map(({ statusCode, body, headers }, index) => {
    const text = body.replaceAll(addresses[index] ?? '', 'ID').replaceAll(/nonce[-=]"?[\w+/=]+/g, 'nonce');
    // What was committed when the page was served is not about the job.
    return [statusCode, headers['cache-control'], text.replaceAll(/"(?:nonce|streamFrom)":"[^"]*"/g, '')];
  });
  expect(alike[0]?.[0]).toBe(200);
  expect(alike[1]).toEqual(alike[0]);
  for (const { body } of responses) {
    expect(body).toContain('<title>Job · hireHQ</title>');
    expect(body).toContain('<meta name="robots" content="noindex" />');
    expect(body).toContain('<script type="application/json" id="hirehq-page-data">{}</script>');
    expect(body).not.toContain('Registered Nurse');
  }
  expect((await page(`/job/${ids.open}`, ofSession)).body).toContain('<title>Registered Nurse');
  expect((await page(`/job/${ids.hidden}`, 'signed_in=10; xsigned_in=1')).statusCode).toBe(404);
  expect((await page('/nowhere', ofSession)).statusCode).toBe(404);
});

test('JB-24 no text of a job can end its script or start markup', async () => {
  const { body } = await page(`/job/${ids.evil}`);
  expect(body).not.toContain('<script>alert(1)');
  expect(body).not.toContain('<img src=x>');
  const text = LINKED_DATA.exec(body)?.[1] ?? '';
  expect(text).not.toMatch(/[<\u2028]/);
  expect(JSON.parse(text)).toMatchObject({ title: '</script><script>alert(1)</script> <!-- \u2028' });
});
