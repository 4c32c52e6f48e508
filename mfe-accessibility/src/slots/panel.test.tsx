import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createFakeShell } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { messages } from '../messages/index.ts';
import { Panel } from './panel.tsx';

test('AX-01 the focus returns to the icon when the panel closes, the first time and again', async () => {
  const user = userEvent.setup();
  renderInShell(<Panel />, { shell: createFakeShell({ remote: 'accessibility' }), messages });
  const icon = screen.getByRole('button', { name: 'Reading and accessibility' });
  for (const close of ['{Escape}', '{Enter}', '{Escape}']) {
    await user.click(icon);
    const panel = await screen.findByRole('dialog', { name: 'Reading and accessibility' });
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
    if (close === '{Enter}') within(panel).getByRole('button', { name: 'Close reading and accessibility' }).focus();
    await user.keyboard(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(icon).toHaveFocus());
  }
});
