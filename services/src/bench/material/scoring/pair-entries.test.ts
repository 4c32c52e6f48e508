import { expect, test } from 'vitest';
import { pairEntries } from './pair-entries.ts';
import { verdictOn, type Verdict } from './verdict.ts';

interface Entry {
  title: string;
  from: string;
}
const compare = (read: Entry | undefined, expected: Entry | undefined): Verdict[] =>
  (['title', 'from'] as const).map((field) =>
    verdictOn({ field, read: read?.[field] ?? null, expected: [expected?.[field] ?? null] }),
  );
const outcomes = (read: Entry[], expected: Entry[]) =>
  pairEntries(read, expected, compare).map(({ field, outcome }) => `${field} ${outcome}`);

const potter = { title: 'Potter', from: '2019' };
const glazier = { title: 'Glazier', from: '2015' };

test('entries are compared with those that are most like them, whatever their order', () => {
  expect(outcomes([glazier, { ...potter, from: '2018' }], [potter, glazier])).toEqual([
    'title right',
    'from right',
    'title right',
    'from wrong',
  ]);
});

test('an entry that was not found is missed, one that nobody wrote is invented', () => {
  expect(outcomes([], [potter])).toEqual(['title missed', 'from missed']);
  expect(outcomes([glazier], [potter])).toEqual(['title missed', 'from missed', 'title invented', 'from invented']);
});
