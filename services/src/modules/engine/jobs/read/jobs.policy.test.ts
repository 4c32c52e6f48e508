import { expect, test } from 'vitest';
import { maySeeJob, takesApplications } from './jobs.policy.ts';

test('a job of a talent pool is seen by those it is for, any other by everybody', () => {
  const own = new Set(['mine']);
  expect(maySeeJob({ id: 'any', talent_pool_id: null }, new Set())).toBe(true);
  expect(maySeeJob({ id: 'mine', talent_pool_id: 'pool' }, own)).toBe(true);
  expect(maySeeJob({ id: 'other', talent_pool_id: 'pool' }, own)).toBe(false);
});

test('a job takes applications to the end of its last day, unless it is closed', () => {
  const now = new Date('2026-03-01T23:59:00Z');
  expect(takesApplications({ closed_at: null, closes_on: null }, now)).toBe(true);
  expect(takesApplications({ closed_at: null, closes_on: '2026-03-01' }, now)).toBe(true);
  expect(takesApplications({ closed_at: null, closes_on: '2026-02-28' }, now)).toBe(false);
  expect(takesApplications({ closed_at: now, closes_on: null }, now)).toBe(false);
});
