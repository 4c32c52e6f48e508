import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FILE_LINK_SECONDS } from '@hirehq/shared-contracts/codes';
import { useFreshLinks } from './use-fresh-links.ts';

const LIFE_MS = FILE_LINK_SECONDS * 1000;
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  visibility = 'visible';
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('JB-18 links of a visible page are renewed before they expire, repeatedly', () => {
  const reload = vi.fn<() => void>();
  renderHook(() => useFreshLinks(true, reload));
  vi.advanceTimersByTime(LIFE_MS / 2);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(LIFE_MS / 2 - 1);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(LIFE_MS);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('JB-18 a hidden page renews its links when it becomes visible, once, and not after it is closed', () => {
  const reload = vi.fn<() => void>();
  const { unmount } = renderHook(() => useFreshLinks(true, reload));
  visibility = 'hidden';
  vi.advanceTimersByTime(2 * LIFE_MS);
  expect(reload).not.toHaveBeenCalled();
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('focus'));
  expect(reload).toHaveBeenCalledTimes(1);
  unmount();
  vi.advanceTimersByTime(2 * LIFE_MS);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('JB-18 sends no request before the first response', () => {
  const reload = vi.fn<() => void>();
  renderHook(() => useFreshLinks(false, reload));
  vi.advanceTimersByTime(2 * LIFE_MS);
  expect(reload).not.toHaveBeenCalled();
});
