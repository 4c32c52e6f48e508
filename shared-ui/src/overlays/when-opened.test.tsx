import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { UiProvider } from '../theme/ui-provider.tsx';
import { Modal } from './dialogs.tsx';
import { whenIdle } from './when-idle.ts';
import { whenOpened } from './when-opened.tsx';

afterEach(cleanup);

interface BoxProps {
  opened: boolean;
  onMount: (opened: boolean) => void;
}

function Box({ opened, onMount }: BoxProps) {
  useState(() => onMount(opened));
  return <p>{opened ? 'open' : 'closed'}</p>;
}

describe('a dialog whose code loads later', () => {
  test('is loaded when it is first opened, once, and is rendered closed before it opens', async () => {
    const load = vi.fn<() => Promise<typeof Box>>(() => Promise.resolve(Box));
    const onMount = vi.fn<(opened: boolean) => void>();
    const LaterBox = whenOpened(load);
    const { rerender, container } = render(<LaterBox opened={false} onMount={onMount} />);
    expect([load.mock.calls.length, container.textContent]).toEqual([0, '']);
    rerender(<LaterBox opened onMount={onMount} />);
    expect(await screen.findByText('open')).toBeInTheDocument();
    expect(onMount.mock.calls).toEqual([[false]]);
    rerender(<LaterBox opened={false} onMount={onMount} />);
    expect(container.textContent).toBe('closed');
    rerender(<LaterBox opened onMount={onMount} />);
    expect([load.mock.calls.length, onMount.mock.calls.length]).toEqual([1, 1]);
  });

  test('returns the focus to what opened it', async () => {
    function Page() {
      const [opened, setOpened] = useState(false);
      return (
        <UiProvider variant="D" colorScheme="light" env="test">
          <button type="button" onClick={() => setOpened(true)}>
            Ask
          </button>
          <Modal opened={opened} onClose={() => setOpened(false)} title="Sure?">
            <button type="button">Yes</button>
          </Modal>
        </UiProvider>
      );
    }
    render(<Page />);
    const opener = screen.getByRole('button', { name: 'Ask' });
    act(() => opener.focus());
    fireEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Sure?' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });
});

test('deferred work has a time limit on a page that is never idle', () => {
  const request = vi.spyOn(window, 'requestIdleCallback');
  const work = () => undefined;
  whenIdle(work);
  expect(request.mock.calls).toEqual([[work, { timeout: 3_000 }]]);
});

test('deferred work also runs in browsers that cannot tell when they are idle', () => {
  vi.useFakeTimers();
  const idle = Object.getOwnPropertyDescriptor(window, 'requestIdleCallback') ?? {};
  Reflect.deleteProperty(window, 'requestIdleCallback');
  const [work, cancelled] = [vi.fn<() => void>(), vi.fn<() => void>()];
  whenIdle(work);
  whenIdle(cancelled)();
  expect(work).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
  expect(cancelled).not.toHaveBeenCalled();
  Object.defineProperty(window, 'requestIdleCallback', idle);
  vi.useRealTimers();
});
