import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createFakeShell, type FakeShellOptions } from '@hirehq/shared-contracts/testing';
import { ShellProvider } from '../shell/shell-context.tsx';
import { PageLink } from './page-link.tsx';

function show(link: ReactNode, options: FakeShellOptions = {}) {
  const shell = createFakeShell(options);
  const { container } = render(
    <MemoryRouter>
      <ShellProvider shell={shell}>{link}</ShellProvider>
    </MemoryRouter>,
  );
  return { shell, container };
}

test('PF-01 a page that is not deployed is not linked; its replacement is shown', () => {
  const { container } = show(<PageLink to="/candidate/settings">Settings</PageLink>, { canOpen: () => false });
  expect(container.childElementCount).toBe(0);
  const absent = show(<PageLink to="/job/1" absent={<b>Nurse</b>} />, { canOpen: () => false });
  expect(absent.container.innerHTML).toBe('<b>Nurse</b>');
});

test('hover and focus preload the page, and are passed on', () => {
  const [onMouseEnter, onFocus] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { shell } = show(
    <PageLink to="/job/1" onMouseEnter={onMouseEnter} onFocus={onFocus}>
      Nurse
    </PageLink>,
  );
  const link = screen.getByRole('link', { name: 'Nurse' });
  expect([link.getAttribute('href'), shell.preloads]).toEqual(['/job/1', []]);
  fireEvent.mouseEnter(link);
  fireEvent.focus(link);
  expect([shell.preloads, onMouseEnter.mock.calls.length, onFocus.mock.calls.length]).toEqual([['/job/1', '/job/1'], 1, 1]);
});

test('the page that most visitors open next is preloaded once the browser is idle, if it is deployed', () => {
  vi.useFakeTimers();
  try {
    const { shell } = show(<PageLink to="/application/1" preload="idle" />);
    const absent = show(<PageLink to="/application/2" preload="idle" />, { canOpen: () => false });
    expect(shell.preloads).toEqual([]);
    vi.runAllTimers();
    expect([shell.preloads, absent.shell.preloads]).toEqual([['/application/1'], []]);
  } finally {
    vi.useRealTimers();
  }
});
