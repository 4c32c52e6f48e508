import fc from 'fast-check';
import { expect, test } from 'vitest';
import { armOf } from './arms.policy.ts';

const text = fc.string({ minLength: 1, maxLength: 30 });
const share = fc.double({ min: 0, max: 100, noNaN: true });
const VISITORS = Array.from({ length: 5_000 }, (_, index) => `visitor ${index}`);
const partWith = (salt: string, percent: number, visitors: readonly string[]) =>
  visitors.filter((visitor) => armOf({ salt, share: percent }, visitor, false) === 'canary').length / visitors.length;

test('PF-02 a visitor keeps the arm, and with a larger share nobody loses the canary', () => {
  fc.assert(
    fc.property(text, text, share, share, (salt, visitor, one, other) => {
      const [smaller, larger] = [Math.min(one, other), Math.max(one, other)];
      const arm = armOf({ salt, share: smaller }, visitor, false);
      expect(armOf({ salt, share: smaller }, visitor, false)).toBe(arm);
      if (arm === 'canary') expect(armOf({ salt, share: larger }, visitor, false)).toBe('canary');
    }),
  );
});

test('PF-02 nobody has a canary without a share, everybody one with all of it, and members whatever the share', () => {
  fc.assert(
    fc.property(text, text, share, (salt, visitor, any) => {
      expect(armOf({ salt, share: 0 }, visitor, false)).toBe('live');
      expect(armOf({ salt, share: 100 }, visitor, false)).toBe('canary');
      expect(armOf({ salt, share: any }, visitor, true)).toBe('canary');
    }),
  );
});

test.each([1, 10, 50, 90])('PF-02 %i percent of the visitors have it', (percent) => {
  // Four standard deviations.
  const tolerance = 4 * Math.sqrt(((percent / 100) * (1 - percent / 100)) / VISITORS.length);
  for (const salt of ['a', 'b', 'c']) expect(Math.abs(partWith(salt, percent, VISITORS) - percent / 100)).toBeLessThan(tolerance);
});

test('PF-02 who has one canary says nothing of who has another', () => {
  const withFirst = VISITORS.filter((visitor) => armOf({ salt: 'first', share: 30 }, visitor, false) === 'canary');
  const tolerance = 4 * Math.sqrt((0.3 * 0.7) / withFirst.length);
  expect(Math.abs(partWith('second', 30, withFirst) - 0.3)).toBeLessThan(tolerance);
  expect(partWith('first', 30, withFirst)).toBe(1);
});
