import { expect, test } from 'vitest';
import { recordOf } from './facade-record.ts';

const RECORDED = { '2.0.0': { '.': ['A'], './forms': ['F'] }, '2.1.0': { '.': ['B'] } };

test('the record of the same names stays', () => {
  expect(recordOf(RECORDED, { '.': ['A', 'B'], './forms': ['F'] })).toBe(RECORDED);
});

test('new names raise the minor version', () => {
  const names = { '.': ['A', 'B', 'C'], './forms': ['F'], './tabs': ['T'] };
  expect(recordOf(RECORDED, names)).toEqual({ ...RECORDED, '2.2.0': { '.': ['C'], './tabs': ['T'] } });
});

test('a removed name raises the major version', () => {
  const names = { '.': ['A', 'C'], './forms': ['F'] };
  expect(recordOf(RECORDED, names)).toEqual({ '3.0.0': names });
});
