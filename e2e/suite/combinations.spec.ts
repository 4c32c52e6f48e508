import { expect, test } from '@playwright/test';
import { everyCombination, pairwise } from '../platform/combinations.ts';

const FACTORS = {
  page: ['landing', 'list', 'job', 'settings', 'messages'],
  width: [320, 768, 1280],
  scheme: ['light', 'dark'],
  signedIn: [true, false],
} as const;

type Row = Readonly<Record<string, unknown>>;
const pairsOf = (rows: readonly Row[]) =>
  new Set(
    rows.flatMap((row) => {
      const values = Object.entries(row).map(([name, value]) => `${name} ${String(value)}`);
      return values.flatMap((one, index) => values.slice(index + 1).map((other) => `${one}, ${other}`));
    }),
  );

test('any two values of different factors meet in a pairwise selection', () => {
  expect([...pairsOf(pairwise(FACTORS))].toSorted()).toEqual([...pairsOf(everyCombination(FACTORS))].toSorted());
});

test('a pairwise selection is little longer than its two largest factors need', () => {
  expect(everyCombination(FACTORS)).toHaveLength(60);
  expect(pairwise(FACTORS).length).toBeLessThanOrEqual(18);
});

test('a pairwise selection is the same each time, and has no row twice', () => {
  const rows = pairwise(FACTORS).map((row) => JSON.stringify(row));
  expect(pairwise(FACTORS).map((row) => JSON.stringify(row))).toEqual(rows);
  expect(new Set(rows).size).toBe(rows.length);
});

test('of one factor each value is selected', () => {
  expect(pairwise({ width: [320, 768] })).toEqual([{ width: 320 }, { width: 768 }]);
});
