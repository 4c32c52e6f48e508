import { expect, test } from 'vitest';
import { EMPLOYER_SCOPES } from '@hirehq/shared-contracts/employer';
import { isValid, mayGive } from './keys.policy.ts';

const NOW = new Date('2026-03-01T12:00:00Z');

test.each([
  [null, true],
  [new Date('2026-03-01T12:00:00.001Z'), true],
  [NOW, false],
  [new Date('2026-03-01T11:59:59.999Z'), false],
])('SV-08 a key that ends at %s is valid: %s', (end, valid) => {
  expect(isValid({ expires_at: end }, NOW)).toBe(valid);
});

test('SV-08 a key gives only scopes that it has', () => {
  for (const own of EMPLOYER_SCOPES)
    for (const given of EMPLOYER_SCOPES) {
      const give = () => mayGive({ scopes: [own] }, [given]);
      if (own === given) expect(give).not.toThrow();
      else expect(give).toThrow(expect.objectContaining({ code: 'SCOPE_MISSING', message: expect.stringContaining(given) }));
    }
  expect(() => mayGive({ scopes: [] }, [])).not.toThrow();
});
