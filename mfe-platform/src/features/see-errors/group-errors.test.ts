import { expect, test } from 'vitest';
import { groupErrors } from './group-errors.ts';

test('PF-06 equal errors are one with their number and when they were last seen', () => {
  const errors = [
    { at: '2026-05-04T08:00:00.000Z', error: 'Error: a\n at list.tsx:3', info: 'List' },
    { at: '2026-05-04T10:00:00.000Z', error: 'Error: a\n at list.tsx:3', info: 'Page' },
    { at: '2026-05-04T09:00:00.000Z', error: 'Error: a\n at list.tsx:4', info: 'List' },
  ];
  expect(groupErrors(errors)).toEqual([
    { at: '2026-05-04T10:00:00.000Z', error: 'Error: a\n at list.tsx:3', info: 'Page', count: 2 },
    { at: '2026-05-04T09:00:00.000Z', error: 'Error: a\n at list.tsx:4', info: 'List', count: 1 },
  ]);
});
