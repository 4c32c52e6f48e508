import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database.ts';
import { importFeed } from './import-feed.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('JB-10 a job has the shifts that its title and text state', async () => {
  const jobs = [
    { id: '1', title: 'Guard', description: 'You work nights and weekends.' },
    { id: '2', title: 'Night Porter', description: 'In a hotel.' },
    { id: '3', title: 'Porter', description: 'No night shifts.' },
  ].map((job) => ({ ...job, company: 'Hotel', location: 'Berlin' }));
  const bytes = async function* () {
    yield Buffer.from(JSON.stringify(jobs));
  };
  await importFeed(database.db, {
    from: { name: 'feed', charset: undefined, bytes: bytes() },
    format: 'json',
    source: 'shifts',
  });
  const columns = ['night_shift', 'weekend_work'] as const;
  const stored = await database.db.selectFrom('job').select(columns).orderBy('source_id').execute();
  expect(stored.map((row) => columns.map((column) => row[column]))).toEqual([
    [true, true],
    [true, false],
    [false, false],
  ]);
  const searched = await database.db.selectFrom('job_search').select(columns).where('night_shift', '=', true).execute();
  expect(searched).toHaveLength(2);
});
