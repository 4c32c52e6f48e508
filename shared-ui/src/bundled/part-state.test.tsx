import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createFakeShell } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '../testing/index.tsx';
import { PartState } from './part-state.tsx';

afterEach(() => vi.restoreAllMocks());

const messages = { en: {}, es: async () => ({}), ar: async () => ({}) };
const loading = { data: undefined, failure: undefined, refreshing: false, retry: () => undefined };

function show(query: Parameters<typeof PartState<string>>[0]['query']) {
  const part = <PartState query={query}>{(data) => <p>{data}</p>}</PartState>;
  return renderInShell(part, { shell: createFakeShell(), messages });
}

test('SH-48 a part shows its outline while it loads, and its content also when a newer result cannot be loaded', () => {
  const { unmount } = show(loading);
  expect(screen.getByText('Loading').closest('[aria-busy="true"]')).toBeInTheDocument();
  unmount();
  show({ ...loading, data: 'the content', failure: { code: 'UNREACHABLE' } });
  expect(screen.getByText('the content')).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('SH-48 a part that failed says why, quietly, and is requested again', async () => {
  const retry = vi.fn<() => void>();
  show({ ...loading, failure: { code: 'OVERLOADED' }, retry });
  expect(screen.getByRole('status')).toHaveTextContent('The service is busy.');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('SH-48 a part that failed says so offline too', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show({ ...loading, failure: { code: 'UNREACHABLE' } });
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('status')).toHaveTextContent('You are offline');
});
