import { RECENT_SIGN_IN_SECONDS } from '@hirehq/shared-contracts/session';
import { expect, test } from 'vitest';
import { isRecent, recentlySignedIn } from './recently-signed-in.ts';
import type { CandidateViewer } from '../module.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const secondsAgo = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);
const viewer = (authenticatedAt: Date | undefined) => ({ kind: 'candidate', authenticatedAt }) as CandidateViewer;

test.each([
  ['of this moment', secondsAgo(0), true],
  ['as old as allowed', secondsAgo(RECENT_SIGN_IN_SECONDS), true],
  ['a second older than allowed', secondsAgo(RECENT_SIGN_IN_SECONDS + 1), false],
  ['a minute ahead, by a clock that is not ours', secondsAgo(-60), true],
  ['further ahead', secondsAgo(-61), false],
  ['at an unknown time', undefined, false],
])('ID-05 a sign-in %s: recent is %s', (_what, at, recent) => {
  expect(isRecent(at, NOW)).toBe(recent);
});

test('ID-05 whoever is signed in for longer signs in again first, whoever is not signs in', () => {
  expect(recentlySignedIn(viewer(NOW), NOW)).toEqual(viewer(NOW));
  expect(() => recentlySignedIn(viewer(secondsAgo(3600)), NOW)).toThrow(expect.objectContaining({ code: 'SIGN_IN_AGAIN' }));
  expect(() => recentlySignedIn({ kind: 'anonymous' }, NOW)).toThrow(expect.objectContaining({ code: 'NOT_SIGNED_IN' }));
});
