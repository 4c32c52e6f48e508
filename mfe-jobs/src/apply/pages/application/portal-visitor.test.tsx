import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Session } from '@hirehq/shared-contracts/session';
import { createFakeShell, fakeFailure, jobCard, signedIn, signedOut } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { messages } from '../../../messages/index.ts';
import { reactions } from '../../../reactions.ts';
import { applicationState } from '../../../shared/testing/builders.ts';
import { ApplicationDraftDocument } from '../../features/apply-to-job/application-draft.graphql.ts';
import { ApplyToJobDocument } from '../../features/apply-to-job/apply-to-job.graphql.ts';
import { JobToApplyDocument } from '../../features/apply-to-job/job-to-apply.graphql.ts';
import { RedeemVisitorTokenDocument } from '../../features/apply-to-job/visitor/redeem-visitor-token.graphql.ts';
import { OwnTelephoneDocument } from '../../features/apply-to-job/own-telephone.graphql.ts';
import { ApplicationPage } from './application-page.tsx';

const ADA = { name: 'Ada Lovelace', email: 'ada@example.com', telephone: '+44 20 7946 0000' };

function show({ session = signedOut, hash = '#visitor=one.two.three' }: { session?: Session; hash?: string } = {}) {
  const shell = createFakeShell({ session });
  shell.api.respondToGraphql(JobToApplyDocument, {
    job: { ...jobCard({ id: 'job-1', title: 'Nurse', easyApply: true }), closesOn: null, questions: [] },
  });
  shell.api.respondToGraphql(ApplicationDraftDocument, { applicationDraft: null });
  shell.api.respondToGraphql(OwnTelephoneDocument, { profilePreview: { telephone: null } });
  shell.api.respondToRest('GET candidates/resume', []);
  shell.api.respondToGraphql(RedeemVisitorTokenDocument, {
    redeemVisitorToken: { __typename: 'RedeemVisitorTokenDone', visitor: ADA },
  });
  shell.api.respondToGraphql(ApplyToJobDocument, {
    applyToJob: {
      __typename: 'ApplyToJobDone',
      application: applicationState({ id: 'application-1', jobId: 'job-1' }),
      job: { id: 'job-1', title: 'Nurse' },
    },
  });
  const open = () =>
    renderInShell(<ApplicationPage />, {
      shell,
      messages,
      reactions,
      at: `/application/job-1?portal=acme.example${hash}`,
      path: '/application/:jobId',
    });
  const called = (name: string) => shell.api.graphqlCalls.filter((call) => call.name === name);
  return { shell, open, called, user: userEvent.setup() };
}
const valueOf = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(name) }).value;
const refused = {
  redeemVisitorToken: {
    __typename: 'RedeemVisitorTokenRefused' as const,
    code: 'VISITOR_TOKEN_REFUSED' as const,
    message: 'It has expired.',
  },
};

test('PF-05 JB-16 the form has what the page of the employer says, which is in no address and not stored', async () => {
  const { shell, open, called } = show();
  open();
  expect(await screen.findByText(/come from the page of/)).toHaveTextContent('nothing is sent before you submit');
  expect([valueOf('Name'), valueOf('Email'), valueOf('Phone number')]).toEqual(Object.values(ADA));
  expect(screen.getByText('/application/job-1?portal=acme.example')).toBeInTheDocument();
  expect(called('RedeemVisitorToken').map(({ variables }) => variables)).toEqual([
    { input: { jobId: 'job-1', token: 'one.two.three' } },
  ]);
  expect(shell.storage.get('visitor')).toBeUndefined();
});

test.each([
  ['is refused', refused],
  ['cannot be read because nothing responds', fakeFailure('UNREACHABLE')],
])('PF-05 a token that %s leaves the form as it is, with one sentence', async (_what, response) => {
  const { shell, open } = show();
  shell.api.respondToGraphql(RedeemVisitorTokenDocument, () => response);
  open();
  expect(await screen.findByText(/could not be taken over/)).toHaveTextContent('You can apply as usual.');
  expect(screen.queryByRole('textbox', { name: /Email/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
  expect(shell.toasts).toEqual([]);
});

test('PF-05 the profile of a candidate who is signed in counts: a token is removed from the address, and not read', async () => {
  const { open, called } = show({ session: signedIn() });
  open();
  await screen.findByRole('button', { name: 'Submit application' });
  expect(screen.getByText('/application/job-1?portal=acme.example')).toBeInTheDocument();
  expect(called('RedeemVisitorToken')).toEqual([]);
  expect(screen.queryByText(/come from the page of/)).not.toBeInTheDocument();
});

test('PF-05 JB-16 sign-up begins with the details, and the number is sent with the application', async () => {
  const { shell, open, called, user } = show();
  open();
  await user.clear(await screen.findByRole('textbox', { name: /Phone number/ }));
  await user.type(screen.getByRole('textbox', { name: /Phone number/ }), '12');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByText('Enter a phone number of 6 to 15 digits, or leave it empty')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /Phone number/ })).toHaveFocus();
  await user.type(screen.getByRole('textbox', { name: /Phone number/ }), '3456');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('button', { name: 'Create an account' }));
  expect(shell.session.left).toMatchObject([
    { to: 'sign-up', options: { loginHint: 'ada@example.com', nameHint: 'Ada Lovelace' } },
  ]);

  act(() => shell.session.change(signedIn()));
  await user.click(await screen.findByRole('button', { name: 'Submit application' }));
  await waitFor(() => expect(called('ApplyToJob')).toHaveLength(1));
  expect(called('ApplyToJob')[0]?.variables).toMatchObject({ input: { telephone: '123456' } });
  expect(await screen.findByRole('heading', { name: 'Application sent' })).toBeInTheDocument();
  expect(shell.storage.get('visitor')).toBeUndefined();
});

test('PF-05 after a sign-in in place of the page, the number is still there', async () => {
  const { shell, open, called, user } = show({ session: signedIn(), hash: '' });
  shell.storage.set('visitor', JSON.stringify({ ...ADA, jobId: 'job-1', at: Date.now() - 60_000 }));
  open();
  await user.click(await screen.findByRole('button', { name: 'Submit application' }));
  await waitFor(() => expect(called('ApplyToJob')).toHaveLength(1));
  expect(called('ApplyToJob')[0]?.variables).toMatchObject({ input: { telephone: ADA.telephone } });
});

test.each([
  ['another job', { jobId: 'job-2', at: Date.now() }, true],
  ['longer ago than a sign-in takes', { jobId: 'job-2', at: Date.now() - 31 * 60_000 }, false],
  ['an unreadable time', { jobId: 'job-1', at: 'x' }, false],
  ['another shape', { jobId: 'job-1', at: Date.now(), telephone: 7 }, false],
])('PF-05 what was kept of %s is not used, and is removed unless it may be used yet', async (_what, kept, stays) => {
  const { shell, open } = show({ hash: '' });
  shell.storage.set('visitor', JSON.stringify({ ...ADA, ...kept }));
  open();
  await screen.findByRole('button', { name: 'Continue' });
  expect(screen.queryByRole('textbox', { name: /Email/ })).not.toBeInTheDocument();
  expect(shell.storage.get('visitor') !== undefined).toBe(stays);
});

test('JB-16 whoever signs in beside the page is told nothing about leaving it, and whoever leaves it is', async () => {
  const { shell, open, user } = show({ hash: '' });
  const page = open();
  await user.type(await screen.findByLabelText(/What would help you/), 'A quiet room.');
  act(() => shell.session.change(signedIn()));
  await screen.findByRole('button', { name: 'Submit application' });
  expect(shell.toasts).toEqual([]);
  page.unmount();
  expect(shell.toasts).toMatchObject([{ message: 'Your answers are saved. Continue your application whenever you like.' }]);
});
