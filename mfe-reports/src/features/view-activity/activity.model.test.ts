import { expect, test } from 'vitest';
import { countOf, isEmpty, spanOf } from './activity.model.ts';

test('RP-02 the time to an answer is in hours up to two days, then in days', () => {
  expect([0.2, 1.4, 36, 47.4, 48, 61].map(spanOf)).toEqual([
    { unit: 'hour', count: 1 },
    { unit: 'hour', count: 1 },
    { unit: 'hour', count: 36 },
    { unit: 'hour', count: 47 },
    { unit: 'day', count: 2 },
    { unit: 'day', count: 3 },
  ]);
});

test('RP-02 a report without any stage is empty', () => {
  const stages = [
    { stage: 'SAVED', count: 0 },
    { stage: 'APPLIED', count: 0 },
  ] as const;
  expect(isEmpty({ stages: [...stages] })).toBe(true);
  expect(isEmpty({ stages: [...stages, { stage: 'CLOSED', count: 1 }] })).toBe(false);
  expect(countOf({ stages: [] }, 'APPLIED')).toBe(0);
});
