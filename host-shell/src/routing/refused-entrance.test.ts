import { expect, it } from 'vitest';
import { leaveRefusedEntrance } from './refused-entrance.ts';

const at = (path: string) => {
  window.history.replaceState(null, '', path);
  leaveRefusedEntrance();
  const state = window.history.state as { usr?: { reason: string } } | null;
  return [window.location.pathname + window.location.search + window.location.hash, state?.usr?.reason];
};

it.each([
  ['/sso/callback#error=access_denied&error_description=EMAIL_NOT_FOUND_EXCEPTION', 'EMAIL_NOT_FOUND_EXCEPTION'],
  ['/?error_description=NAME_NOT_FOUND', 'NAME_NOT_FOUND'],
])('SH-15 %s leads to registration with that state', (path, reason) => {
  expect(at(path)).toEqual(['/signup', reason]);
});

it('SH-15 ignores every other address', () => {
  expect(at('/job-list?keyword=nurse#top')).toEqual(['/job-list?keyword=nurse#top', undefined]);
});
