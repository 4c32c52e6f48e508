import { expect, test } from 'vitest';
import { likenessOfTitles } from './likeness-of-titles.ts';

test.each([
  ['Senior Nurse', 'Registered Nurse (m/f/d)'],
  ['Software Developer', 'Software Engineer II'],
  ['Front-end developer', 'Frontend Developer, part time'],
])('JB-11 %s and %s are the same occupation', (one, other) => {
  expect(likenessOfTitles(one, other)).toBeGreaterThanOrEqual(0.6);
  expect(likenessOfTitles(other, one)).toBe(likenessOfTitles(one, other));
});

test.each([
  ['Full stack engineer', 'Civil Engineer'],
  ['Sales Manager', 'Nurse Manager'],
  ['Baker', 'Bank Clerk'],
  ['Senior', 'Senior'],
])('JB-11 %s and %s are not', (one, other) => {
  expect(likenessOfTitles(one, other)).toBeLessThan(0.6);
});
