import { expect, test } from 'vitest';
import { mistakeInWish } from './team-keys.policy.ts';

const GOOD = { team: 'learning', label: 'CI', remotes: ['learning'], rights: ['publish'] };

test.each([
  ['all is said', {}],
  ['it may do nothing but read', { rights: [] }],
  ['it is for every remote', { remotes: ['*'] }],
])('PF-02 a key is made when %s', (_when, wish) => {
  expect(mistakeInWish({ ...GOOD, ...wish })).toBeUndefined();
});

test.each([
  ['no team', { team: '' }, /is no name of a team/],
  ['a team with spaces', { team: 'my team' }, /is no name of a team/],
  ['the name of the operator', { team: 'operator' }, /Choose another name/],
  ['the name of the platform', { team: 'platform' }, /Choose another name/],
  ['no label', { label: ' ' }, /1 to 100/],
  ['no remote', { remotes: [] }, /Name the remotes/],
  ['a remote that is a path', { remotes: ['learning', '../jobs'] }, /'\.\.\/jobs' is no id/],
  ['an unknown right', { rights: ['publish', 'delete'] }, /'delete' is no right/],
])('PF-02 a key with %s is refused', (_what, wish, words) => {
  expect(mistakeInWish({ ...GOOD, ...wish })).toMatch(words);
});
