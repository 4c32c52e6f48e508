import { expect, test } from 'vitest';
import { makeKey, readKey } from './api-key.ts';

test('SV-08 a key fits the hash of its own secret, and no other', () => {
  const [own, other] = [makeKey('hq'), makeKey('hq')];
  const read = readKey('hq', own.key);
  expect(read?.id).toBe(own.id);
  expect(read?.fits(own.secretHash)).toBe(true);
  expect(read?.fits(other.secretHash)).toBe(false);
  // The id of one key with the secret of another.
  expect(readKey('hq', own.key.replace(own.id, other.id))?.fits(other.secretHash)).toBe(false);
});

test.each([
  ['empty', () => ''],
  ['without a secret', () => `hq_${makeKey('hq').id}_`],
  ['with a shorter secret', () => makeKey('hq').key.slice(0, -1)],
  ['with a longer secret', () => `${makeKey('hq').key}A`],
  ['of another kind', () => makeKey('hqt').key],
  ['of no kind', () => makeKey('hq').key.replace('hq_', 'sk_')],
])('SV-08 a key that is %s is none', (_what, key) => {
  expect(readKey('hq', key())).toBeUndefined();
});
