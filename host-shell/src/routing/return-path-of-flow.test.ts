import { beforeEach, expect, it } from 'vitest';
import { saveReturnPathOfFlow, takeReturnPathOfFlow } from './return-path-of-flow.ts';

const entrance = (state: string) => `https://sso.example/auth?client_id=a&state=${state}`;
const callback = (state: string) => `#state=${state}&session_state=1&code=2`;
const FIRST = '11111111-1111-4111-8111-111111111111';
const THIRD = '33333333-3333-4333-8333-333333333333';
const SECOND = '22222222-2222-4222-8222-222222222222';

beforeEach(() => window.history.replaceState(null, '', '/sso/callback'));

it('SH-18 two sign-ins at the same time lead back to their own pages, in any order and once', () => {
  saveReturnPathOfFlow(entrance(FIRST), '/candidate/my-jobs?tab=SAVED#a=b;c');
  saveReturnPathOfFlow(entrance(SECOND), '/candidate/settings');
  expect(takeReturnPathOfFlow(callback(SECOND))).toBe('/candidate/settings');
  expect(takeReturnPathOfFlow(callback(FIRST))).toBe('/candidate/my-jobs?tab=SAVED#a=b;c');
  expect(takeReturnPathOfFlow(callback(FIRST))).toBeUndefined();
});

it('SH-18 no other page gets the cookie of a sign-in', () => {
  saveReturnPathOfFlow(entrance(FIRST), '/candidate/settings');
  window.history.replaceState(null, '', '/candidate/settings');
  expect(document.cookie).not.toContain(FIRST);
});

it('SH-18 an address longer than a cookie, and a state that is not one, are left out', () => {
  saveReturnPathOfFlow(entrance(THIRD), `/job-list?keyword=${'x'.repeat(4_000)}`);
  expect(takeReturnPathOfFlow(callback(THIRD))).toBeUndefined();
  saveReturnPathOfFlow(entrance('short; Path=/'), '/candidate/settings');
  expect(document.cookie).not.toContain('short');
});
