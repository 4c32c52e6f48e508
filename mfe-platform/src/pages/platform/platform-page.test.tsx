import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createFakeShell, fakeFailure, signedIn } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { examples } from '../../../tests/examples.ts';
import { RevertRemoteDocument } from '../../features/revert-release/revert-release.graphql.ts';
import { LivePlatformDocument } from '../../features/see-live/live-status.graphql.ts';
import { messages } from '../../messages/index.ts';
import { PlatformPage } from './platform-page.tsx';

function show(amount: 'some' | 'none' = 'some') {
  const shell = createFakeShell({ remote: 'platform', session: signedIn({ roles: ['platform-operator'] }) });
  examples.respond(shell.api, amount);
  const open = () => renderInShell(<PlatformPage />, { shell, messages, at: '/platform' });
  const sent = () =>
    shell.api.graphqlCalls
      .filter(({ name }) => name === 'RevertRemote')
      .map(({ variables }) => (variables as { input: object }).input);
  return { shell, open, sent, user: userEvent.setup() };
}

const openDialog = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'Revert jobs to 1.0.0-9be2aa13' }));
  return within(await screen.findByRole('dialog', { name: 'Revert jobs' }));
};

test('PF-06 what is live, behind and over its budget is said in words', async () => {
  show().open();
  expect(await screen.findByRole('heading', { name: 'Release set 4' })).toBeVisible();
  const jobs = within(screen.getByRole('link', { name: 'jobs' }).closest('article') ?? document.body);
  expect(jobs.getByText('21.5 kB: over the budget of 20 kB')).toBeVisible();
  expect(jobs.getByText('910 ms of 3,000 ms')).toBeVisible();
  expect(jobs.getByText('3 (0.73%); 1 ran the version before')).toBeVisible();
  expect(jobs.getByText('1 of 101')).toBeVisible();
  expect(screen.getByText('Locked')).toBeVisible();
});

test('PF-06 before anything is live, the page says what to do', async () => {
  show('none').open();
  expect(await screen.findByRole('heading', { name: 'Nothing is live yet' })).toBeVisible();
});

test('PF-06 a status that cannot be loaded is requested again', async () => {
  const { shell, open, user } = show();
  shell.api.respondToGraphql(LivePlatformDocument, fakeFailure('UNREACHABLE'));
  open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  examples.respond(shell.api, 'some');
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'Release set 4' })).toBeVisible();
});

test('PF-06 a remote is reverted after a look at what would change, with a reason', async () => {
  const { open, shell, sent, user } = show();
  open();
  const dialog = await openDialog(user);
  expect(await dialog.findByText('This would change for every visitor:')).toBeVisible();
  expect(sent()).toEqual([{ remote: 'jobs', why: 'dry run', dryRun: true, expected: 4 }]);
  await user.click(dialog.getByRole('button', { name: 'Make it live' }));
  expect(dialog.getByText('Enter a reason')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'The list is empty');
  await user.click(dialog.getByRole('button', { name: 'Make it live' }));
  await vi.waitFor(() => expect(shell.toasts).toEqual([{ kind: 'success', message: 'Set 5 is live' }]));
  expect(sent().at(-1)).toEqual({ remote: 'jobs', why: 'The list is empty', dryRun: false, expected: 4 });
});

test('PF-07 a change that would take something away from others cannot be made, and names them', async () => {
  const { open, shell, user } = show();
  const lost = { consumer: 'profile 1.0.0', missing: 'route /job-list of jobs', use: 'links to it' };
  shell.api.respondToGraphql(RevertRemoteDocument, {
    revertRemote: {
      __typename: 'RevertRemoteDone',
      change: { set: { sequence: 13 }, changes: [{ remote: 'jobs', from: '2', to: '1' }], breaks: [lost] },
    },
  });
  open();
  const dialog = await openDialog(user);
  expect(await dialog.findByText('profile 1.0.0: route /job-list of jobs (links to it)')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Make it live' })).toBeDisabled();
});

test('PF-06 what somebody else changed meanwhile is said, and nothing is changed', async () => {
  const { open, shell, user } = show();
  shell.api.respondToGraphql(RevertRemoteDocument, {
    revertRemote: { __typename: 'RevertRemoteRefused', code: 'CONFLICT', message: 'Set 5 is live.' },
  });
  open();
  const dialog = await openDialog(user);
  expect(await dialog.findByRole('alert')).toHaveTextContent('Somebody has changed what is live meanwhile.');
  expect(dialog.getByRole('alert')).toHaveTextContent('Set 5 is live.');
  expect(dialog.getByRole('button', { name: 'Make it live' })).toBeDisabled();
  expect(shell.toasts).toEqual([]);
});
