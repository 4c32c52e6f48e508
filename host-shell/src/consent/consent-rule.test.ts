import { describe, expect, it } from 'vitest';
import { consentDelay } from './consent-rule.ts';

const at = (pathname: string, status: 'signed-in' | 'signed-out' | 'unknown', answered = false) =>
  consentDelay({ pathname, status, answered });

describe('consentDelay', () => {
  it.each(['/cookiepolicy', '/termsofuse', '/privacypolicy', '/ukprivacypolicy', '/CookiePolicy/'])(
    'SH-31 never asks on the policy page %s',
    (pathname) => {
      expect([at(pathname, 'signed-out'), at(pathname, 'signed-in')]).toEqual([undefined, undefined]);
    },
  );

  it.each([
    ['/', 'signed-out', 1200],
    ['/', 'signed-in', undefined],
    ['/home', 'signed-out', 1200],
    ['/home', 'signed-in', 1200],
    ['/home/', 'signed-in', 1200],
    ['/candidate', 'signed-out', 0],
    ['/candidate/my-jobs', 'signed-out', 0],
    ['/signin', 'signed-out', 0],
    ['/signup', 'signed-out', 0],
    ['/job-list', 'signed-out', undefined],
    ['/job/1', 'signed-out', undefined],
    ['/candidates', 'signed-out', undefined],
    ['/forgotpassword', 'signed-out', undefined],
    ['/candidate/my-jobs', 'signed-in', 0],
    ['/job/1', 'signed-in', 0],
    ['/webview/find-jobs', 'signed-in', 0],
  ] as const)('SH-31 %s, %s: asks after %s ms', (pathname, status, delay) => {
    expect(at(pathname, status)).toBe(delay);
  });

  it('SH-31 does not ask after consent, or before the session is known', () => {
    for (const pathname of ['/', '/home', '/candidate/my-jobs', '/signin', '/job-list']) {
      expect([at(pathname, 'signed-out', true), at(pathname, 'signed-in', true)]).toEqual([undefined, undefined]);
      expect(at(pathname, 'unknown')).toBeUndefined();
    }
  });
});
