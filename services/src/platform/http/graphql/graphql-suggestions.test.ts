import { expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';

const WRONG: readonly object[] = [
  { query: '{ countrys { nationality } }' },
  { query: '{ countries { nationalty } }' },
  { query: '{ jobs(filte: {}) { total } }' },
  { query: '{ jobs(filter: { keywor: "x" }) { total } }' },
  { query: '{ jobs(filter: {}, sort: NEWES) { total } }' },
  { query: 'query ($filter: JobFilte!) { jobs(filter: $filter) { total } }' },
  { query: 'query ($filter: JobFilter!) { jobs(filter: $filter) { total } }', variables: { filter: { keywor: 'x' } } },
  { query: 'query ($sort: JobSort!) { jobs(filter: {}, sort: $sort) { total } }', variables: { sort: 'NEWES' } },
];

async function suggestionsIn(mode: 'production' | 'development'): Promise<number> {
  const { app, close } = await createTestApp({ modules: [], config: { mode } });
  onTestFinished(close);
  const responses = await Promise.all(WRONG.map((payload) => app.inject({ method: 'POST', url: '/graphql', payload })));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(WRONG.map(() => 400));
  return responses.filter(({ body }) => body.includes('Did you mean')).length;
}

test('SV-03 in production errors of a document or variable contain no suggestions from the schema', async () => {
  expect(await suggestionsIn('production')).toBe(0);
  expect(await suggestionsIn('development')).toBe(WRONG.length);
});
