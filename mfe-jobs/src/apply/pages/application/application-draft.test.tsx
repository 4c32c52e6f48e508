import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFakeShell, fakeFailure, jobCard, signedIn, signedOut } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { ApplyToJobDocument } from '../../features/apply-to-job/apply-to-job.graphql.ts';
import { messages } from '../../../messages/index.ts';
import { reactions } from '../../../reactions.ts';
import { JobToApplyDocument } from '../../features/apply-to-job/job-to-apply.graphql.ts';
import { ApplicationPage } from './application-page.tsx';
import { type accountOf, showApplication, press, toReview, sent, questions, hours } from './testing/show-application.tsx';

test('JB-16 a visitor can fill it in; sign-in or sign-up returns to the application with the answers', async () => {
  const { open, shell, user } = showApplication({ session: signedOut, job: { questions: questions.slice(1, 2) } });
  const first = open();
  await user.click(await screen.findByRole('radio', { name: 'Full Time' }));
  await toReview(user);
  await press(user, 'Continue');
  await user.click(await screen.findByRole('button', { name: 'Create an account' }));
  await user.click(screen.getByRole('button', { name: 'I already have an account' }));
  expect(shell.session.left).toEqual([
    { to: 'sign-up', options: { returnTo: '/candidate/application/job-1?step=review' } },
    { to: 'sign-in', options: { returnTo: '/candidate/application/job-1?step=review' } },
  ]);
  expect(sent(shell)).toEqual([]);
  first.unmount();
  shell.session.change(signedIn());
  open();
  expect(await screen.findByRole('radio', { name: 'Full Time' })).toBeChecked();
});

const savedHours = (account: ReturnType<typeof accountOf>) =>
  account.kept?.answers.find(({ questionId }) => questionId === 'hoursPerDay')?.values;

test('JB-15 a draft is saved in the account, and continued on another device', async () => {
  const first = showApplication();
  const page = first.open();
  await first.user.type(await hours(), '6');
  page.unmount();
  await waitFor(() => expect(savedHours(first.account)).toEqual(['6']));
  expect(first.shell.toasts).toEqual([
    { kind: 'info', message: 'Your answers are saved. Continue your application whenever you like.' },
  ]);
  const second = showApplication();
  second.account.kept = first.account.kept;
  second.open();
  expect(await hours()).toHaveProperty('value', '6');
});

test('JB-15 each device sends with its own id, so that the second is told that the application exists', async () => {
  const { account, open, shell, user } = showApplication({ job: { easyApply: true, questions: [] } });
  account.kept = {
    jobId: 'job-1',
    requestId: 'of-the-other-device',
    answers: [],
    resumeId: null,
    adjustments: 'More time',
    coverLetter: null,
    telephone: null,
    revision: 7,
    savedAt: '2026-11-21T08:00:00.000Z',
  };
  open();
  await user.click(await screen.findByRole('button', { name: 'Submit application' }));
  await screen.findByRole('heading', { name: 'Application sent' });
  expect(sent(shell)[0]?.variables).toMatchObject({ input: { adjustments: 'More time' } });
  expect(sent(shell)[0]?.variables).not.toMatchObject({ input: { requestId: 'of-the-other-device' } });
});

test('JB-15 a draft edited on two devices: the differences are shown, one is chosen, and the other can be restored', async () => {
  const { account, open, user } = showApplication();
  account.kept = {
    jobId: 'job-1',
    requestId: 'request-1',
    answers: [{ questionId: 'hoursPerDay', values: ['4'] }],
    resumeId: null,
    adjustments: null,
    coverLetter: null,
    telephone: null,
    revision: 7,
    savedAt: '2026-11-21T08:00:00.000Z',
  };
  const page = open();
  await user.type(await hours(), '.5');
  account.kept = { ...account.kept, answers: [{ questionId: 'hoursPerDay', values: ['8'] }], revision: 8 };
  page.unmount();
  open();
  expect(
    await screen.findByRole('heading', { name: 'You also worked on this application on another device' }),
  ).toBeInTheDocument();
  const mine = within(screen.getByRole('region', { name: 'On this device' }));
  const theirs = within(screen.getByRole('region', { name: 'Saved in your account' }));
  expect([mine.getByText('4.5'), theirs.getByText('8')]).toHaveLength(2);
  await user.click(mine.getByRole('button', { name: 'Continue with these' }));
  expect(await hours()).toHaveProperty('value', '4.5');
  await waitFor(() => expect(savedHours(account)).toEqual(['4.5']));
  await press(user, 'Use the other answers');
  expect(await hours()).toHaveProperty('value', '8');
});

test('JB-15 offline typing is possible, and the text is saved in the account once the network is back', async () => {
  const { account, open, user } = showApplication();
  open();
  const field = await hours();
  account.isAway = true;
  await user.type(field, '6');
  expect(await screen.findByText(/Your answers are saved on this device. We will save them to your account/)).toBeInTheDocument();
  expect(account.kept).toBeNull();
  account.isAway = false;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText(/You can continue later, here or on another device/)).toBeInTheDocument();
  expect(savedHours(account)).toEqual(['6']);
});

test('A21 JB-15 a session that ends during typing loses nothing, and the answers are there after signing in again', async () => {
  const { open, shell, user } = showApplication({ job: { easyApply: true, questions: questions.slice(1, 3) } });
  shell.api.respondToGraphql(ApplyToJobDocument, fakeFailure('NOT_SIGNED_IN'));
  const page = open();
  await user.click(await screen.findByRole('radio', { name: 'Full Time' }));
  // Full time has filled in eight hours.
  await user.clear(await hours());
  await user.type(await hours(), '6');
  await press(user, 'Submit application');
  expect((await screen.findByRole('alert')).textContent).toContain('Your answers are saved');
  act(() => shell.session.change(signedOut));
  expect(await hours()).toHaveProperty('value', '6');
  await press(user, 'Sign in to continue');
  expect(shell.session.left).toEqual([{ to: 'sign-in', options: { returnTo: '/candidate/application/job-1' } }]);
  page.unmount();
  shell.session.change(signedIn());
  open();
  expect(await hours()).toHaveProperty('value', '6');
});

test('JB-15 text of one candidate is not shown to another on the same device', async () => {
  const { account, open, shell, user } = showApplication();
  const page = open();
  await user.type(await hours(), '6');
  page.unmount();
  await waitFor(() => expect(account.kept).not.toBeNull());
  account.kept = null;
  shell.session.change(signedIn({ candidateId: '00000000-0000-4000-8000-00000000000b' }));
  open();
  expect(await hours()).toHaveProperty('value', '');
});

test('JB-16 text of a visitor is saved in the account after signing in', async () => {
  const { account, open, shell, user } = showApplication({ session: signedOut });
  const page = open();
  await user.type(await hours(), '6');
  page.unmount();
  shell.session.change(signedIn());
  open();
  expect(await hours()).toHaveProperty('value', '6');
  await waitFor(() => expect(savedHours(account)).toEqual(['6']));
});

test('JB-15 a browser that stores nothing says so', async () => {
  const { user } = showApplication();
  const shell = createFakeShell({ storageWorks: false });
  shell.api.respondToGraphql(JobToApplyDocument, {
    job: { ...jobCard({ id: 'job-1', easyApply: false }), closesOn: null, questions },
  });
  renderInShell(<ApplicationPage />, { shell, messages, reactions, at: '/application/job-1', path: '/application/:jobId' });
  await user.type(await hours(), '6');
  expect(await screen.findByText(/This browser does not save your answers/)).toBeInTheDocument();
});

test('JB-15 everything entered is cleared, here and in the account, after a confirmation', async () => {
  const { account, open, shell, user } = showApplication();
  open();
  await user.type(await hours(), '6');
  await press(user, 'Clear what I entered');
  await waitFor(async () => expect(await hours()).toHaveProperty('value', ''));
  expect(shell.questions).toHaveLength(1);
  expect(account.kept).toBeNull();
});
