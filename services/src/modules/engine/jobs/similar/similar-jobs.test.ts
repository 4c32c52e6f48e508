import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withStatementBudget } from '../../../../platform/database/statement-budget.ts';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database.ts';
import { similarJobs } from './similar-jobs.ts';
import { place, skill, storedJobs } from '../testing/stored-jobs.ts';

const NOW = new Date();
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
  expect(await similarJobs(database.db, [own], { limit: 10, now: NOW })).toEqual(new Map([[own, [both, near, abroad]]]));
  expect(await similarJobs(database.db, [own], { limit: 1, now: NOW })).toEqual(new Map([[own, [both]]]));
});

test.each([String.raw`it's C:\dev\new | & ! <-> "x":*`, 'a/b https://example.com/a?b=1 x@example.com', 'the of and', '---'])(
  'JB-13 a title of special characters breaks nothing: %s',
  async (title) => {
    const [own = ''] = await storedJobs(database.db, [{ title }]);
    await expect(similarJobs(database.db, [own], { limit: 4, now: NOW })).resolves.toBeDefined();
  },
);

test('PF-05 only among the jobs of one employer, which may have none', async () => {
  const enterpriseId = randomUUID();
  const [own = '', near] = await storedJobs(database.db, [
    { title: 'Glassblower', company: 'Furnace', enterpriseId },
    { title: 'Junior Glassblower', company: 'Furnace', enterpriseId },
    { title: 'Senior Glassblower', company: 'Kiln', enterpriseId: randomUUID() },
  ]);
  const among = (onlyEmployer: string) => similarJobs(database.db, [own], { limit: 10, now: NOW, onlyEmployer });
  expect(await among(enterpriseId)).toEqual(new Map([[own, [near]]]));
  expect(await among(randomUUID())).toEqual(new Map());
});

test('JB-13 a missing job has no similar jobs', async () => {
  expect(await similarJobs(database.db, [randomUUID()], { limit: 4, now: NOW })).toEqual(new Map());
});

test('JB-13 jobs requested together get the same result as individually, and those with one title share a search', async () => {
  const { db } = database;
  const welders = await storedJobs(db, [
    { title: 'Welder', places: [place('Utrecht', null, 'NL')] },
    { title: 'Welder', places: [place('Berlin', null, 'DE')] },
    { title: 'Senior Welder' },
    { title: 'Glazier' },
    { title: 'Junior Glazier', skills: [skill('SQL')] },
  ]);
  const each = await Promise.all(welders.map(async (id) => [...(await similarJobs(db, [id], { limit: 12, now: NOW }))]));
  const statements = { together: 0, one: 0 };
  const counting = (name: keyof typeof statements) => ({ signal: undefined, read: () => void (statements[name] += 1) });
  const together = await withStatementBudget(counting('together'), () => similarJobs(db, welders, { limit: 12, now: NOW }));
  expect(together).toEqual(new Map(each.flat()));
  await withStatementBudget(counting('one'), () => similarJobs(db, welders.slice(0, 1), { limit: 12, now: NOW }));
  expect(
    await withStatementBudget(counting('one'), () => similarJobs(db, welders.slice(1, 2), { limit: 12, now: NOW })),
  ).toBeDefined();
  await similarJobs(db, welders, { limit: 12, now: NOW });
  expect(statements.together).toBeLessThan((statements.one / 2) * welders.length);
});
