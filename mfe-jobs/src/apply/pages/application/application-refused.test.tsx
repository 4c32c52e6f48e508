import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeFailure } from '@hirehq/shared-contracts/testing';
import { applicationState } from '../../../shared/testing/builders.ts';
import { ApplyToJobDocument } from '../../features/apply-to-job/apply-to-job.graphql.ts';
import { showApplication, press, toReview, sent, questions } from './testing/show-application.tsx';

test('JB-15 a draft of an application that was withdrawn elsewhere is sent as a new one', async () => {
  const { open, shell, user } = showApplication({ job: { easyApply: true, questions: [] } });
  const responseOf = (withdrawnAt: string | null) => ({
    applyToJob: {
      __typename: 'ApplyToJobDone' as const,
      application: applicationState({ withdrawnAt }),
      job: { id: 'job-1', title: 'Baker' },
    },
  });
  const ids: string[] = [];
  shell.api.respondToGraphql(ApplyToJobDocument, ({ input }) => {
    ids.push(input.requestId);
    return responseOf(ids.length === 1 ? '2026-11-20T08:00:00.000Z' : null);
  });
  open();
  await user.click(await screen.findByRole('button', { name: 'Submit application' }));
  await screen.findByRole('heading', { name: 'Application sent' });
  expect(new Set(ids).size).toBe(2);
});

test('JB-15 applying twice is refused with a clear message and a link to the application', async () => {
  const { open, shell, user } = showApplication({ job: { easyApply: true, questions: [] } });
  shell.api.respondToGraphql(ApplyToJobDocument, {
    applyToJob: {
      __typename: 'ApplyToJobRefused',
      code: 'ALREADY_APPLIED',
      message: '',
      questionIds: [],
      existing: applicationState(),
    },
  });
  open();
  await user.click(await screen.findByRole('button', { name: 'Submit application' }));
  expect(await screen.findByRole('heading', { name: 'You have already applied to this job' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View your application' })).toHaveProperty('pathname', '/candidate/job-details/job-1');
});

test('JB-15 a candidate who has applied sees so before any question; after a withdrawal they can apply again', async () => {
  const application = { id: 'a', withdrawnAt: null, enterpriseProcessStatus: 'R' as const };
  const { open } = showApplication({ job: { application } });
  const first = open();
  expect(await screen.findByRole('heading', { name: 'You have already applied to this job' })).toBeInTheDocument();
  first.unmount();
  showApplication({ job: { application: { ...application, withdrawnAt: '2026-11-21T08:00:00Z' } } }).open();
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeInTheDocument();
});

test.each([{ closedAt: '2026-11-20T08:00:00Z' }, { closesOn: '2020-01-31' }])(
  'JB-15 a closed job accepts no applications: %o',
  async (job) => {
    showApplication({ job }).open();
    expect(await screen.findByRole('heading', { name: 'This job is closed' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See similar jobs' })).toHaveAttribute('href', '/candidate/job/job-1#similar-jobs');
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  },
);

test('JB-15 answers the server reports as missing are marked at their question', async () => {
  const { open, shell, user } = showApplication({ job: { questions: questions.slice(4) } });
  shell.api.respondToGraphql(ApplyToJobDocument, {
    applyToJob: {
      __typename: 'ApplyToJobRefused',
      code: 'ANSWERS_INCOMPLETE',
      message: '',
      questionIds: ['why'],
      existing: null,
    },
  });
  open();
  await screen.findByRole('button', { name: 'Continue' });
  await toReview(user);
  await press(user, 'Submit application');
  // In the summary, and at the field.
  expect(await screen.findAllByText('This answer was not accepted. Please check it')).toHaveLength(2);
  expect(screen.getByRole('alert').textContent).toContain('Some answers need your attention');
});

test('JB-15 no response from the server: everything is kept, and the retry sends the same request id', async () => {
  const { open, shell, user } = showApplication({ job: { easyApply: true, questions: questions.slice(1, 2) } });
  shell.api.respondToGraphql(ApplyToJobDocument, fakeFailure('UNREACHABLE'));
  open();
  await user.click(await screen.findByRole('radio', { name: 'Full Time' }));
  await press(user, 'Submit application');
  expect((await screen.findByRole('alert')).textContent).toContain('Your answers are still here');
  await press(user, 'Try again');
  await waitFor(() => expect(sent(shell)).toHaveLength(2));
  const ids = sent(shell).map(({ variables }) => (variables as { input: { requestId: string } }).input.requestId);
  expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(ids[1]).toBe(ids[0]);
});
