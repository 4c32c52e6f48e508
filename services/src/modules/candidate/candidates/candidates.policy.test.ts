import { expect, test } from 'vitest';
import { mayChange } from './candidates.policy.ts';

test('PR-05 a candidate changes their own profile; another one is not there', () => {
  expect(() => mayChange('own', 'own')).not.toThrow();
  expect(() => mayChange('own', undefined)).not.toThrow();
  for (const other of ['other', '', 'OWN'])
    expect(() => mayChange('own', other)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
});
