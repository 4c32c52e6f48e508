import { describe, expect, it } from 'vitest';
import { canonicalPath } from './page-head.ts';

describe('the canonical path of a page', () => {
  it.each([
    ['/', '/', '/'],
    ['/job-list', '/job-list/', '/job-list'],
    ['/job/:id/:referrerId?', '/job/a1/b2', '/job/a1'],
    ['/job/:id/:referrerId?', '/job/a1', '/job/a1'],
    ['/candidate/public/:candidateKey', '/candidate/public/%C3%A1', '/candidate/public/%C3%A1'],
  ])('of %s at %s is %s', (route, pathname, expected) => expect(canonicalPath(route, pathname)).toBe(expected));

  it('is not there for a route of many pages', () => expect(canonicalPath('/webview/*', '/webview/a')).toBeUndefined());
});
