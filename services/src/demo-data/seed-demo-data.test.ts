import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeFewPlaces } from '../modules/engine/places/testing/few-places.ts';
import { readConfig } from '../platform/config.ts';
import { createDiskFileStore } from '../platform/files/disk-files.ts';
import { storedBytes } from '../platform/video/byte-source.ts';
import { containerOf } from '../platform/video/containers.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import lowestPay from './data/lowest-pay.json' with { type: 'json' };
import { DEMO_PLACES } from './demo-places.ts';
import { DEMO_CANDIDATES } from './demo-candidates.ts';
import { demoEmployers, hires } from './demo-employers.ts';
import { generateJobs } from './generate-jobs.ts';
import unitGroups from '../modules/engine/skills/data/unit-groups.json' with { type: 'json' };
import { OCCUPATIONS } from './occupation.ts';
import { createRandom } from './random.ts';
import { seedDemoData } from './seed-demo-data.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await storeFewPlaces(database.db);
});
afterAll(() => database.drop());

const NOW = new Date('2026-03-01T12:00:00Z');
const jobsOf = (seed: number, count: number) => {
  const random = createRandom(seed);
  return [...generateJobs(random, { employers: demoEmployers(random), stateOf: () => null, now: NOW }, count)];
};

test('the same seed generates the same jobs, another seed other jobs', () => {
  expect(jobsOf(1, 50)).toEqual(jobsOf(1, 50));
  expect(jobsOf(2, 50)).not.toEqual(jobsOf(1, 50));
});

test('two thousand jobs are varied and complete', () => {
  const jobs = jobsOf(1, 2000);
  expect(new Set(jobs.map((job) => job.descriptionHtml)).size).toBeGreaterThan(1990);
  expect(new Set(jobs.map((job) => job.title)).size).toBeGreaterThan(400);
  expect(new Set(jobs.map((job) => job.enterprise.id)).size).toBeGreaterThanOrEqual(160);
  for (const job of jobs) {
    expect(job.postedAt?.getTime()).toBeLessThanOrEqual(NOW.getTime());
    expect(job.places[0]?.label ?? '').not.toMatch(/remote/i);
    expect(job.descriptionHtml).not.toMatch(/undefined|\{\w+\}|<h1/);
  }
});

test('there are three hundred occupations, each with six mottos and its own requirements', () => {
  expect(OCCUPATIONS.length).toBeGreaterThanOrEqual(300);
  expect(new Set(OCCUPATIONS.map(({ title }) => title)).size).toBe(OCCUPATIONS.length);
  const incomplete = OCCUPATIONS.filter(
    ({ unitGroup, purpose, duties, needs, skills, extraSkills, pay }) =>
      !/^\d{4}$/.test(unitGroup) ||
      new Set(purpose).size !== 6 ||
      duties.length < 5 ||
      needs.length < 3 ||
      extraSkills.some((name) => skills.includes(name)) ||
      pay[0] >= pay[1],
  );
  expect(incomplete.map(({ title }) => title)).toEqual([]);
  const codes = new Map(Object.entries(unitGroups).flatMap(([code, titles]) => titles.map((title) => [title, code] as const)));
  const known = OCCUPATIONS.filter(({ title }) => codes.has(title));
  expect(known.length).toBeGreaterThan(200);
  expect(known.filter(({ title, unitGroup }) => codes.get(title) !== unitGroup)).toEqual([]);
});

test.each([300, 2000])('on a page of the newest of %i jobs no motto stands twice', (count) => {
  const newest = jobsOf(1, count).toSorted((a, b) => (b.postedAt?.getTime() ?? 0) - (a.postedAt?.getTime() ?? 0));
  const twice = newest.flatMap(({ summary }, index) => {
    const page = newest.slice(index - (index % 20), index);
    return page.some((other) => other.summary === summary) ? [summary] : [];
  });
  expect(twice).toEqual([]);
});

test('nobody is paid less than the lowest pay of the currency, which every place has', () => {
  const lowest = new Map(Object.entries(lowestPay));
  expect(DEMO_PLACES.filter(({ currency }) => !lowest.has(currency))).toEqual([]);
  const low = jobsOf(1, 2000).filter(({ pay }) => {
    if (!pay) return false;
    const hourly = (pay.min ?? 0) / (pay.unit === 'YEAR' ? 2080 : 1);
    // Pay is rounded.
    return hourly < (lowest.get(pay.currency) ?? 0) * 0.97;
  });
  expect(low.map(({ title, pay }) => [title, pay])).toEqual([]);
});

test('remote nurses and remote software engineers are among the first three hundred jobs', () => {
  const remote = jobsOf(1, 300).filter(({ workMode, remote }) => workMode === 'R' && remote);
  expect(remote.filter(({ title }) => /Nurse/.test(title)).length).toBeGreaterThanOrEqual(5);
  expect(remote.filter(({ title }) => /Software Engineer/.test(title)).length).toBeGreaterThanOrEqual(4);
});

test('a tenth of the jobs is in Spanish and three of a hundred in Arabic, in countries that speak it', () => {
  const jobs = jobsOf(1, 2000);
  const arabic = jobs.filter(({ title }) => /\p{Script=Arabic}/u.test(title));
  const spanish = jobs.filter(({ descriptionHtml }) => /<h3>Qué harás/.test(descriptionHtml));
  expect(Math.abs(arabic.length / jobs.length - 0.03)).toBeLessThan(0.01);
  expect(Math.abs(spanish.length / jobs.length - 0.1)).toBeLessThan(0.02);
  const countries = (of: typeof jobs) => new Set(of.map(({ places }) => places[0]?.country));
  expect(countries(spanish)).toEqual(new Set(['ES', 'MX']));
  expect(countries(arabic)).toEqual(new Set(['AE', 'SA', 'EG']));
  for (const { descriptionHtml } of [...arabic, ...spanish])
    expect(descriptionHtml).not.toMatch(/\b(the|our|with|you|an hour|a year)\b/);
});

test('employers hire where they are and for work that they have', () => {
  const employers = new Map(demoEmployers(createRandom(1)).map((employer) => [employer.name, employer]));
  const all = [...employers.values()];
  expect(OCCUPATIONS.filter((occupation) => !all.some((employer) => hires(employer, occupation)))).toEqual([]);
  expect(all.filter((employer) => !employer.language && !OCCUPATIONS.some((occupation) => hires(employer, occupation)))).toEqual(
    [],
  );
  const jobs = jobsOf(1, 2000);
  for (const {
    places: [place],
    enterprise,
  } of jobs) {
    const { places = [] } = employers.get(enterprise.establishmentName) ?? {};
    expect(places.map(({ country }) => country)).toContain(place?.country);
    if (place?.city) expect(places.map(({ city }) => city)).toContain(place.city);
  }
  const ofHospital = jobs.filter(({ enterprise }) => /Hospital/.test(enterprise.establishmentName)).map(({ title }) => title);
  expect(ofHospital.some((title) => title.includes('Nurse'))).toBe(true);
  expect(ofHospital.some((title) => /Cleaner|Porter|Cook|Electrician/.test(title))).toBe(true);
  expect(ofHospital.filter((title) => /Bricklayer|Bartender|Cashier|Underwriter/.test(title))).toEqual([]);
});

test('seeding again adds nothing; a larger number adds the rest', async () => {
  const services = { db: database.db, config: readConfig({ NODE_ENV: 'test' }) };
  const count = async () => {
    const rows = await Promise.all(
      (['job', 'enterprise', 'candidate', 'application', 'notification', 'interview', 'conversation', 'message'] as const).map(
        (table) =>
          database.db
            .selectFrom(table)
            .select(({ fn }) => fn.countAll<number>().as('n'))
            .executeTakeFirstOrThrow(),
      ),
    );
    return rows.map((row) => row.n);
  };
  await seedDemoData(services, { jobs: 300, now: NOW });
  const first = await count();
  // And the operator.
  expect([first[0], first[2]]).toEqual([300, DEMO_CANDIDATES.length + 1]);
  expect(first[3]).toBeGreaterThan(0);
  const ofYear = await database.db
    .selectFrom('interview')
    .innerJoin('application', 'application.id', 'interview.application_id')
    .select('interview.id')
    .where('request_id', 'like', 'demo-year-%')
    .execute();
  expect((first[5] ?? 0) - ofYear.length).toBe(
    DEMO_CANDIDATES.flatMap(({ applications }) => applications).filter(({ interview }) => interview).length,
  );
  await seedDemoData(services, { jobs: 300, now: NOW });
  expect(await count()).toEqual(first);
  await seedDemoData(services, { jobs: 350, now: NOW });
  expect((await count())[0]).toBe(350);
});

test('demo candidates have conversations: unread, long, with an attachment, with an absent and a blocked employer', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hirehq-demo-'));
  try {
    const files = createDiskFileStore({ folder, secret: 'a secret of at least 32 characters' });
    await database.db.deleteFrom('conversation').execute();
    await seedDemoData({ db: database.db, config: readConfig({ NODE_ENV: 'test' }), files }, { jobs: 2000, now: NOW });
    const { db } = database;
    const conversations = await db.selectFrom('conversation').selectAll().execute();
    expect(Math.max(...conversations.map(({ last_number }) => last_number))).toBeGreaterThan(200);
    expect(conversations.some(({ last_number, candidate_read_to }) => candidate_read_to < last_number)).toBe(true);
    expect(conversations.some(({ candidate_blocked_at }) => candidate_blocked_at !== null)).toBe(true);
    // The demo employers would reply to these.
    expect(conversations.every(({ waiting_since }) => waiting_since === null)).toBe(true);
    expect(await db.selectFrom('message_absence').select('note').execute()).not.toEqual([]);
    const [attached] = await db.selectFrom('message').select('attachment_key').where('message_type', '=', 'FILE').execute();
    expect((await files.read(attached?.attachment_key ?? ''))?.subarray(0, 5).toString()).toBe('%PDF-');
    const stored = await db.selectFrom('file').select(['category', 'storage_key', 'size']).orderBy('category').execute();
    expect(stored.map(({ category }) => category)).toEqual(['PROFILE', 'PROFILE', 'PROFILE', 'RESUME', 'RESUME', 'SHOWCASE']);
    for (const { storage_key, size } of stored) expect((await files.read(storage_key))?.length).toBe(size);
    const video = await db.selectFrom('video').selectAll().executeTakeFirstOrThrow();
    const bytes = await storedBytes(files, video.storage_key ?? '');
    const facts = bytes && (await (await containerOf(bytes))?.read(bytes));
    expect([facts?.codecs, Math.round(facts?.seconds ?? 0)]).toEqual([['V_VP8'], video.duration]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
