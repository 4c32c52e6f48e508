import { expect, test } from 'vitest';
import { slowestFiles } from './print.ts';

test('the ten slowest files are named, the slowest first', () => {
  const files = Array.from({ length: 12 }, (_, index) => {
    return { file: `toy/f${index}.test.ts`, folder: 'toy', tests: 1, seconds: index + 1, failures: [] };
  });
  const lines = slowestFiles({ files, errors: [] });
  expect(lines).toHaveLength(11);
  expect(lines[1]).toMatch(/12\.0 s +toy\/f11\.test\.ts/);
});
