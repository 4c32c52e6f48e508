import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeShell, fakeFailure, signedIn } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { messages } from '../../messages/index.ts';
import { reactions } from '../../reactions.ts';
import { interviewCard } from '../../shared/testing/builders.ts';
import { InterviewsDocument, type InterviewCardFragment } from '../features/answer-interview/interviews.graphql.ts';
import { DashboardInterview } from './dashboard-interview.tsx';

beforeEach(() => void vi.stubEnv('TZ', 'Europe/Amsterdam'));
afterEach(() => vi.unstubAllEnvs());

const on = (day: string) => ({ startsAt: `${day}T08:30:00.000Z`, completesAt: `${day}T09:00:00.000Z` });

async function show(interviews: readonly InterviewCardFragment[] | Error) {
  const shell = createFakeShell({ remote: 'jobs', session: signedIn() });
  shell.api.respondToGraphql(InterviewsDocument, interviews instanceof Error ? interviews : { interviews });
  renderInShell(<DashboardInterview />, { shell, messages, reactions });
  return { shell, user: userEvent.setup(), part: within(await screen.findByRole('region', { name: 'Next interview' })) };
}

test('RP-01 the next interview that was accepted, with its time and a link', async () => {
  const { part } = await show([
    interviewCard({ roundTitle: 'Later', status: 'A', ...on('2099-03-05') }),
    interviewCard({ id: 'interview-1', roundTitle: 'Meet the team', status: 'A', ...on('2099-03-02') }),
    interviewCard({ roundTitle: 'Not answered', status: 'P', ...on('2099-03-01') }),
  ]);
  expect(await part.findByRole('link', { name: 'Meet the team' })).toHaveAttribute(
    'href',
    '/candidate/interviewDetails?id=interview-1',
  );
  expect(part.getByText('Registered Nurse · Acme Health')).toBeVisible();
  expect(part.getByText('Monday, March 2, 2099')).toBeVisible();
  expect(part.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H2', 'H3']);
  expect(part.getByRole('link', { name: 'All interviews' })).toHaveAttribute('href', '/candidate/interviews');
});

test('RP-01 says that no interview is planned, and follows the employer', async () => {
  const { part, shell } = await show([]);
  expect(await part.findByText(/^No interview is planned/)).toBeVisible();
  shell.api.respondToGraphql(InterviewsDocument, { interviews: [interviewCard({ status: 'A', ...on('2099-03-02') })] });
  act(() => shell.events.arrive('notification.received', { id: 'notification-1', unReadNotifications: 1 }));
  expect(await part.findByRole('link', { name: 'First talk' })).toBeVisible();
});

test('RP-01 SH-48 a failure is said quietly, and can be tried again', async () => {
  const { part, shell, user } = await show(fakeFailure('UNREACHABLE'));
  expect(await part.findByRole('status')).toHaveTextContent('We could not reach the server.');
  shell.api.respondToGraphql(InterviewsDocument, { interviews: [] });
  await user.click(part.getByRole('button', { name: 'Try again' }));
  expect(await part.findByText(/^No interview is planned/)).toBeVisible();
});
