import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createFakeShell } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { messages } from '../../messages/index.ts';
import { ReadAloud } from './read-aloud.tsx';
import { createFakeSpeech, type FakeSpeech } from './testing/fake-speech.ts';

afterEach(() => vi.unstubAllGlobals());

function show(speech: FakeSpeech | undefined) {
  document.documentElement.lang = 'en';
  if (speech) vi.stubGlobal('speechSynthesis', speech.synthesis);
  const shell = createFakeShell({ remote: 'accessibility' });
  const user = userEvent.setup();
  const view = renderInShell(
    <>
      <main>
        <p>First. Second.</p>
      </main>
      <ReadAloud />
    </>,
    { shell, messages },
  );
  return { shell, user, ...view };
}

const button = (name: string) => screen.getByRole('button', { name });

describe('AX-08 read aloud', () => {
  test('reads the main content, pauses, resumes and stops', async () => {
    const speech = createFakeSpeech('en');
    const { user } = show(speech);
    await user.click(button('Read aloud'));
    expect(speech.speaking()).toBe('First.');
    act(() => speech.finish());
    await user.click(button('Pause'));
    expect(speech.speaking()).toBeUndefined();
    await user.click(button('Resume'));
    expect(speech.speaking()).toBe('Second.');
    await user.click(button('Stop'));
    expect(button('Read aloud')).toBeVisible();
    expect(button('Stop')).toHaveAttribute('aria-disabled', 'true');
  });

  test('reads what is selected', async () => {
    const speech = createFakeSpeech('en');
    const { user } = show(speech);
    const text = screen.getByText('First. Second.').firstChild;
    if (text) window.getSelection()?.setBaseAndExtent(text, 7, text, 14);
    await user.click(button('Read aloud'));
    expect(speech.speaking()).toBe('Second.');
  });

  test('has a rate, and remembers it', async () => {
    const speech = createFakeSpeech('en');
    const { user, shell } = show(speech);
    for (const _ of [1, 2, 3]) await user.click(button('Faster'));
    expect(screen.getByText('150%')).toBeVisible();
    expect(button('Faster')).toHaveAttribute('aria-disabled', 'true');
    expect(shell.storage.get('rate')).toBe('1.5');
    await user.click(button('Read aloud'));
    expect(speech.said[0]?.rate).toBe(1.5);
  });

  test('is silent when the toolbar goes', async () => {
    const speech = createFakeSpeech('en');
    const { user, unmount } = show(speech);
    await user.click(button('Read aloud'));
    unmount();
    expect(speech.speaking()).toBeUndefined();
  });

  test('says plainly that the browser has no voice, or cannot speak at all', async () => {
    const { user, unmount } = show(createFakeSpeech('fr'));
    await user.click(button('Read aloud'));
    expect(screen.getByText(/^This browser has no voice for the language of this page/)).toHaveRole('status');
    unmount();
    vi.unstubAllGlobals();
    show(undefined);
    expect(screen.getByText('This browser cannot read aloud.')).toHaveRole('status');
    expect(screen.queryByRole('button', { name: 'Read aloud' })).not.toBeInTheDocument();
  });
});
