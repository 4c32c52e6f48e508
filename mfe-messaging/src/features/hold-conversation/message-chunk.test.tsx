import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FILE_LINK_SECONDS } from '@hirehq/shared-contracts/codes';
import { ACME, showPart } from '../../../tests/show-part.tsx';
import { Conversation } from './conversation.tsx';

afterEach(() => {
  vi.useRealTimers();
});

test('MS-03 links of attachments in view are requested again before they expire', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observe: () => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.observe = () => tell([{ isIntersecting: true }]);
      }
      disconnect() {}
      unobserve() {}
    },
  );
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { shell } = showPart(<Conversation enterpriseId={ACME} name="Acme Health" />);
  act(() => shell.events.arrive('stream.state-changed', { state: 'connected' }));
  await screen.findByRole('log', { name: 'Messages with Acme Health' });
  const pages = () => shell.api.graphqlCalls.filter(({ name }) => name === 'MessagingPage').length;
  await act(() => vi.advanceTimersByTimeAsync((FILE_LINK_SECONDS - 70) * 1000));
  const before = pages();
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(pages()).toBeGreaterThan(before);
});
