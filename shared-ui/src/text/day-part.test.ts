import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDayPart } from './day-part.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('SH-47 the greeting changes during the day, and leaves no timer behind', () => {
  vi.setSystemTime(new Date(2026, 4, 12, 11, 59, 30));
  const { result, unmount } = renderHook(useDayPart);
  expect(result.current).toBe('morning');
  act(() => void vi.advanceTimersByTime(30_000));
  expect(result.current).toBe('afternoon');
  act(() => void vi.advanceTimersByTime(5 * 60 * 60_000));
  expect(result.current).toBe('evening');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('SH-47 a computer that slept greets by the time at which it woke', () => {
  vi.setSystemTime(new Date(2026, 4, 12, 9));
  const { result } = renderHook(useDayPart);
  vi.setSystemTime(new Date(2026, 4, 12, 18));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe('evening');
});
