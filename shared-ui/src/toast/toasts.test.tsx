import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { UiProvider } from '../theme/ui-provider.tsx';
import { loadToasts, showToast } from './toasts.tsx';

const LIFE_MS = 15_000;

beforeEach(async () => {
  await loadToasts();
  vi.useFakeTimers();
  render(
    <UiProvider variant="D" colorScheme="light" env="test" closeLabel="Close">
      {null}
    </UiProvider>,
  );
});

afterEach(() => {
  act(() => void vi.runAllTimers());
  vi.useRealTimers();
  cleanup();
});

const show = (message: string, kind: 'info' | 'error' = 'info') =>
  act(async () => {
    showToast({ kind, message });
    await loadToasts();
  });

describe('a toast', () => {
  test('SH-35 is at the top right, goes after 15 s and has no progress bar', async () => {
    await show('Saved');
    const toast = screen.getByText('Saved');
    expect(toast.closest('.mantine-Notifications-root')?.getAttribute('data-position')).toBe('top-right');
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(LIFE_MS - 1));
    expect(screen.queryByText('Saved')).toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(1));
    act(() => void vi.advanceTimersByTime(1_000));
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  test('A18 SH-35 is in a live region that is there before it, as a status or as an alert', async () => {
    expect(document.querySelector('[aria-live="polite"]')).not.toBeNull();
    await show('Copied');
    await show('Not copied', 'error');
    expect(screen.getByText('Copied').closest('[role="status"]')?.closest('[aria-live="polite"]')).not.toBeNull();
    expect(screen.getByText('Not copied').closest('[role="alert"]')).not.toBeNull();
  });

  test.each([
    ['the pointer', fireEvent.mouseEnter, fireEvent.mouseLeave],
    ['the focus', fireEvent.focus, fireEvent.blur],
  ])('A18 SH-35 stays while %s is on it, and 15 s after that', async (_, come, leave) => {
    await show('Still here');
    const toast = screen.getByRole('status');
    act(() => void vi.advanceTimersByTime(LIFE_MS - 1));
    act(() => void come(toast));
    act(() => void vi.advanceTimersByTime(LIFE_MS * 4));
    expect(screen.queryByText('Still here')).toBeInTheDocument();
    act(() => void leave(toast));
    act(() => void vi.advanceTimersByTime(LIFE_MS - 1));
    expect(screen.queryByText('Still here')).toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(1));
    act(() => void vi.advanceTimersByTime(1_000));
    expect(screen.queryByText('Still here')).not.toBeInTheDocument();
  });

  test('SH-35 can be closed by someone who cannot see it', async () => {
    await show('Sent');
    act(() => screen.getByRole('button', { name: 'Close' }).click());
    act(() => void vi.advanceTimersByTime(1_000));
    expect(screen.queryByText('Sent')).not.toBeInTheDocument();
  });

  test('SH-35 is shown once for a repeated message', async () => {
    await show('Again');
    await show('Again');
    expect(screen.getAllByText('Again')).toHaveLength(1);
  });
});
