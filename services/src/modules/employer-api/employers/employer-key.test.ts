import { expect, test } from 'vitest';
import { makeKey, readKey } from './employer-key.ts';

test('SV-08 a key fits the hash of its own secret, and no other', () => {
  const [own, other] = [makeKey(), makeKey()];
  const read = readKey(own.key);
  expect(read?.id).toBe(own.id);
  expect(read?.fits(own.secretHash)).toBe(true);
  expect(read?.fits(other.secretHash)).toBe(false);
  // The id of one key with the secret of another.
  expect(readKey(own.key.replace(own.id, other.id))?.fits(other.secretHash)).toBe(false);
});

test.each([
  ['empty', () => ''],
  ['without a secret', () => `hq_${makeKey().id}_`],
  ['with a shorter secret', () => makeKey().key.slice(0, -1)],
  ['with a longer secret', () => `${makeKey().key}A`],
  ['of another kind', () => makeKey().key.replace('hq_', 'sk_')],
])('SV-08 a key that is %s is none', (_what, key) => {
  expect(readKey(key())).toBeUndefined();
});
