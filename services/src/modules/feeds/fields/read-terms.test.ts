import { expect, test } from 'vitest';
import { employmentTypeOf } from './read-terms.ts';

test.each([
  ['Unlimited Contract', 'FT'],
  ['Regular - Unlimited', 'FT'],
  ['Permanent contract', 'FT'],
  ['Full Time | Exempt', 'FT'],
  ['Contract', 'FL'],
  ['Contractor', 'FL'],
  ['Temporary (Fixed Term)', 'FL'],
  ['Contingent Worker', 'FL'],
  ['Part-time, non-exempt', 'PT'],
  ['Intern - Fixed Term - Trainee', 'IN'],
])('SV-09 an employment of “%s” is of type %s', (stated, type) => {
  expect(employmentTypeOf(stated, 'Analyst')).toBe(type);
});
