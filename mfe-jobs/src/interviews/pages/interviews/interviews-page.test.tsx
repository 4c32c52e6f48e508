import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { HOUR_MS } from '@hirehq/shared-contracts/durations';
import { createFakeShell, fakeFailure, signedIn, type FakeShellOptions } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { type InterviewCardFragment, InterviewsDocument } from '../../features/answer-interview/interviews.graphql.ts';
import {
  ProposeInterviewTimesDocument,
  RespondToInterviewDocument,
} from '../../features/answer-interview/answer-interview.graphql.ts';
import { messages } from '../../../messages/index.ts';
import { reactions } from '../../../reactions.ts';
import { interviewCard } from '../../../shared/testing/builders.ts';
import { InterviewsPage } from './interviews-page.tsx';

const around = (hours: number) => {
  const start = Date.now() + hours * HOUR_MS;
  return { startsAt: new Date(start).toISOString(), completesAt: new Date(start + HOUR_MS / 2).toISOString() };
};

/** The page in a browser with that time zone. */
function inZone(timeZone: string) {
  vi.stubEnv('TZ', timeZone);
}
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

function show(interviews: readonly InterviewCardFragment[] | Error, options: FakeShellOptions = {}) {
  const shell = createFakeShell({ session: signedIn(), ...options });
  shell.api.respondToGraphql(InterviewsDocument, interviews instanceof Error ? interviews : { interviews });
  const rendered = renderInShell(<InterviewsPage />, { shell, messages, reactions, at: '/candidate/interviews' });
  return { shell, user: userEvent.setup(), ...rendered };
}

const titlesUnder = (heading: string) =>
  within(screen.getByRole('region', { name: new RegExp(heading) }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

test('JB-20 interviews by what there is to do: coming up, to answer, to rate, past', async () => {
  show([
    interviewCard({ roundTitle: 'Later', status: 'A', ...around(48) }),
    interviewCard({ roundTitle: 'Next', status: 'A', ...around(24) }),
    interviewCard({ roundTitle: 'Invited', ...around(72) }),
    interviewCard({ roundTitle: 'Moving', status: 'A', ...around(96), proposedTimes: [around(100)] }),
    interviewCard({ roundTitle: 'Done', status: 'A', ...around(-24), roundCompleted: true }),
    interviewCard({ roundTitle: 'Closed', status: 'A', ...around(-48), roundCompleted: true, closureStatus: 'PASSED' }),
    interviewCard({
      roundTitle: 'Closed and rated',
      status: 'A',
      ...around(-72),
      roundCompleted: true,
      closureStatus: 'PASSED',
      ratingOfPanelByCandidate: 4,
    }),
    interviewCard({ roundTitle: 'Cancelled', status: 'X', ...around(12) }),
    interviewCard({ roundTitle: 'Missed', ...around(-12) }),
  ]);
  await screen.findByRole('heading', { level: 1, name: 'Interviews' });
  expect(titlesUnder('Coming up')).toEqual(['Next', 'Later']);
  expect(titlesUnder('Waiting for a response')).toEqual(['Invited', 'Moving']);
  expect(titlesUnder('How was it')).toEqual(['Done']);
  expect(titlesUnder('Past and cancelled')).toEqual(['Cancelled', 'Missed', 'Closed', 'Closed and rated']);
  const rate = screen.getAllByRole('link', { name: 'Rate this interview' });
  expect(rate.map((link) => link.getAttribute('href')?.endsWith('mode=scorecard'))).toEqual([true]);
});

test.each([
  // Winter and summer, and the days around both clock changes in the viewer's or the employer's time zone.
  ['Europe/Amsterdam', '2027-01-12T08:30:00Z', '9:30 – 10:00 AM', 'Central European Standard Time', undefined],
  ['Europe/Amsterdam', '2027-07-13T07:30:00Z', '9:30 – 10:00 AM', 'Central European Summer Time', undefined],
  ['Europe/London', '2027-01-12T08:30:00Z', '8:30 – 9:00 AM', 'Greenwich Mean Time', '9:30 – 10:00 AM'],
  ['America/New_York', '2027-03-16T08:30:00Z', '4:30 – 5:00 AM', 'Eastern Daylight Time', '9:30 – 10:00 AM'],
  ['America/New_York', '2027-03-30T07:30:00Z', '3:30 – 4:00 AM', 'Eastern Daylight Time', '9:30 – 10:00 AM'],
  ['America/New_York', '2027-11-02T08:30:00Z', '4:30 – 5:00 AM', 'Eastern Daylight Time', '9:30 – 10:00 AM'],
  ['America/New_York', '2027-11-09T08:30:00Z', '3:30 – 4:00 AM', 'Eastern Standard Time', '9:30 – 10:00 AM'],
  ['Pacific/Auckland', '2027-01-12T08:30:00Z', '9:30 – 10:00 PM', 'New Zealand Daylight Time', '9:30 – 10:00 AM'],
])('A31 JB-20 seen in %s an interview at %s is at %s %s', async (zone, startsAt, hours, zoneName, meant) => {
  inZone(zone);
  const completesAt = new Date(Date.parse(startsAt) + HOUR_MS / 2).toISOString();
  show([interviewCard({ startsAt, completesAt, timeZone: 'Europe/Amsterdam' })]);
  const card = within(await screen.findByRole('article'));
  const text = (card.getByText(zoneName).parentElement?.textContent ?? '').replaceAll(/\s/gu, ' ');
  expect(text).toBe(`${hours} ${zoneName}`);
  const employers = card.queryByText(/in the employer’s time zone/)?.textContent.replaceAll(/\s/gu, ' ');
  if (meant === undefined) expect(employers).toBeUndefined();
  else expect(employers).toContain(`${meant}, Central European`);
});

test('JB-20 a different day at the employer’s is shown', async () => {
  inZone('America/Los_Angeles');
  show([interviewCard({ startsAt: '2027-01-12T07:30:00Z', completesAt: '2027-01-12T08:00:00Z' })]);
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('Monday, January 11, 2027')).toBeInTheDocument();
  expect(card.getByText(/in the employer’s time zone/).textContent).toMatch(/Tue, Jan 12.*8:30.*9:00/);
});

test('A36 JB-20 accepting informs the employer, and the list is updated', async () => {
  const interview = interviewCard(around(24));
  const { shell, user } = show([interview]);
  shell.api.respondToGraphql(RespondToInterviewDocument, ({ accepts }) => {
    const changed = { ...interview, status: accepts ? ('A' as const) : ('X' as const) };
    shell.api.respondToGraphql(InterviewsDocument, { interviews: [changed] });
    return { respondToInterview: { __typename: 'RespondToInterviewDone' as const, interview: changed } };
  });
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  await screen.findByText('Accepted');
  expect(shell.api.graphqlCalls).toContainEqual({
    name: 'RespondToInterview',
    variables: { interviewId: interview.id, accepts: true, version: interview.version },
  });
  expect(shell.toasts.map(({ kind }) => kind)).toEqual(['success']);
  expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe(interview.calendarUrl);
  expect(screen.getByRole('link', { name: 'Join the call' })).toHaveAttribute('href', 'https://meet.example.com/abc');
});

test('JB-20 declining asks for confirmation; No changes nothing', async () => {
  const interview = interviewCard(around(24));
  const { shell, user } = show([interview]);
  shell.api.respondToGraphql(RespondToInterviewDocument, {
    respondToInterview: { __typename: 'RespondToInterviewDone', interview: { ...interview, status: 'X' } },
  });
  shell.answerQuestions(false);
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  expect(shell.questions[0]?.question).toContain('Acme Health');
  expect(shell.api.graphqlCalls.map(({ name }) => name)).toEqual(['Interviews']);
  shell.answerQuestions(true);
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  await waitFor(() =>
    expect(shell.api.graphqlCalls).toContainEqual({
      name: 'RespondToInterview',
      variables: { interviewId: interview.id, accepts: false, version: interview.version },
    }),
  );
});

test('JB-20 an interview that was changed since it was shown is not accepted: that is said, and it is refetched', async () => {
  const { shell, user } = show([interviewCard(around(24))]);
  shell.api.respondToGraphql(RespondToInterviewDocument, {
    respondToInterview: {
      __typename: 'RespondToInterviewRefused',
      code: 'STALE',
      message: '',
      current: interviewCard({ version: '2' }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(shell.toasts[0]?.message).toContain('has changed in the meantime'));
  await waitFor(() => expect(shell.api.graphqlCalls.filter(({ name }) => name === 'Interviews')).toHaveLength(2));
});

test('JB-20 being offline changes nothing and says so', async () => {
  const { shell, user } = show([interviewCard(around(24))]);
  shell.api.respondToGraphql(RespondToInterviewDocument, fakeFailure('UNREACHABLE'));
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(shell.toasts[0]?.message).toContain('could not reach the server'));
  expect(shell.reports).toEqual([]);
  expect(screen.getByRole('button', { name: 'Accept' })).toBeInTheDocument();
});

test('JB-20 other times are proposed in the viewer’s time zone', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2099-03-01T12:00:00Z') });
  inZone('America/New_York');
  const interview = interviewCard({ startsAt: '2099-03-09T14:30:00Z', completesAt: '2099-03-09T15:15:00Z' });
  const { shell, user } = show([interview]);
  shell.api.respondToGraphql(ProposeInterviewTimesDocument, {
    proposeInterviewTimes: { __typename: 'ProposeInterviewTimesDone', interview },
  });
  await user.click(await screen.findByRole('button', { name: 'Propose other times' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Send this time' }));
  expect(dialog.getByRole('alert').textContent).toBe('Choose a date and a time');
  await user.type(dialog.getByLabelText('Date'), '2099-03-10');
  await user.type(dialog.getByLabelText('Time'), '09:30');
  await user.click(dialog.getByRole('button', { name: 'Add another time' }));
  await user.type(dialog.getAllByLabelText('Date')[1] as HTMLElement, '2100-11-02');
  await user.type(dialog.getAllByLabelText('Time')[1] as HTMLElement, '09:30');
  await user.type(dialog.getByLabelText(/Message to the employer/), 'Mornings are best.');
  await user.click(dialog.getByRole('button', { name: 'Send 2 times' }));
  expect(dialog.getAllByRole('alert').map(({ textContent }) => textContent)).toContain('Choose a time within the next year');
  fireEvent.change(dialog.getAllByLabelText('Date')[1] as HTMLElement, { target: { value: '2099-11-02' } });
  await user.click(dialog.getByRole('button', { name: 'Send 2 times' }));
  await waitFor(() => expect(shell.toasts[0]?.kind).toBe('success'));
  expect(shell.api.graphqlCalls.find(({ name }) => name === 'ProposeInterviewTimes')?.variables).toEqual({
    input: {
      interviewId: interview.id,
      version: interview.version,
      times: [
        { startsAt: '2099-03-10T13:30:00.000Z', completesAt: '2099-03-10T14:15:00.000Z' },
        { startsAt: '2099-11-02T14:30:00.000Z', completesAt: '2099-11-02T15:15:00.000Z' },
      ],
      note: 'Mornings are best.',
    },
  });
});

test('JB-20 only an http address becomes a link', async () => {
  const { container } = show([
    interviewCard({ ...around(24), status: 'A', link: 'javascript:alert(1)' }),
    interviewCard({ ...around(48), status: 'A', link: 'not an address' }),
  ]);
  await screen.findAllByRole('article');
  expect(container.querySelector('[href^="javascript"]')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Join the call' })).not.toBeInTheDocument();
});

test('SH-48 no interviews: an illustration, a sentence and a next step', async () => {
  const { container } = show([]);
  expect(await screen.findByRole('heading', { name: 'No interviews yet' })).toBeInTheDocument();
  expect(container.querySelector('.hq-state svg')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Go to My Jobs' })).toHaveProperty('pathname', '/candidate/my-jobs');
});

test('JB-20 a list that fails to load can be retried', async () => {
  const { shell, user } = show(fakeFailure('INTERNAL'));
  const again = await screen.findByRole('button', { name: 'Try again' });
  shell.api.respondToGraphql(InterviewsDocument, { interviews: [interviewCard(around(24))] });
  await user.click(again);
  expect(await screen.findByRole('article')).toBeInTheDocument();
});

test('JB-20 after a response the focus is on its interview', async () => {
  const interview = interviewCard({ roundTitle: 'Second talk', ...around(24) });
  const { shell, user } = show([interviewCard({ roundTitle: 'First talk', status: 'A', ...around(12) }), interview]);
  shell.api.respondToGraphql(RespondToInterviewDocument, () => {
    const changed = { ...interview, status: 'A' as const };
    shell.api.respondToGraphql(InterviewsDocument, { interviews: [changed] });
    return { respondToInterview: { __typename: 'RespondToInterviewDone' as const, interview: changed } };
  });
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Second talk'));
});
