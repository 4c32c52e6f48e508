import { expect, test } from 'vitest';
import { derivedId } from './derived-id.ts';
import { isUuid } from './is-uuid.ts';
import { newId } from './new-id.ts';
import { newSecret, secretHash } from './secret.ts';

test('a new id is a UUID and another one each time', () => {
  const [first, second] = [newId(), newId()];
  expect([isUuid(first), isUuid(second)]).toEqual([true, true]);
  expect(first).not.toBe(second);
});

test.each(['', 'a', '1f6a1c1e-0000-4000-8000-0000000000e', ' 1f6a1c1e-0000-4000-8000-0000000000ee', '%00'])(
  '%j is no UUID',
  (text) => {
    expect(isUuid(text)).toBe(false);
  },
);

test('a derived id is the same for the same texts, and never for texts that only read alike', () => {
  expect(derivedId('a', 'b')).toBe(derivedId('a', 'b'));
  expect(isUuid(derivedId('a', 'b'))).toBe(true);
  expect(derivedId('a', 'b')).not.toBe(derivedId('ab'));
});

test('a secret has 256 bits unless less is asked for, and its hash does not tell it', () => {
  expect(newSecret()).toMatch(/^[\w-]{43}$/);
  expect(newSecret(24)).toMatch(/^[\w-]{32}$/);
  const secret = newSecret();
  expect(secretHash(secret)).toBe(secretHash(secret));
  expect(secretHash(secret)).not.toContain(secret);
});
