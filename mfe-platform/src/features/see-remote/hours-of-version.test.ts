import { expect, test } from 'vitest';
import { lastHours } from './hours-of-version.ts';

test('PF-06 hours without loads are shown, oldest first, and what is older is not', () => {
  const counted = [
    { hour: '2026-05-04T08:00:00.000Z', loads: { loads: 9, failed: 9, steppedBack: 0 } },
    { hour: '2026-05-04T10:00:00.000Z', loads: { loads: 5, failed: 1, steppedBack: 2 } },
  ];
  expect(lastHours(counted, { hours: 3, now: new Date('2026-05-04T11:59:00Z') })).toEqual([
    { hour: '2026-05-04T09:00:00.000Z', loads: 0, wrong: 0 },
    { hour: '2026-05-04T10:00:00.000Z', loads: 5, wrong: 3 },
    { hour: '2026-05-04T11:00:00.000Z', loads: 0, wrong: 0 },
  ]);
});
