import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFreshLinks } from './use-fresh-links.ts';

const MINUTE = 60_000;

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

test('JB-18 links that may have run out are asked for again when the page comes back into view', () => {
  const reload = vi.fn<() => void>();
  const { unmount } = renderHook(() => useFreshLinks(true, reload));
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
  vi.setSystemTime(Date.now() + 49 * MINUTE);
  comeBack();
  expect(reload).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 2 * MINUTE);
  comeBack();
  comeBack();
  expect(reload).toHaveBeenCalledTimes(1);
  unmount();
  vi.setSystemTime(Date.now() + 120 * MINUTE);
  comeBack();
  expect(reload).toHaveBeenCalledTimes(1);
});
