import { expect, it } from 'vitest';
import { reconnectPauseMs } from './reconnect-pause.ts';

it('MS-08 a pause is random within a time that doubles up to ten seconds', () => {
  expect([1, 2, 3, 4, 10].map((failures) => reconnectPauseMs({ failures, withinMs: 5000 }, 1))).toEqual([
    5000, 10_000, 10_000, 10_000, 10_000,
  ]);
  expect([0, 0.5, 1].map((chance) => reconnectPauseMs({ failures: 1, withinMs: 5000 }, chance))).toEqual([0, 2500, 5000]);
});

it('MS-08 a pause that the services ask for is kept, and others are spread after it', () => {
  expect([0, 1].map((chance) => reconnectPauseMs({ failures: 1, withinMs: 5000, retryAfterMs: 2000 }, chance))).toEqual([
    2000, 7000,
  ]);
  expect(reconnectPauseMs({ failures: 1, withinMs: 5000, retryAfterMs: 900_000 }, 0)).toBe(10_000);
});
