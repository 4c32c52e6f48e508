import { expect, test } from 'vitest';
import { differences, mergeValues } from './merge-values.ts';
import { fieldParts, rowParts } from './parts.ts';

interface Row {
  id: string;
  years: string;
}

const place = { placeText: 'Utrecht', placeId: 'current', name: 'Ada' };
const PLACE = fieldParts<typeof place>({ placeText: ['placeId'] });

test('fields that belong together are taken over and disputed together', () => {
  const theirs = { ...place, placeText: 'Berlin' };
  expect(mergeValues({ base: place, mine: { ...place, name: 'Augusta' }, theirs }, PLACE)).toEqual({
    values: { ...theirs, name: 'Augusta' },
    taken: ['placeText'],
    conflicts: [],
  });
  const mine = { ...place, placeText: 'Utrecht, NL', placeId: 'another' };
  expect(mergeValues({ base: place, mine, theirs }, PLACE)).toEqual({ values: mine, taken: [], conflicts: ['placeText'] });
});

test('spaces around a text, and what a form calls the same, are no difference', () => {
  const parts = { ...PLACE, isSame: (id: string) => id === 'placeText' };
  const [mine, theirs] = [
    { ...place, name: 'Augusta ', placeId: 'another' },
    { ...place, name: 'Augusta' },
  ];
  expect(mergeValues({ base: { ...place, placeText: '' }, mine, theirs }, parts)).toEqual({
    values: mine,
    taken: [],
    conflicts: [],
  });
  expect(differences(mine, theirs, parts)).toEqual([]);
  expect(differences(mine, theirs, PLACE)).toEqual(['placeText']);
});

const ROWS = rowParts<{ rows: readonly Row[] }, 'rows', Row>('rows', ({ id }) => id);
const IDS = ['a', 'b'];
const LISTS = [undefined, '1', '2'].flatMap((one) =>
  [undefined, '1', '2'].map((other) => ({
    rows: [one, other].flatMap((years, at) => (years === undefined ? [] : [{ id: IDS[at] ?? '', years }])),
  })),
);

test('of rows, what one side changed is kept, and what both changed differently is named: all lists of two rows', () => {
  for (const base of LISTS)
    for (const mine of LISTS)
      for (const theirs of LISTS) {
        const { values, conflicts, taken } = mergeValues({ base, mine, theirs }, ROWS);
        const [byMe, byThem, apart] = [base, base, mine].map((one, at) => differences(one, at === 0 ? mine : theirs, ROWS));
        for (const id of IDS) {
          expect(conflicts.includes(id)).toBe([byMe, byThem, apart].every((ids) => ids?.includes(id)));
          expect(taken.includes(id)).toBe(byThem?.includes(id) && !byMe?.includes(id));
          expect(ROWS.read(values)[id]).toEqual(ROWS.read(taken.includes(id) ? theirs : mine)[id]);
        }
      }
});
