import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failureLog, runPeriodically } from './periodic.ts';

const EVERY_MS = 1000;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const notFailing = (error: unknown) => {
  throw error;
};

test('one run at a time; the next one begins at the next time', async () => {
  const ends: (() => void)[] = [];
  const run = vi.fn<() => Promise<void>>(() => new Promise((resolve) => void ends.push(resolve)));
  const periodic = runPeriodically({ everyMs: EVERY_MS, run, failed: notFailing });
  await vi.advanceTimersByTimeAsync(3 * EVERY_MS);
  expect(run).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(run).toHaveBeenCalledTimes(2);
  ends[1]?.();
  await periodic.stop();
});

test('a stop waits for the run under way, and none begins after it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = vi.fn<() => Promise<void>>(() => promise);
  const periodic = runPeriodically({ everyMs: EVERY_MS, run, failed: notFailing });
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  let stopped = false;
  const stopping = periodic.stop().then(() => (stopped = true));
  await vi.advanceTimersByTimeAsync(3 * EVERY_MS);
  expect(stopped).toBe(false);
  resolve();
  await stopping;
  await vi.advanceTimersByTimeAsync(3 * EVERY_MS);
  expect(run).toHaveBeenCalledTimes(1);
});

test.each([
  [
    'throws',
    () => {
      throw new Error('broken');
    },
  ],
  ['rejects', () => Promise.reject(new Error('broken'))],
])('a run that %s is logged with its name, and the next one begins', async (_how, run) => {
  const warn = vi.fn<(entry: object, message: string) => void>();
  const periodic = runPeriodically({ everyMs: EVERY_MS, run, failed: failureLog({ warn }, 'test.run') });
  await vi.advanceTimersByTimeAsync(2 * EVERY_MS);
  await periodic.stop();
  expect(warn).toHaveBeenCalledTimes(2);
  expect(warn.mock.calls[0]?.[0]).toMatchObject({ task: 'test.run', err: { message: 'broken' } });
});
