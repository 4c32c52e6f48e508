import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import { searchJobs } from '../jobs/index.ts';
import { INDEX_VERSION } from '../jobs/terms/index-version.store.ts';
import { storedJobs } from '../jobs/testing/stored-jobs.ts';
import { reindexAll } from './reindex-work.ts';

const TITLES = ['Großhandelskaufmann', 'Softwareentwickler', 'Accountant', 'Account Executive', 'Nurse'];

let database: TestDatabase;
let titles = new Map<string, string | undefined>();
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const ids = await storedJobs(
    db,
    TITLES.map((title) => ({ title, descriptionHtml: '<p>Ask <b>Łukasz</b>.</p>', plainText: 'Ask Łukasz.' })),
  );
  titles = new Map(ids.map((id, index) => [id, TITLES[index]]));
  // As version 0 has indexed them: without marks, but with all letters, by English stems.
  await sql`
    update job_search set index_version = 0, folded_title = null, title_vector = to_tsvector('english', title),
      body_vector = to_tsvector('english', title || ' ' || 'Ask Łukasz.')
    from job where job.id = job_id`.execute(db);
  await sql`
    update job_sample set title_vector = found.title_vector, body_vector = found.body_vector
    from job_search found where found.job_id = job_sample.job_id`.execute(db);
});
afterAll(() => database.drop());

const found = async (keyword: string) => {
  const search = { filter: { keyword }, sort: 'RELEVANCE', after: null, first: 20, synonyms: false, now: new Date() } as const;
  return (await searchJobs(database.db, search)).ids.map((id) => titles.get(id) ?? '').toSorted();
};

test('JB-10 jobs that an earlier version indexed are found until they are indexed again, and by all their words afterwards', async () => {
  const { db } = database;
  expect(await found('nurses')).toEqual(['Nurse']);
  expect(await found('accountant')).toContain('Accountant');

  expect(await reindexAll({ db })).toBe(TITLES.length);
  expect(await found('nurses')).toEqual(['Nurse']);
  expect(await found('Großhandelskaufmann')).toEqual(['Großhandelskaufmann']);
  expect(await found('grosshandelskaufmann')).toEqual(['Großhandelskaufmann']);
  expect(await found('lukasz')).toEqual(TITLES.toSorted());
  const { rows } = await sql<{ outdated: number; same: number; titled: number }>`
    select count(*) filter (where index_version = 0)::int as outdated,
      (select count(*)::int from job_search join job on job.id = job_id where folded_title = fold_text(title)) as titled,
      count(*) filter (where job_sample.job_id is null or job_sample.body_vector = job_search.body_vector)::int as same
    from job_search left join job_sample using (job_id)`.execute(db);
  expect(rows).toEqual([{ outdated: 0, same: TITLES.length, titled: TITLES.length }]);
});

test('JB-10 there is nothing to do after that', async () => {
  expect(await reindexAll(database)).toBe(0);
});

test('JB-10 whether jobs are outdated is read from an index of the current version', async () => {
  const { rows } = await sql<{ indexdef: string }>`
    select indexdef from pg_indexes where indexname = 'job_search_outdated'`.execute(database.db);
  expect(rows.map(({ indexdef }) => indexdef)).toEqual([expect.stringContaining(`index_version < ${INDEX_VERSION}`)]);
});
