import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createFakeShell, fakeFailure, signedIn } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { examples } from '../../../tests/examples.ts';
import { MessagingSaveSearchDocument } from '../../features/save-search/save-search.graphql.ts';
import { messages } from '../../messages/index.ts';
import { MessagingPage } from './messaging-page.tsx';

function show(amount: 'some' | 'none' = 'some') {
  const shell = createFakeShell({ remote: 'messaging', session: signedIn() });
  examples.answer(shell.api, amount);
  const open = () => renderInShell(<MessagingPage />, { shell, messages, at: '/candidate/message-list' });
  return { shell, open, user: userEvent.setup() };
}

test('a candidate’s searches lead to their jobs', async () => {
  show().open();
  const link = await screen.findByRole('link', { name: 'Nurses near home' });
  expect(link).toHaveAttribute('href', '/candidate/find-jobs?keyword=nurse');
});

test('no search yet is said in words', async () => {
  show('none').open();
  expect(await screen.findByRole('heading', { name: 'No saved searches yet' })).toBeVisible();
});

test('a search without a name is not sent, and its field says why', async () => {
  const { open, shell, user } = show();
  open();
  await user.click(await screen.findByRole('button', { name: 'Save search' }));
  expect(screen.getByText('Enter what to search for')).toBeVisible();
  expect(shell.api.graphqlCalls.filter(({ name }) => name === 'MessagingSaveSearch')).toEqual([]);
});

test('a search is saved with its keyword, and the page says so', async () => {
  const { open, shell, user } = show();
  open();
  await user.type(await screen.findByRole('textbox', { name: /Search for/ }), 'nurse');
  await user.click(screen.getByRole('button', { name: 'Save search' }));
  await vi.waitFor(() => expect(shell.toasts).toEqual([{ kind: 'success', message: 'The search is saved.' }]));
  expect(shell.api.graphqlCalls.find(({ name }) => name === 'MessagingSaveSearch')?.variables).toMatchObject({
    input: { name: 'nurse', query: 'keyword=nurse', alerts: 'WEEKLY' },
  });
  expect(screen.getByRole('textbox', { name: /Search for/ })).toHaveValue('');
});

test('a search that is refused says what to do, and keeps what was typed', async () => {
  const { open, shell, user } = show();
  shell.api.answerGraphql(MessagingSaveSearchDocument, fakeFailure('UNREACHABLE'));
  open();
  await user.type(await screen.findByRole('textbox', { name: /Search for/ }), 'nurse');
  await user.click(screen.getByRole('button', { name: 'Save search' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Search for/ })).toHaveValue('nurse');
});
