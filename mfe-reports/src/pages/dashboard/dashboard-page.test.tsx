import { act, screen, waitFor, within, type queries } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { EventPayload, Topic } from '@hirehq/shared-contracts/events';
import { createFakeShell, fakeFailure, signedIn, type FakeShellOptions } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { countsOf, dashboardOf, emptyDashboard, interestOf, taskOf } from '../../../tests/dashboard-of.ts';
import { messages } from '../../messages/index.ts';
import { reactions } from '../../reactions.ts';
import { DashboardDocument } from '../../shared/dashboard.graphql.ts';
import { DashboardPage } from './dashboard-page.tsx';

function show(response: Parameters<typeof dashboardOf>[0] | Error = {}, options: FakeShellOptions = {}) {
  const shell = createFakeShell({ remote: 'reports', session: signedIn(), ...options });
  shell.api.respondToGraphql(DashboardDocument, response instanceof Error ? response : dashboardOf(response));
  const rendered = renderInShell(<DashboardPage />, { shell, messages, reactions, at: '/candidate/dashboard' });
  return { shell, api: shell.api, user: userEvent.setup(), ...rendered };
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const rowsOf = (list: ReturnType<typeof within<typeof queries>>) =>
  list.getAllByRole('listitem').map((row) => [...row.querySelectorAll('h3, p')].map(({ textContent }) => textContent));

test.each([
  ['00:00', 'Good morning, María José'],
  ['11:59', 'Good morning, María José'],
  ['12:00', 'Good afternoon, María José'],
  ['16:59', 'Good afternoon, María José'],
  ['17:00', 'Good evening, María José'],
  ['23:59', 'Good evening, María José'],
])('RP-01 SH-47 greets by the first name and the time of day: %s', async (time, greeting) => {
  vi.setSystemTime(new Date(`2026-11-26T${time}`));
  onTestFinished(() => void vi.useRealTimers());
  show({ firstName: 'María José' });
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading.querySelector('.hq-visually-hidden')).toHaveTextContent(/^Good (morning|afternoon|evening)$/);
  await waitFor(() => expect(heading).toHaveTextContent(greeting));
});

test('RP-01 greets without a name if there is none', async () => {
  show({ firstName: null });
  await screen.findByText('Interview invitation');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Good (morning|afternoon|evening)$/);
});

test('RP-01 says of each kind what to do, about what, and until or since when, with a link to where it is done', async () => {
  const { user } = show({
    tasks: [
      taskOf({ until: '2099-03-02T08:30:00.000Z' }),
      taskOf({ kind: 'OFFER', until: '2099-03-05T12:00:00.000Z', link: '/candidate/job-details/job-1?tab=offer' }),
      taskOf({ kind: 'OFFER', until: null, link: '/candidate/job-details/job-2?tab=offer' }),
      taskOf({ kind: 'UNREAD_MESSAGES', subject: null, messages: 2, until: null, link: '/candidate/message-list' }),
      taskOf({
        kind: 'LICENCE_EXPIRY',
        subject: 'Forklift',
        employerName: null,
        since: null,
        until: null,
        expiresOn: '2099-05-01',
        link: '/candidate/edit-profile',
      }),
      taskOf({ kind: 'LICENCE_EXPIRY', subject: 'Crane', employerName: null, since: null, until: null, expiresOn: '2020-05-01' }),
      taskOf({ kind: 'INTERVIEW_RATING', until: null }),
      taskOf({ kind: 'POOL_INVITATION', subject: 'Night shifts', until: null, link: null }),
    ],
  });
  const tasks = await region('Needs your answer');
  await user.click(await tasks.findByRole('button', { name: 'Show 5 more' }));
  expect(tasks.getByRole('list')).toHaveFocus();
  expect(rowsOf(tasks)).toEqual([
    ['Interview invitation', 'Night Nurse · Acme Health', 'Begins Mon, Mar 2, 8:30 AM UTC'],
    ['Job offer', 'Night Nurse · Acme Health', 'Expires Thu, Mar 5, 12:00 PM UTC'],
    ['Job offer', 'Night Nurse · Acme Health', 'Offered on November 20, 2026'],
    ['2 unread messages', 'Acme Health', 'Received on November 20, 2026'],
    ['Renew your licence: Forklift', 'Expires May 1, 2099'],
    ['Renew your licence: Crane', 'Expired May 1, 2020'],
    ['Rate your interview', 'Night Nurse · Acme Health', 'Took place on November 20, 2026'],
    ['Invitation to the talent pool Night shifts', 'Acme Health', 'Invited on November 20, 2026'],
  ]);
  expect(tasks.getAllByRole('link', { name: 'Job offer' }).map((link) => link.getAttribute('href'))).toEqual([
    '/candidate/job-details/job-1?tab=offer',
    '/candidate/job-details/job-2?tab=offer',
  ]);
});

test('RP-01 a task whose page is not deployed is shown without a link', async () => {
  show({}, { canOpen: () => false });
  const tasks = await region('Needs your answer');
  await tasks.findByText('Interview invitation');
  expect(tasks.queryByRole('link')).not.toBeInTheDocument();
});

test('RP-01 PF-01 without the page of messages the dashboard does not speak of them', async () => {
  const link = '/candidate/message-list?candidateId=e1&enterpriseId=e1';
  show(
    {
      tasks: [taskOf({ kind: 'UNREAD_MESSAGES', subject: null, messages: 2, until: null, link }), taskOf()],
      interest: [interestOf({ kind: 'MESSAGE', subject: null, link })],
    },
    { canOpen: (to) => !to.startsWith('/candidate/message-list') },
  );
  await screen.findByText('Interview invitation');
  expect(screen.queryByText(/message/i)).not.toBeInTheDocument();
});

test('RP-01 an invitation to a talent pool is accepted in place', async () => {
  const invitation = taskOf({ kind: 'POOL_INVITATION', subject: 'Night shifts', until: null, link: null });
  const { api, shell, user } = show({ tasks: [invitation] });
  api.respondToRest('PUT candidates/pool/priority/invitee', fakeFailure('UNREACHABLE'));
  const join = await screen.findByRole('button', { name: 'Join the talent pool Night shifts' });
  await user.click(join);
  await waitFor(() => expect(shell.toasts.map(({ kind }) => kind)).toEqual(['error']));
  api.respondToRest('PUT candidates/pool/priority/invitee', true);
  api.respondToGraphql(DashboardDocument, dashboardOf({ tasks: [] }));
  await user.click(join);
  expect(await screen.findByText('Nothing needs your answer right now.')).toBeVisible();
  expect(shell.toasts.at(-1)).toEqual({ kind: 'success', message: 'You are now in the talent pool Night shifts.' });
  expect(api.restCalls.at(-1)?.input).toMatchObject({ body: { id: invitation.id } });
});

test('A33 RP-01 somebody new sees what to do first, with one main action, and nothing sad', async () => {
  show(emptyDashboard().dashboard);
  const first = await region('Your first step');
  expect(await first.findByText(/^Find a job that fits you/)).toBeVisible();
  expect(first.getByRole('link', { name: 'Find jobs' })).toHaveAttribute('href', '/candidate/find-jobs');
  expect((await region('Interest from employers')).getByText(/^When an employer shortlists you/)).toBeVisible();
});

test('RP-01 shows the interest of employers with dates', async () => {
  const step = (changes: Parameters<typeof interestOf>[0]) => interestOf(changes);
  show({
    interest: [
      step({ kind: 'OFFER', at: '2026-11-21T09:00:00.000Z' }),
      step({ kind: 'INTERVIEW' }),
      step({ kind: 'SHORTLISTED' }),
      step({ kind: 'MESSAGE', subject: null, link: '/candidate/message-list' }),
      step({ kind: 'TALENT_POOL', subject: 'Night shifts', link: null }),
    ],
  });
  const interest = await region('Interest from employers');
  await interest.findAllByRole('listitem');
  expect(rowsOf(interest).map(([, words]) => words)).toEqual([
    'Offered you the job Night Nurse',
    'Invited you to an interview for Night Nurse',
    'Shortlisted you for Night Nurse',
    'Wrote to you',
    'You are in the talent pool Night shifts',
  ]);
  expect(interest.getByText('November 21, 2026')).toHaveAttribute('datetime', '2026-11-21T09:00:00.000Z');
});

test('A39 RP-01 has the parts of other remotes in their order, and marks those the simplified view hides', async () => {
  const { shell } = show();
  await screen.findByText('Interview invitation');
  expect([...shell.shownSlots.keys()]).toEqual([
    'dashboard.interview',
    'dashboard.applications',
    'dashboard.jobs',
    'dashboard.messages',
    'dashboard.profile',
    'dashboard.coach',
  ]);
  const hidden = [...document.querySelectorAll('[data-simplified="hide"]')].map((part) => part.getAttribute('data-slot'));
  expect(hidden).toEqual(['dashboard.jobs', 'dashboard.coach']);
});

const shownParts = () =>
  [...document.querySelectorAll('[data-slot]:not([hidden])')].map((part) => part.getAttribute('data-slot')?.split('.')[1]);
const partNamed = (name: string) => document.querySelector(`[data-slot="dashboard.${name}"]`);

test('RP-01 parts of other remotes load at once, and are shown when it is known that they have something to show', async () => {
  const { shell } = show({ counts: countsOf({ interviews: 0, conversations: 0, applications: 7, recommendedJobs: 4 }) });
  expect(shell.shownSlots.size).toBe(6);
  expect(shownParts()).toEqual([]);
  await screen.findByText('Interview invitation');
  expect(shownParts()).toEqual(['applications', 'jobs', 'profile', 'coach']);
  expect(['applications', 'jobs'].map((name) => partNamed(name)?.getAttribute('data-rows'))).toEqual(['3', '4']);
});

test('RP-01 what was empty when the page was painted comes last', async () => {
  const { api, shell } = show({ counts: countsOf({ conversations: 0 }), tasks: [] });
  await screen.findByText('Nothing needs your answer right now.');
  expect(shownParts()).not.toContain('messages');
  api.respondToGraphql(DashboardDocument, dashboardOf({ counts: countsOf({ conversations: 1 }) }));
  act(() => shell.events.arrive('message.received', EVENTS['message.received'] as EventPayload<'message.received'>));
  await waitFor(() => expect(shownParts()).toContain('messages'));
  expect(partNamed('messages')).toHaveAttribute('data-late');
  expect(partNamed('applications')).not.toHaveAttribute('data-late');
});

test('RP-01 opened again, the page waits for the newest numbers before it shows its parts', async () => {
  const { api, shell, unmount } = show({ counts: countsOf({ interviews: 0 }) });
  await screen.findByText('Interview invitation');
  unmount();
  api.respondToGraphql(DashboardDocument, dashboardOf({ tasks: [] }));
  renderInShell(<DashboardPage />, { shell, messages, reactions, at: '/candidate/dashboard' });
  expect(screen.queryByText('Interview invitation')).not.toBeInTheDocument();
  await screen.findByText('Nothing needs your answer right now.');
  expect(partNamed('interview')).not.toHaveAttribute('data-late');
});

test('RP-01 counts applications, interviews, unread messages and saved jobs, each with a link to them', async () => {
  show();
  await screen.findByText('Interview invitation');
  const links = within(screen.getByRole('list', { name: 'In numbers' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Applications 2', '/candidate/my-jobs?group=ACTIVE'],
    ['Upcoming interviews 1', '/candidate/interviews'],
    ['Unread messages 3', '/candidate/message-list'],
    ['Saved jobs 4', '/candidate/my-jobs?tab=SAVED'],
  ]);
});

test('RP-01 a part that is not deployed leaves no gap', async () => {
  const { shell, container } = show({}, { isFilled: (name) => name === 'dashboard.coach' });
  await screen.findByText('Interview invitation');
  expect([...shell.shownSlots.keys()]).toEqual(['dashboard.coach']);
  expect(container.querySelectorAll('[data-slot]')).toHaveLength(1);
});

test('RP-01 SH-48 a failure is said in the sections it concerns, the parts of other remotes stay, and it can be tried again', async () => {
  const { api, shell, user } = show(fakeFailure('UNREACHABLE'));
  const tasks = await region('Needs your answer');
  expect(await tasks.findByText(/^We could not reach the server/)).toBeVisible();
  expect(shell.shownSlots.size).toBe(6);
  api.respondToGraphql(DashboardDocument, dashboardOf());
  await user.click(tasks.getByRole('button', { name: 'Try again' }));
  expect(await tasks.findByText('Interview invitation')).toBeVisible();
});

const conversation = {
  enterpriseId: 'enterprise-1',
  lastNumber: 1,
  clearedTo: 0,
  employerReadTo: 0,
  unreadCount: 1,
  unreadTotal: 1,
  writing: 'OPEN' as const,
};
const EVENTS: { [T in Topic]?: EventPayload<T> } = {
  'notification.received': { id: 'notification-1', unReadNotifications: 1 },
  'application.submitted': { jobId: 'job-1', applicationId: 'application-1', jobTitle: 'Night Nurse' },
  'conversation.changed': { conversation },
  'message.received': { id: 'message-1', messageFrom: 'enterprise-1', enterpriseId: 'enterprise-1', unreadCount: 1 },
  'profile.changed': { score: 70 },
};

test.each(Object.keys(EVENTS) as Topic[])('RP-01 is requested again when %s arrives', async (topic) => {
  const { api, shell } = show({ tasks: [] });
  await screen.findByText('Nothing needs your answer right now.');
  api.respondToGraphql(DashboardDocument, dashboardOf());
  act(() => shell.events.arrive(topic, EVENTS[topic] as EventPayload<typeof topic>));
  expect(await screen.findByText('Interview invitation')).toBeVisible();
});
