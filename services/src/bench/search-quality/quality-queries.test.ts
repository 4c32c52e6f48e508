import { expect, test } from 'vitest';
import { readJudgements, readQueries, searchRequestOf } from './quality-queries.ts';

test('every query uses names of the catalogue, and has at least one relevant grade', async () => {
  const queries = await readQueries();
  const judgements = await readJudgements();
  expect(new Set(queries.map(({ id }) => id)).size).toBe(queries.length);
  expect(queries.length).toBeGreaterThanOrEqual(60);
  const asksNothing = queries.filter((query) => {
    const { filter } = searchRequestOf(query);
    return !(filter.keyword ?? filter.jobTitle ?? filter.skills);
  });
  const withoutUse = queries.filter(
    ({ id, judgedAs }) => !Object.values(judgements[judgedAs ?? id] ?? {}).some((grade) => grade > 0),
  );
  expect([asksNothing, withoutUse]).toEqual([[], []]);
});

test('grades belong to a query and name postings of the corpus', async () => {
  const asked = new Set((await readQueries()).map(({ id, judgedAs }) => judgedAs ?? id));
  for (const [id, grades] of Object.entries(await readJudgements())) {
    expect([...asked]).toContain(id);
    expect(Object.keys(grades).filter((key) => !/^(?:greenhouse|hn|emscad) \S/.test(key))).toEqual([]);
  }
});
