import { describe, expect, test } from 'vitest';
import { levelOf, periodOf, reportOf, skillsOf } from './report-address.ts';

describe('RP-04 the report', () => {
  test.each([
    ['job-density', undefined, 'job-density'],
    ['job-density', { reportId: 'my-average-rating', optionIndex: 1, title: 'Rating' }, 'job-density'],
    [null, { reportId: 'my-average-rating', optionIndex: 2 }, 'my-average-rating'],
    [null, { optionIndex: 2 }, 'my-activity-summary'],
    [null, { optionIndex: 0 }, undefined],
    ['unknown', { reportId: 7 }, undefined],
    [null, null, undefined],
    [null, 'text', undefined],
  ])('of keyword %j and state %j is %j', (keyword, state, report) => {
    expect(reportOf(keyword, state)).toBe(report);
  });
});

test('RP-04 values that an address may have by mistake are replaced by the usual ones', () => {
  expect(['4w', 'all', 'toString', '', null].map(periodOf)).toEqual(['4w', 'all', '3m', '3m', '3m']);
  expect(['state', 'constructor', null].map(levelOf)).toEqual(['state', 'city', 'city']);
  expect(['any', '12', '-1', '1.5', '99999999999', 'x', '', null].map(skillsOf)).toEqual([
    [],
    [12],
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});
