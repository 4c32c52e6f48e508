import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { jobCard } from '@hirehq/shared-contracts/testing';
import { SimilarJobsDocument } from '../../../find/features/view-job/similar-jobs.graphql.ts';
import { showApplication, fill, press, toReview, sent, questions, hours } from './testing/show-application.tsx';

test('A30 JB-15 default questions, review, submitted; the event informs the other parts', async () => {
  const { open, shell, user } = showApplication();
  open();
  await fill(user);
  await toReview(user);
  expect(screen.getByText('January 15, 2030')).toBeInTheDocument();
  expect(screen.getByText('Sunday, Monday')).toBeInTheDocument();
  expect(screen.getByText('No answer')).toBeInTheDocument();
  const sees = within(screen.getByRole('region', { name: 'What Acme Health sees' }));
  expect(sees.getByText('Your name and email address')).toBeInTheDocument();
  expect(sees.getByRole('link', { name: 'Edit profile' })).toHaveProperty('pathname', '/candidate/edit-profile');
  await press(user, 'Submit application');
  expect(await screen.findByRole('heading', { name: 'Application sent' })).toBeInTheDocument();
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

test('JB-15 missing answers are reported, in a list that leads to the questions', async () => {
  const { open, shell, user } = showApplication();
  open();
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  const summary = screen.getByRole('group', { name: /4/ });
  await waitFor(() => expect(summary).toHaveFocus());
  expect(
    within(summary)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Choose the date from which you can start',
    'Choose full time or part time',
    'Enter how many hours a day you can work',
    'Choose the days on which you can work',
  ]);
  await user.click(within(summary).getByRole('button', { name: 'Choose the date from which you can start' }));
  expect(screen.getByLabelText(/Availability start date/)).toHaveFocus();
  expect(sent(shell)).toEqual([]);
});

test('JB-15 full time fills in the usual hours and days, which can be changed', async () => {
  const { open, user } = showApplication();
  open();
  await user.click(await screen.findByRole('radio', { name: 'Full Time' }));
  expect(screen.getByRole('textbox', { name: /Hours per day/ })).toHaveValue('8');
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(5);
  await user.click(screen.getByRole('checkbox', { name: 'Friday' }));
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(4);
});

test('JB-15 after sending, similar jobs are offered', async () => {
  const { open, shell, user } = showApplication({ job: { easyApply: true, questions: [] } });
  shell.api.respondToGraphql(SimilarJobsDocument, {
    job: { id: 'job-1', enterprise: { id: 'enterprise-1' }, similar: [jobCard({ id: 'job-2', title: 'Day Nurse' })] },
  });
  open();
  await user.click(await screen.findByRole('button', { name: 'Submit application' }));
  expect(await screen.findByRole('link', { name: 'Day Nurse' })).toBeInTheDocument();
});

test('JB-15 a half-filled application survives a reload', async () => {
  const { open, user } = showApplication();
  const first = open();
  await user.type(await screen.findByRole('textbox', { name: /Hours per day/ }), '6');
  first.unmount();
  open();
  expect(await screen.findByRole('textbox', { name: /Hours per day/ })).toHaveValue('6');
});

test('JB-15 Easy Apply is one step', async () => {
  const { open, shell, user } = showApplication({ job: { easyApply: true, questions: questions.slice(1, 2) } });
  open();
  await user.click(await screen.findByRole('radio', { name: 'Full Time' }));
  await press(user, 'Submit application');
  expect(await screen.findByRole('heading', { name: 'Application sent' })).toBeInTheDocument();
  expect(sent(shell)).toHaveLength(1);
});

test('JB-15 pressing twice sends once', async () => {
  const { open, shell, user } = showApplication({ job: { easyApply: true, questions: [] } });
  open();
  await user.dblClick(await screen.findByRole('button', { name: 'Submit application' }));
  await screen.findByRole('heading', { name: 'Application sent' });
  expect(sent(shell)).toHaveLength(1);
});

test('JB-15 invalid hours and a past day are reported', async () => {
  const { open, user } = showApplication();
  open();
  await fill(user);
  await user.type(await hours(), '0');
  await press(user, 'Continue');
  // In the summary, and at the field.
  expect(screen.getAllByText(/Enter a number of hours up to 24/)).toHaveLength(2);
  await user.clear(await hours());
  await user.type(await hours(), '7.5');
  await press(user, 'Continue');
  expect(await screen.findByRole('heading', { name: /Résumé/ })).toBeInTheDocument();
});
