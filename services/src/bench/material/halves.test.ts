import { expect, test } from 'vitest';
import { addToHalves, caseId, drawHalves } from './halves.ts';

const cases = (kind: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: caseId(kind, `${kind} ${index}`), kind }));
const idsOf = (drawn: { id: string }[]) => drawn.map(({ id }) => id).toSorted();

test('halves of every kind differ by one case at most, and hold all of them', () => {
  const all = [...cases('street', 9), ...cases('city', 2), ...cases('remote', 4)];
  const { open, sealed } = drawHalves(all);
  expect(idsOf([...open, ...sealed])).toEqual(idsOf(all));
  for (const kind of ['street', 'city', 'remote']) {
    const counts = [open, sealed].map((half) => half.filter((each) => each.kind === kind).length);
    expect(Math.abs((counts[0] ?? 0) - (counts[1] ?? 0))).toBeLessThanOrEqual(1);
    expect(Math.min(...counts)).toBeGreaterThan(0);
  }
});

test('the order in which cases arrive does not decide their half', () => {
  const all = [...cases('street', 7), ...cases('city', 6)];
  expect(idsOf(drawHalves(all.toReversed()).sealed)).toEqual(idsOf(drawHalves(all).sealed));
});

test('the id follows what is read, not what is expected', () => {
  expect(caseId('city', 'Oslo')).toBe(caseId('city', 'Oslo'));
  expect(caseId('city', 'Oslo')).not.toBe(caseId('city', 'Bergen'));
  expect(caseId('city', 'Oslo')).toMatch(/^city-[0-9a-f]{10}$/);
});

test('a new batch leaves a sealed half sealed, and known cases where they are', () => {
  const before = drawHalves(cases('city', 6));
  const after = addToHalves(before, [...cases('city', 6), ...cases('street', 4)], false);
  expect(after.sealed.slice(0, 3)).toEqual(before.sealed);
  expect(after.open.slice(0, 3)).toEqual(before.open);
  expect([after.open.length, after.sealed.length]).toEqual([5, 5]);
});

test('an opened half becomes open material, and half of the new batch is sealed in its place', () => {
  const before = drawHalves(cases('city', 6));
  const after = addToHalves(before, cases('street', 4), true);
  expect(idsOf(after.open)).toEqual(expect.arrayContaining(idsOf(before.sealed)));
  expect(after.sealed).toHaveLength(2);
  expect(after.sealed.every(({ kind }) => kind === 'street')).toBe(true);
});
