import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createFakeShell, fakeFailure, signedIn } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { interviewCard } from '../../../shared/testing/builders.ts';
import { type InterviewCardFragment, InterviewDocument } from '../../features/answer-interview/interviews.graphql.ts';
import { messages } from '../../../messages/index.ts';
import { reactions } from '../../../reactions.ts';
import { RateInterviewDocument } from '../../features/rate-interview/rate-interview.graphql.ts';
import { InterviewDetailsPage } from './interview-details-page.tsx';

const done = (changes: Partial<InterviewCardFragment> = {}) =>
  interviewCard({ id: 'i1', status: 'A', roundCompleted: true, ...changes });

function show(interview: InterviewCardFragment | null | Error, query = '?id=i1') {
  const shell = createFakeShell({ session: signedIn() });
  shell.api.respondToGraphql(InterviewDocument, interview instanceof Error ? interview : { interview });
  const rendered = renderInShell(<InterviewDetailsPage />, {
    shell,
    messages,
    reactions,
    at: `/candidate/interviewDetails${query}`,
  });
  return { shell, user: userEvent.setup(), ...rendered };
}

const sections = () => screen.getAllByRole('region').map((region) => region.querySelector('h2')?.textContent);

test('A36 JB-20 an interview: what, with whom, when, and a link to the application', async () => {
  show(interviewCard({ id: 'i1', instructions: 'Bring your papers.\nRing twice.', location: 'Main street 1', mode: 'ONSITE' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'First talk' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Registered Nurse' }).getAttribute('href')).toMatch(/^\/candidate\/job-details\//);
  expect(screen.getByText(/Bring your papers/)).toBeInTheDocument();
  expect(screen.getByText('Main street 1')).toBeInTheDocument();
});

test('NT-09 JB-20 in scorecard mode the rating comes first, and is sent with a remark', async () => {
  const { shell, user } = show(done(), '?id=i1&mode=scorecard');
  await screen.findByRole('heading', { name: 'How was it?' });
  expect(sections()).toEqual(['How was it?', 'When and where']);
  await user.click(screen.getByRole('button', { name: 'Send rating' }));
  expect(screen.getByRole('alert').textContent).toBe('Choose from one to five stars');
  expect(shell.api.graphqlCalls.map(({ name }) => name)).toEqual(['Interview']);

  await user.click(screen.getByRole('radio', { name: '4 of 5: Good' }));
  await user.type(screen.getByLabelText(/What would you like to say/), ' A kind panel. ');
  const rated = done({ ratingOfPanelByCandidate: 4, ratingRemarksByCandidate: 'A kind panel.' });
  shell.api.respondToGraphql(RateInterviewDocument, () => {
    shell.api.respondToGraphql(InterviewDocument, { interview: rated });
    return { rateInterview: { __typename: 'RateInterviewDone' as const, interview: rated } };
  });
  await user.click(screen.getByRole('button', { name: 'Send rating' }));
  expect(await screen.findByRole('img', { name: '4 of 5 stars' })).toBeInTheDocument();
  expect(screen.getByText('A kind panel.')).toBeInTheDocument();
  expect(shell.api.graphqlCalls.find(({ name }) => name === 'RateInterview')?.variables).toEqual({
    interviewId: 'i1',
    rating: 4,
    remark: 'A kind panel.',
    mayBeShown: false,
  });
});

test('JB-20 the scorecard says who reads the remark; a public review needs a tick of its own', async () => {
  const { shell, user } = show(done(), '?id=i1&mode=scorecard');
  await user.click(await screen.findByRole('radio', { name: '5 of 5: Very good' }));
  expect(screen.getByLabelText(/What would you like to say/)).toHaveAccessibleDescription(/The employer can read this/);
  const shown = screen.getByRole('checkbox', { name: 'My remark may be shown to everybody, without my name' });
  expect(shown).not.toBeChecked();
  expect(shown).toHaveAccessibleDescription(/only the employer reads it/);
  await user.type(screen.getByLabelText(/What would you like to say/), 'On time.');
  await user.click(shown);
  const rated = done({ ratingOfPanelByCandidate: 5, ratingRemarksByCandidate: 'On time.' });
  shell.api.respondToGraphql(RateInterviewDocument, { rateInterview: { __typename: 'RateInterviewDone', interview: rated } });
  await user.click(screen.getByRole('button', { name: 'Send rating' }));
  await waitFor(() =>
    expect(shell.api.graphqlCalls.find(({ name }) => name === 'RateInterview')?.variables).toMatchObject({ mayBeShown: true }),
  );
});

test('A38 JB-20 the stars are chosen with the arrow keys', async () => {
  const { user } = show(done());
  const first = await screen.findByRole('radio', { name: /1 of 5/ });
  first.focus();
  await user.keyboard(' {ArrowRight}{ArrowRight}');
  expect(screen.getByRole('radio', { name: '3 of 5: Fair' })).toBeChecked();
});

test.each([
  ['before it took place', interviewCard({ id: 'i1' }), /once it has taken place/],
  ['was closed without it', interviewCard({ id: 'i1', closureStatus: 'NO_SHOW' }), /there is nothing to rate/],
])('NT-09 an interview that %s has no scorecard to fill in', async (_, interview, words) => {
  show(interview, '?id=i1&mode=scorecard');
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('JB-20 NT-09 a completed round that was closed cannot be rated any more, and the page says why', async () => {
  show(done({ closureStatus: 'NOT_PASSED' }), '?id=i1&mode=scorecard');
  expect(await screen.findByText(/has closed this interview, so you can no longer rate it/)).toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.getByText('Completed')).toBeInTheDocument();
});

test('JB-20 a round that was closed before it took place is not called completed', async () => {
  show(interviewCard({ id: 'i1', closureStatus: 'NO_SHOW' }), '?id=i1');
  expect(await screen.findByText('Closed')).toBeInTheDocument();
  expect(screen.queryByText('Completed')).not.toBeInTheDocument();
});

test('JB-20 a refused rating stays in the form', async () => {
  const { shell, user } = show(done());
  shell.api.respondToGraphql(RateInterviewDocument, fakeFailure('UNREACHABLE'));
  await user.click(await screen.findByRole('radio', { name: /5 of 5/ }));
  await user.type(screen.getByLabelText(/What would you like to say/), 'Great');
  await user.click(screen.getByRole('button', { name: 'Send rating' }));
  await waitFor(() => expect(shell.toasts[0]?.kind).toBe('error'));
  expect(screen.getByLabelText(/What would you like to say/)).toHaveValue('Great');
  expect(screen.getByRole('radio', { name: /5 of 5/ })).toBeChecked();
});

test('NT-09 a final refusal of a rating replaces the form', async () => {
  const { shell, user } = show(done());
  shell.api.respondToGraphql(RateInterviewDocument, {
    rateInterview: { __typename: 'RateInterviewRefused', code: 'CONFLICT', message: 'You have already rated this interview.' },
  });
  await user.click(await screen.findByRole('radio', { name: /5 of 5/ }));
  await user.click(screen.getByRole('button', { name: 'Send rating' }));
  expect(await screen.findByText('You can no longer rate this interview.')).toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test.each([
  ['another’s or none at all', null],
  ['refused with 405', fakeFailure('INTERVIEW_ACCESS_DENIED')],
])('JB-21 an interview that is %s is not found', async (_, response) => {
  const { shell } = show(response);
  expect(await screen.findByRole('heading', { level: 1, name: 'We can’t find this interview' })).toBeInTheDocument();
  expect(shell.toasts).toEqual([]);
});

test('JB-21 an address without an interview is not found, without a request', async () => {
  const { shell } = show(null, '');
  expect(await screen.findByRole('heading', { level: 1, name: 'We can’t find this interview' })).toBeInTheDocument();
  expect(shell.api.graphqlCalls).toEqual([]);
});

test('JB-21 a lookup that fails otherwise: Something went wrong, once, with a retry', async () => {
  const { shell, user } = show(fakeFailure('RATE_LIMITED'));
  await screen.findByRole('heading', { level: 1, name: 'Something went wrong' });
  expect(shell.toasts).toEqual([{ kind: 'error', message: 'Something went wrong' }]);
  shell.api.respondToGraphql(InterviewDocument, { interview: interviewCard({ id: 'i1' }) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'First talk' })).toBeInTheDocument();
});

test('JB-21 a failure of the server itself (500) is silent', async () => {
  const { shell } = show(fakeFailure('INTERNAL'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(shell.toasts).toEqual([]);
});
