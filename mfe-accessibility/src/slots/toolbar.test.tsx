import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ASSISTIVE_TOOLS_DEFAULTS, READING_DEFAULTS, type AssistiveTools } from '@hirehq/shared-contracts/reading';
import { createFakeShell, fakeFailure } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { messages } from '../messages/index.ts';
import { APPEARS_AFTER_MS } from './appears-after.ts';
import { Toolbar } from './toolbar.tsx';

/** jsdom lays nothing out. */
class NoResizes {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('ResizeObserver', NoResizes);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
const bar = () => screen.findByRole('region', { name: 'Reading tools' });
const button = (name: string) => screen.getByRole('button', { name });

/** The toolbar of somebody who has it on, open. */
async function open(tools: Partial<AssistiveTools> = {}) {
  const shell = createFakeShell({
    remote: 'accessibility',
    reading: { ...READING_DEFAULTS, toolbar: true, tools: { ...ASSISTIVE_TOOLS_DEFAULTS, ...tools } },
  });
  const view = renderInShell(
    <>
      <main tabIndex={-1}>
        <button type="button">On the page</button>
      </main>
      <Toolbar />
    </>,
    { shell, messages },
  );
  act(() => void vi.advanceTimersByTime(APPEARS_AFTER_MS));
  await bar();
  return { shell, ...view };
}

describe('AX-07 the toolbar', () => {
  test('appears a second after it is switched on, leaves the focus, and goes when it is switched off', async () => {
    const shell = createFakeShell({ remote: 'accessibility' });
    renderInShell(<Toolbar />, { shell, messages });
    await act(() => shell.reading.save({ ...READING_DEFAULTS, toolbar: true }));
    act(() => void vi.advanceTimersByTime(APPEARS_AFTER_MS - 1));
    expect(screen.queryByRole('region', { name: 'Reading tools' })).not.toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(1));
    expect(await bar()).toBeVisible();
    expect(document.body).toHaveFocus();
    await act(() => shell.reading.save(READING_DEFAULTS));
    expect(screen.queryByRole('region', { name: 'Reading tools' })).not.toBeInTheDocument();
  });

  test('turned off, it is saved as off, and the focus is back where it was', async () => {
    const { shell } = await open();
    const before = button('On the page');
    before.focus();
    await user.tab();
    await user.click(button('Turn off'));
    await waitFor(() => expect(shell.reading.saves).toEqual([{ ...READING_DEFAULTS, toolbar: false }]));
    expect(screen.queryByRole('region', { name: 'Reading tools' })).not.toBeInTheDocument();
    expect(before).toHaveFocus();
  });

  test('zooming in ends at 1.3, and zooming out at 1', async () => {
    const { shell } = await open({ zoom: 1.2 });
    await user.click(button('Larger'));
    expect(shell.reading.current().tools.zoom).toBe(1.3);
    expect(button('Larger')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Larger')).toHaveFocus();
    await user.click(button('Larger'));
    expect(shell.reading.current().tools.zoom).toBe(1.3);
    for (const _ of [1, 2, 3]) await user.click(button('Smaller'));
    expect(shell.reading.current().tools.zoom).toBe(1);
    expect(button('Smaller')).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('AX-08 its tools', () => {
  test('choices are radio buttons that arrow keys change', async () => {
    const { shell } = await open();
    const contrast = within(screen.getByRole('group', { name: 'Contrast' }));
    expect(contrast.getByRole('radio', { name: 'Normal' })).toBeChecked();
    await user.click(contrast.getByRole('radio', { name: 'Dark' }));
    await user.keyboard('{ArrowRight}');
    expect(contrast.getByRole('radio', { name: 'Light' })).toBeChecked();
    await user.click(within(screen.getByRole('group', { name: 'Line spacing' })).getByRole('radio', { name: 'Wide' }));
    await user.click(within(screen.getByRole('group', { name: 'Letter spacing' })).getByRole('radio', { name: 'Wider' }));
    await user.click(screen.getByRole('radio', { name: 'OpenDyslexic' }));
    expect(shell.reading.current().tools).toEqual({
      ...ASSISTIVE_TOOLS_DEFAULTS,
      contrast: 'light',
      lineSpacing: 'wide',
      letterSpacing: 'wider',
      font: 'opendyslexic',
    });
  });

  test.each([
    ['Highlight links', 'highlightLinks'],
    ['Highlight titles', 'highlightTitles'],
    ['Big cursor', 'bigCursor'],
    ['Reading guide', 'readingGuide'],
    ['Stop motion', 'stopMotion'],
  ] as const)('%s is on or off, and says so', async (name, tool) => {
    const { shell } = await open();
    expect(button(name)).toHaveAttribute('aria-pressed', 'false');
    await user.click(button(name));
    expect(button(name)).toHaveAttribute('aria-pressed', 'true');
    expect(shell.reading.current().tools[tool]).toBe(true);
    await user.click(button('Reset tools'));
    expect(shell.reading.current().tools).toEqual(ASSISTIVE_TOOLS_DEFAULTS);
  });

  test('Escape collapses it to one button and returns the focus; the button opens it again', async () => {
    const { unmount } = await open();
    const before = button('On the page');
    before.focus();
    await user.tab();
    await user.tab();
    await user.keyboard('{Escape}');
    expect(before).toHaveFocus();
    expect(button('Reading tools')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('button', { name: 'Larger' })).not.toBeInTheDocument();
    await user.click(button('Reading tools'));
    expect(button('Larger')).toBeVisible();
    unmount();
  });

  test('changes are saved one after another, and the last one remains', async () => {
    const { shell } = await open();
    await user.click(button('Larger'));
    await user.click(button('Larger'));
    await user.click(button('Big cursor'));
    await waitFor(() => expect(shell.reading.saved().tools).toMatchObject({ zoom: 1.2, bigCursor: true }));
  });

  test('what cannot be saved still applies, and a message says so', async () => {
    const { shell } = await open();
    shell.reading.failWith(fakeFailure('UNREACHABLE'));
    await user.click(button('Big cursor'));
    await waitFor(() =>
      expect(shell.toasts).toEqual([
        { kind: 'error', message: 'Your reading tools could not be saved. They stay as they are on this page.' },
      ]),
    );
    expect(button('Big cursor')).toHaveAttribute('aria-pressed', 'true');
  });

  test('the reading guide follows pointer, focus and keys', async () => {
    await open({ readingGuide: true });
    const guide = document.querySelector<HTMLElement>('.ax-guide');
    const y = () => Number.parseFloat(guide?.style.translate.split(' ')[1] ?? '');
    const at = y();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(y()).toBe(at + 28);
    await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    expect(y()).toBe(at - 28);
    act(() => void document.dispatchEvent(new MouseEvent('pointermove', { clientY: 100 })));
    expect(y()).toBe(114);
    act(() => button('On the page').focus());
    expect(y()).toBe(4);
  });
});
