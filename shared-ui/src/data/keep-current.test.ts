import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeShell } from '@hirehq/shared-contracts/testing';
import { POLL_MS } from '@hirehq/shared-contracts/stream-timing';
import { keepCurrent } from './keep-current.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function keep({ chance = 1, askedAt = Date.now() } = {}) {
  const bus = createFakeShell().events;
  const refresh = vi.fn<() => void>();
  const stop = keepCurrent(bus, { askedBefore: (time) => askedAt < time, refresh }, () => chance);
  return { bus, stop, asked: () => refresh.mock.calls.length };
}

function look(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

test.each([0, 0.5, 1])('MS-08 polls within a period while the stream is not connected (%f)', (chance) => {
  const { asked } = keep({ chance });
  vi.advanceTimersByTime(POLL_MS * 0.8 - 1);
  expect(asked()).toBe(0);
  vi.advanceTimersByTime(POLL_MS * 0.2 + 1);
  expect(asked()).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(asked()).toBeGreaterThanOrEqual(7);
  expect(asked()).toBeLessThanOrEqual(9);
});

test('MS-08 a stream that breaks leads to a request at once, spread over clients', () => {
  const { bus, asked } = keep();
  bus.arrive('stream.state-changed', { state: 'connected' });
  vi.advanceTimersByTime(60_000);
  expect(asked()).toBe(0);
  bus.arrive('stream.state-changed', { state: 'reconnecting' });
  vi.advanceTimersByTime(1_499);
  expect(asked()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(asked()).toBe(1);
});

test('MS-08 is requested again if an event may have been missed, and only then', () => {
  const { bus, asked } = keep({ askedAt: 1_000 });
  bus.arrive('stream.state-changed', { state: 'connected', since: 900 });
  expect(asked()).toBe(0);
  bus.arrive('stream.state-changed', { state: 'connected', since: 2_000 });
  expect(asked()).toBe(1);
});

test('MS-08 a hidden page does not poll, and catches up as soon as it is visible', () => {
  const { asked } = keep();
  look('hidden');
  vi.advanceTimersByTime(600_000);
  expect(asked()).toBe(0);
  look('visible');
  expect(asked()).toBe(1);
  look('hidden');
  look('visible');
  expect(asked()).toBe(1);
});

test('MS-08 a page that returns while the stream is connected requests nothing', () => {
  const { bus, asked } = keep();
  look('hidden');
  vi.advanceTimersByTime(60_000);
  bus.arrive('stream.state-changed', { state: 'connected' });
  look('visible');
  expect(asked()).toBe(0);
});

test('MS-08 stops with the component', () => {
  const { bus, stop, asked } = keep();
  stop();
  bus.arrive('stream.state-changed', { state: 'reconnecting' });
  vi.advanceTimersByTime(60_000);
  expect(asked()).toBe(0);
});
