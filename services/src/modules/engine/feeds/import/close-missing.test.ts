import { expect, test } from 'vitest';
import { whyToWait } from './close-missing.ts';

const jobs = (count: number) => Array.from({ length: count }, (_, index) => `job-${index}`);
const HALF = 'it lacks more than half of the open jobs';

test.each([
  ['nothing is missing, whatever else is odd', 0, 10, 'it has no title', undefined],
  ['one is missing, and something else is odd', 1, 10, 'it has no title', 'it has no title'],
  ['five are missing, and no more were open', 5, 5, undefined, undefined],
  ['six are missing, and no more were open', 6, 6, undefined, HALF],
  ['exactly half are missing', 6, 12, undefined, undefined],
  ['one more than half is missing', 7, 12, undefined, HALF],
  ['fewer than half are missing, of very many', 400, 1_000, undefined, undefined],
])('SV-09 closings when %s', (_case, gone, openBefore, caution, why) => {
  expect(whyToWait({ gone: jobs(gone), openBefore, caution })).toBe(why);
});
