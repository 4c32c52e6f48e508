import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createFakeShell } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { messages } from '../messages/index.ts';
import { useCopyLink } from './use-copy-link.ts';

const LINK = 'http://192.168.1.20:3000/job/1';

function CopyButton() {
  const copy = useCopyLink();
  return (
    <button type="button" onClick={() => void copy(LINK)}>
      Copy
    </button>
  );
}

async function copyWith(clipboard: unknown) {
  const shell = createFakeShell();
  renderInShell(<CopyButton />, { shell, messages });
  const user = userEvent.setup();
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as Clipboard);
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(shell.toasts).toHaveLength(1));
  return { toast: shell.toasts[0], reports: shell.reports.length };
}

test('a browser without a clipboard is shown the link, and nobody is told of an error', async () => {
  expect(await copyWith(undefined)).toEqual({ toast: { kind: 'info', message: `Copy this link: ${LINK}` }, reports: 0 });
});

test('a clipboard that refuses is reported, and the link is shown', async () => {
  const { toast, reports } = await copyWith({ writeText: () => Promise.reject(new Error('no')) });
  expect([toast?.kind, toast?.message.includes(LINK), reports]).toEqual(['error', true, 1]);
});
