import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFakeShell } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { useCopyLink } from './use-copy-link.ts';

const texts = { 'link.copied': 'Copied', 'link.failed': 'Not copied: {link}', 'link.byHand': 'Copy this link: {link}' };
const messages = { en: texts, es: () => Promise.resolve(texts), ar: () => Promise.resolve(texts) };
const LINK = 'http://192.168.1.20:3000/job/1';

function CopyButton() {
  const copy = useCopyLink({ copied: 'link.copied', failed: 'link.failed', byHand: 'link.byHand' });
  return (
    <button type="button" onClick={() => void copy(LINK)}>
      Copy
    </button>
  );
}

async function copyWith(clipboard: unknown) {
  const shell = createFakeShell();
  renderInShell(<CopyButton />, { shell, messages });
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(shell.toasts).toHaveLength(1));
  return { toast: shell.toasts[0], reports: shell.reports.length };
}

test('a browser without a clipboard shows the link, without an error report', async () => {
  expect(await copyWith(undefined)).toEqual({ toast: { kind: 'info', message: `Copy this link: ${LINK}` }, reports: 0 });
});

test('a clipboard that refuses is reported, and the link is shown', async () => {
  const { toast, reports } = await copyWith({ writeText: () => Promise.reject(new Error('no')) });
  expect([toast?.kind, toast?.message.includes(LINK), reports]).toEqual(['error', true, 1]);
});
