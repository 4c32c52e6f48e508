import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/test-database.ts';
import { similarJobs } from './similar-jobs.ts';
import { place, skill, storedJobs } from './testing/stored-jobs.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('JB-13 more words of the title first, then skills and the same country', async () => {
  const [own = '', both, abroad, near] = await storedJobs(database.db, [
    { title: 'Data Engineer', skills: [skill('SQL'), skill('Java')], places: [place('Utrecht', null, 'NL')] },
    { title: 'Senior Data Engineer', skills: [skill('SQL'), skill('Java')], places: [place('Berlin', null, 'DE')] },
    { title: 'Engineer', places: [place('Berlin', null, 'DE')] },
    { title: 'Engineer', places: [place('Amsterdam', null, 'NL')] },
    { title: 'Nurse', skills: [skill('SQL')] },
    { title: 'Data Engineer', closesOn: '2020-01-01' },
  ]);
  expect(await similarJobs(database.db, own, 10)).toEqual([both, near, abroad]);
  expect(await similarJobs(database.db, own, 1)).toEqual([both]);
});

test.each([String.raw`it's C:\dev\new | & ! <-> "x":*`, 'a/b https://example.com/a?b=1 x@example.com', 'the of and', '---'])(
  'JB-13 a title of signs breaks nothing: %s',
  async (title) => {
    const [own = ''] = await storedJobs(database.db, [{ title }]);
    await expect(similarJobs(database.db, own, 4)).resolves.toBeDefined();
  },
);

test('JB-13 what is not there has nothing like it', async () => {
  expect(await similarJobs(database.db, randomUUID(), 4)).toEqual([]);
});
