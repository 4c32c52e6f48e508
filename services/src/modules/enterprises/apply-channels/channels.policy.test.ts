import { expect, test } from 'vitest';
import { howToApply, isAppliedHere, isReached } from './channels.policy.ts';

const ORIGIN = 'https://hirehq.example';
const PAGE = 'https://www.bakery.example/jobs/1';

test.each([
  [{ hasSystem: true, hasMail: true }, PAGE, 'SYSTEM'],
  [{ hasSystem: true, hasMail: false }, null, 'SYSTEM'],
  [{ hasSystem: false, hasMail: true }, PAGE, 'MAIL'],
  [{ hasSystem: false, hasMail: false }, PAGE, 'OWN_PAGE'],
  [{ hasSystem: false, hasMail: false }, null, 'NONE'],
  [undefined, PAGE, 'OWN_PAGE'],
  [undefined, null, 'NONE'],
  [undefined, 'javascript:alert(1)', 'NONE'],
  [undefined, 'https://user:word@bakery.example/', 'NONE'],
  [undefined, `${ORIGIN}/job/1`, 'NONE'],
] as const)('JB-15 JB-17 an employer that has %j, with the page %s: %s', (reach, page, channel) => {
  const how = howToApply(reach, page, ORIGIN);
  expect(how.channel).toBe(channel);
  expect(how.page).toEqual(channel === 'OWN_PAGE' ? { url: PAGE, host: 'bakery.example' } : null);
  expect(isAppliedHere(how)).toBe(channel === 'SYSTEM' || channel === 'MAIL');
  expect(isReached(reach)).toBe(isAppliedHere(how));
});
