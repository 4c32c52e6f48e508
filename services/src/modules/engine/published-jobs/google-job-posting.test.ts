import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoEmployers } from '../../../demo-data/demo-employers.ts';
import { storeEmployers } from '../../../demo-data/demo-data.store.ts';
import { generateJobs } from '../../../demo-data/generate-jobs.ts';
import { createRandom } from '../../../demo-data/random.ts';
import { feedMapSchema, importFeed } from '../feeds/index.ts';
import { storeFewPlaces } from '../places/testing/few-places.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { writeJobs } from '../jobs/index.ts';
import { seedCatalogue } from '../skills/index.ts';
import { postingOfPage } from './index.ts';
import { googleJobPosting } from './testing/google-job-posting.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await storeFewPlaces(app.db);
  await seedCatalogue(app.db);
});
afterAll(() => app.close());

const jobIds = async (isReal: boolean) =>
  (
    await app.db
      .selectFrom('job')
      .select('id')
      .where('source', isReal ? 'is not' : 'is', null)
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);

/** The posting of each job that has one, and what Google would say against it. */
async function judged(ids: readonly string[]) {
  const postings: object[] = [];
  for (const id of ids) {
    const posting = await postingOfPage(app.services, id);
    if (posting) postings.push(posting);
  }
  const wrong = postings.flatMap((posting) => {
    const read = googleJobPosting.safeParse(posting);
    return read.success ? [] : [{ posting, issues: read.error.issues.map(({ path, message }) => [path.join('.'), message]) }];
  });
  return { count: postings.length, wrong, postings };
}

test('JB-24 the page of a generated job has what Google requires of a JobPosting', async () => {
  const random = createRandom(7);
  const employers = demoEmployers(random);
  await storeEmployers(app.db, employers);
  const jobs = [...generateJobs(random, { employers, now: app.services.now(), stateOf: () => null }, 300)];
  await app.db.transaction().execute((trx) => writeJobs(trx, jobs));
  const { count, wrong, postings } = await judged(await jobIds(false));
  expect(wrong).toEqual([]);
  expect(count).toBe(300);
  // All that is recommended is there somewhere, so that the rules were put to use.
  const said = new Set(postings.flatMap((posting) => Object.keys(posting)));
  const recommended = ['baseSalary', 'employmentType', 'validThrough', 'jobLocationType', 'applicantLocationRequirements'];
  expect([...said]).toEqual(expect.arrayContaining([...recommended, 'educationRequirements', 'experienceRequirements']));
});

const REAL = (name: string) => new URL(`../../../../../../shared/data/${name}`, import.meta.url);
const BOARD = REAL('greenhouse-catawiki-full-content.json');
const FORUM = REAL('hn-hiring-2013-08_2018-04.ndjson.gz');
const FORUM_MAP = new URL('../../../../../docs/feeds/forum-postings.map.json', import.meta.url);

async function imported(text: string, options: Omit<Parameters<typeof importFeed>[1], 'from'>): Promise<void> {
  async function* bytes() {
    yield Buffer.from(text);
  }
  const report = await importFeed(app.db, { from: { name: 'feed', charset: undefined, bytes: bytes() }, ...options });
  expect(report.error).toBeNull();
}

test.skipIf(!existsSync(BOARD) || !existsSync(FORUM))(
  'JB-24 so do the pages of 200 imported real postings (needs ../shared/data)',
  async () => {
    await imported(readFileSync(BOARD, 'utf8'), { format: 'greenhouse' });
    const lines = gunzipSync(readFileSync(FORUM)).toString('utf8').trim().split('\n');
    const some = lines.filter((_, index) => index % 80 === 0);
    const map = feedMapSchema.parse(JSON.parse(readFileSync(FORUM_MAP, 'utf8')));
    await imported(some.join('\n'), { format: 'json', map });
    const { count, wrong } = await judged(await jobIds(true));
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThanOrEqual(200);
  },
);
