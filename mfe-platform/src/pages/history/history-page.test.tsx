import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createFakeShell, signedIn } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { examples } from '../../../tests/examples.ts';
import { messages } from '../../messages/index.ts';
import { HistoryPage } from './history-page.tsx';

function open(at = '/platform/history', amount: 'some' | 'none' = 'some') {
  const shell = createFakeShell({ remote: 'platform', session: signedIn({ roles: ['platform-operator'] }) });
  examples.respond(shell.api, amount);
  renderInShell(<HistoryPage />, { shell, messages, at });
  return { shell, user: userEvent.setup() };
}

test('PF-06 an earlier set is made live again after a look at what would change', async () => {
  const { shell, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Make set 3 live again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Make set 3 live again' }));
  await dialog.findByText('This would change for every visitor:');
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Back to Friday');
  await user.click(dialog.getByRole('button', { name: 'Make it live' }));
  await vi.waitFor(() => expect(shell.toasts).toEqual([{ kind: 'success', message: 'Set 5 is live' }]));
  expect(shell.api.graphqlCalls.findLast(({ name }) => name === 'RestoreReleaseSet')?.variables).toEqual({
    input: { sequence: 3, remotes: null, why: 'Back to Friday', dryRun: false, expected: 4 },
  });
});

test('PF-06 the live set has no way back to itself, and a refused action says so', async () => {
  open();
  expect(await screen.findByText('Refused')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Make set 4 live again' })).toBeNull();
});

test('PF-06 with a remote in the address, the actions are those on it', async () => {
  const { shell } = open('/platform/history?remote=jobs');
  expect(await screen.findByRole('heading', { name: 'Actions on jobs' })).toBeVisible();
  expect(shell.api.graphqlCalls.find(({ name }) => name === 'ReleaseHistory')?.variables).toMatchObject({ remote: 'jobs' });
});

test('PF-06 an empty history says so', async () => {
  open('/platform/history', 'none');
  expect(await screen.findByRole('heading', { name: 'Nothing has happened yet' })).toBeVisible();
});
