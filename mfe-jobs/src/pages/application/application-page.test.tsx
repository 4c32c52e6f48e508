import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ApplyToJobDocument, JobToApplyDocument, type JobToApplyQuery } from '@hirehq/shared-contracts/graphql';
import type { Session } from '@hirehq/shared-contracts/session';
import { applicationState, createFakeShell, fakeFailure, jobCard, signedIn, signedOut } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { messages } from '../../messages/index.ts';
import { ApplicationPage } from './application-page.tsx';

type Job = NonNullable<JobToApplyQuery['job']>;

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const questions: Job['questions'] = [
  { id: 'availabilityStartDate', kind: 'DATE', label: '', required: true, options: [] },
  { id: 'availability', kind: 'RADIO', label: '', required: true, options: ['Full Time', 'Part Time'] },
  { id: 'hoursPerDay', kind: 'TEXT', label: '', required: true, options: [] },
  { id: 'daysAvailable', kind: 'CHECKBOX', label: '', required: true, options: DAYS },
  { id: 'why', kind: 'TEXT', label: 'Why us?', required: false, options: [] },
];

function show({ session = signedIn(), job = {} }: { session?: Session; job?: Partial<Job> } = {}) {
  const shell = createFakeShell({ session });
  const asked: Job = { ...jobCard({ id: 'job-1', title: 'Night Nurse', easyApply: false }), questions, ...job };
  shell.api.answerGraphql(JobToApplyDocument, { job: asked });
  shell.api.answerGraphql(ApplyToJobDocument, {
    applyToJob: {
      __typename: 'ApplicationSubmitted',
      application: applicationState({ id: 'application-1', jobId: 'job-1' }),
      job: { id: 'job-1', title: 'Night Nurse' },
    },
  });
  const open = () =>
    renderInShell(<ApplicationPage />, {
      shell,
      messages,
      at: '/candidate/application/job-1',
      path: '/candidate/application/:jobId',
    });
  return { shell, user: userEvent.setup(), open };
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByLabelText(/Availability start date/), '2030-01-15');
  await user.click(screen.getByRole('radio', { name: 'Part Time' }));
  await user.type(screen.getByRole('textbox', { name: /Hours per day/ }), '6');
  await user.click(screen.getByRole('checkbox', { name: 'Monday' }));
  await user.click(screen.getByRole('checkbox', { name: 'Sunday' }));
}

const press = (user: ReturnType<typeof userEvent.setup>, name: string) => user.click(screen.getByRole('button', { name }));
const sent = (shell: ReturnType<typeof createFakeShell>) => shell.api.graphqlCalls.filter(({ name }) => name === 'ApplyToJob');

test('JB-15 default questions, review, submitted; the event tells the other parts', async () => {
  const { open, shell, user } = show();
  open();
  await fill(user);
  await press(user, 'Continue');
  expect(screen.getByText('January 15, 2030')).toBeTruthy();
  expect(screen.getByText('Sunday, Monday')).toBeTruthy();
  expect(screen.getByText('No answer')).toBeTruthy();
  await press(user, 'Submit application');
  expect(await screen.findByRole('heading', { name: 'Application sent' })).toBeTruthy();
  expect(sent(shell)[0]?.variables).toMatchObject({
    input: {
      jobId: 'job-1',
      answers: [
        { questionId: 'availabilityStartDate', values: ['2030-01-15'] },
        { questionId: 'availability', values: ['Part Time'] },
        { questionId: 'hoursPerDay', values: ['6'] },
        { questionId: 'daysAvailable', values: ['Sunday', 'Monday'] },
      ],
    },
  });
  expect(shell.events.published.at(-1)).toMatchObject({
    topic: 'application.submitted',
    payload: { jobId: 'job-1', applicationId: 'application-1', jobTitle: 'Night Nurse' },
  });
});

test('JB-15 required questions are asked for, the first of them gets the focus', async () => {
  const { open, shell, user } = show();
  open();
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(screen.getAllByText('Please answer this question')).toHaveLength(4);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Availability start date/)));
  expect(sent(shell)).toEqual([]);
});

test('JB-15 a half-filled application survives a reload', async () => {
  const { open, user } = show();
  const first = open();
  await user.type(await screen.findByRole('textbox', { name: /Hours per day/ }), '6');
  first.unmount();
  open();
  expect(await screen.findByRole('textbox', { name: /Hours per day/ })).toHaveProperty('value', '6');
});

test('JB-15 Easy Apply is one step', async () => {
  const { open, shell, user } = show({ job: { easyApply: true, questions: questions.slice(1, 2) } });
  open();
  await user.click(await screen.findByRole('radio', { name: 'Full Time' }));
  await press(user, 'Submit application');
  expect(await screen.findByRole('heading', { name: 'Application sent' })).toBeTruthy();
  expect(sent(shell)).toHaveLength(1);
});

test('JB-15 pressing twice sends once', async () => {
  const { open, shell, user } = show({ job: { easyApply: true, questions: [] } });
  open();
  await user.dblClick(await screen.findByRole('button', { name: 'Submit application' }));
  await screen.findByRole('heading', { name: 'Application sent' });
  expect(sent(shell)).toHaveLength(1);
});

test('JB-15 applying twice is refused with a clear message, and the way to the application', async () => {
  const { open, shell, user } = show({ job: { easyApply: true, questions: [] } });
  shell.api.answerGraphql(ApplyToJobDocument, {
    applyToJob: {
      __typename: 'ApplicationRefused',
      code: 'ALREADY_APPLIED',
      message: '',
      questionIds: [],
      existing: applicationState(),
    },
  });
  open();
  await user.click(await screen.findByRole('button', { name: 'Submit application' }));
  expect(await screen.findByRole('heading', { name: 'You have already applied to this job' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View your application' })).toHaveProperty('pathname', '/candidate/job-details/job-1');
});

test('JB-15 who has applied is told before any question; after a withdrawal one may apply again', async () => {
  const application = { id: 'a', withdrawnAt: null, enterpriseProcessStatus: 'R' };
  const { open } = show({ job: { application } });
  const first = open();
  expect(await screen.findByRole('heading', { name: 'You have already applied to this job' })).toBeTruthy();
  first.unmount();
  show({ job: { application: { ...application, withdrawnAt: '2026-11-21T08:00:00Z' } } }).open();
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeTruthy();
});

test('JB-15 a closed job takes no applications', async () => {
  show({ job: { closedAt: '2026-11-20T08:00:00Z' } }).open();
  expect(await screen.findByRole('heading', { name: 'This job is closed' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
});

test('JB-15 answers the server misses are marked at their question', async () => {
  const { open, shell, user } = show({ job: { questions: questions.slice(4) } });
  shell.api.answerGraphql(ApplyToJobDocument, {
    applyToJob: {
      __typename: 'ApplicationRefused',
      code: 'ANSWERS_INCOMPLETE',
      message: '',
      questionIds: ['why'],
      existing: null,
    },
  });
  open();
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await press(user, 'Submit application');
  expect(await screen.findByText('Please answer this question')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('Some required questions');
});

test('JB-15 no answer from the server: everything is kept, and the retry carries the same request id', async () => {
  const { open, shell, user } = show({ job: { easyApply: true, questions: questions.slice(1, 2) } });
  shell.api.answerGraphql(ApplyToJobDocument, fakeFailure('UNREACHABLE'));
  open();
  await user.click(await screen.findByRole('radio', { name: 'Full Time' }));
  await press(user, 'Submit application');
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing is lost');
  await press(user, 'Try again');
  await waitFor(() => expect(sent(shell)).toHaveLength(2));
  const ids = sent(shell).map(({ variables }) => (variables as { input: { requestId: string } }).input.requestId);
  expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(ids[1]).toBe(ids[0]);
});

test('JB-16 signed out one may fill it in; sign-in or sign-up comes back to the application with the answers', async () => {
  const { open, shell, user } = show({ session: signedOut, job: { questions: questions.slice(1, 2) } });
  const first = open();
  await user.click(await screen.findByRole('radio', { name: 'Full Time' }));
  await press(user, 'Continue');
  await user.click(await screen.findByRole('button', { name: 'Create an account' }));
  await user.click(screen.getByRole('button', { name: 'I have an account: sign in' }));
  expect(shell.session.left).toEqual([
    { to: 'sign-up', options: { returnTo: '/candidate/application/job-1' } },
    { to: 'sign-in', options: { returnTo: '/candidate/application/job-1' } },
  ]);
  expect(sent(shell)).toEqual([]);
  first.unmount();
  shell.session.change(signedIn());
  open();
  expect(await screen.findByRole('radio', { name: 'Full Time' })).toHaveProperty('checked', true);
});
