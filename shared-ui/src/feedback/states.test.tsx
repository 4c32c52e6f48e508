import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MantineProvider } from '@mantine/core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { IntlProvider } from 'react-intl';
import en from '../messages/en.json';
import { OfflineNotice } from './offline-notice.tsx';

afterEach(() => vi.restoreAllMocks());

test('SH-48 an empty state is a heading with an illustration, an explanation and a next step', () => {
  const { container } = render(
    <EmptyState illustration="noResults" title="No jobs" description="Try fewer words" order={3}>
      <a href="/job-list">All jobs</a>
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'No jobs' })).toBeInTheDocument();
  expect([container.querySelectorAll('svg').length, screen.getByRole('link').textContent]).toEqual([1, 'All jobs']);
});

describe('a failure', () => {
  const show = (busy: boolean) => {
    const onRetry = vi.fn<() => void>();
    render(
      <IntlProvider locale="en" messages={en}>
        <MantineProvider>
          <ErrorState title="Not loaded" description="The service is busy" retry={{ label: 'Try again', onRetry, busy }} />
        </MantineProvider>
      </IntlProvider>,
    );
    return onRetry;
  };

  test('is announced, and can be retried', () => {
    const onRetry = show(false);
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByRole('heading', { level: 2, name: 'Not loaded' })).toBeInTheDocument();
    fireEvent.click(alert.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  test('PF-03 is that the browser is offline, while it is', () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show(false);
    expect(screen.getByRole('heading', { name: 'You are offline' })).toBeInTheDocument();
    expect(screen.queryByText('The service is busy')).not.toBeInTheDocument();
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByRole('heading', { name: 'Not loaded' })).toBeInTheDocument();
  });

  test('is tried once at a time', () => {
    const onRetry = show(true);
    fireEvent.click(screen.getByRole('button'));
    expect(onRetry).not.toHaveBeenCalled();
  });
});

test('the offline notice appears and disappears, in an existing live region', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  render(<OfflineNotice message="You are offline" />);
  const status = screen.getByRole('status');
  const become = (online: boolean) => {
    onLine.mockReturnValue(online);
    act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
    return status.textContent;
  };
  expect([status.textContent, become(false), become(true)]).toEqual(['', 'You are offline', '']);
});
