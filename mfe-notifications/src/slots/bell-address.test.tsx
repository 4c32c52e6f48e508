import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { Session } from '@hirehq/shared-contracts/session';
import { createFakeShell, fakeFailure, signedIn, signedOut } from '@hirehq/shared-contracts/testing';
import { Navigate, Route, Routes, useLocation } from '@hirehq/shared-ui';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { examples } from '../../tests/examples.ts';
import { listOf, notificationOf } from '../../tests/notification-of.ts';
import { NotificationDocument } from '../features/open-notification/notification.graphql.ts';
import { messages } from '../messages/index.ts';
import { reactions } from '../reactions.ts';
import type { Notification } from '../shared/notifications.model.ts';
import { Bell } from './bell.tsx';

const applied = notificationOf(7, { callToActionUrl: '/candidate/job-details/j1?tab=applied' });
const EXPIRED = "The notification you're trying to access has expired.";
const NOT_CHECKED = 'We could not open this notification. Please try again.';

interface ShowOptions {
  notification?: Notification | null | Error;
  state?: 'R' | 'S' | Error;
  session?: Session;
  canOpen?: (to: string) => boolean;
  at?: string;
  /** The page next to the bell. */
  Page?: () => ReactNode;
}

function show({
  notification = applied,
  state = 'R',
  session = signedIn(),
  canOpen = () => true,
  Page = () => null,
  at = '/candidate/find-jobs?keyword=nurse&notification=7',
}: ShowOptions = {}) {
  const shell = createFakeShell({ remote: 'notifications', session, canOpen });
  examples.respond(shell.api, 'none');
  shell.api.respondToRest('GET candidates/notifications/unread/C', listOf([applied]));
  shell.api.respondToRest(
    'GET candidates/pool/{type}',
    state instanceof Error ? state : { candidateProcessStatus: null, enterpriseProcessStatus: state },
  );
  shell.api.respondToGraphql(NotificationDocument, notification instanceof Error ? notification : { notification });
  const ui = (
    <>
      <Bell />
      <Page />
    </>
  );
  return { shell, ...renderInShell(ui, { shell, messages, reactions, at }) };
}

test('NT-07 NT-12 a push opens its notification on any page, marks it as read, and leaves the address as it was', async () => {
  const { shell, address } = show();
  await waitFor(() => expect(shell.navigations.map(({ to }) => to)).toEqual(['/candidate/job-details/j1?tab=applied']));
  expect(address()).toBe('/candidate/find-jobs?keyword=nurse');
  expect(shell.api.graphqlCalls.filter(({ name }) => name === 'Notification')).toEqual([
    { name: 'Notification', variables: { id: '7' } },
  ]);
  expect(shell.api.restCalls).toContainEqual({
    key: 'PUT candidates/notifications/{id}/R',
    input: { params: { id: applied.id } },
  });
});

test.each([
  ['its state has changed', { state: 'S' }, EXPIRED],
  ['it does not exist', { notification: null }, EXPIRED],
  ['its id is none', { notification: fakeFailure('VALIDATION_FAILED') }, EXPIRED],
  ['it cannot be requested', { notification: fakeFailure('UNREACHABLE') }, NOT_CHECKED],
  ['its state cannot be checked', { state: fakeFailure('UNREACHABLE') }, NOT_CHECKED],
] as const)('NT-07 NT-12 a push does not open if %s', async (_, options, message) => {
  const { shell, address } = show(options);
  await waitFor(() => expect(shell.toasts.map((toast) => toast.message)).toEqual([message]));
  expect([shell.navigations, address()]).toEqual([[], '/candidate/find-jobs?keyword=nurse']);
});

test('NT-11 NT-12 a push that leads nowhere shows the panel, and says why', async () => {
  const interview = notificationOf(1, { callToActionUrl: '/candidate/interviewDetails?id=i1&notificationType=N' });
  const { shell } = show({ notification: interview });
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(shell.navigations).toEqual([]);
  await waitFor(() =>
    expect(shell.toasts).toMatchObject([{ kind: 'info', message: expect.stringContaining('only informs') as string }]),
  );
});

/** A page that redirects at once, with the query it was opened with. */
function Redirect() {
  const { search } = useLocation();
  return <Navigate replace to={`/candidate/my-jobs${search}`} />;
}

test('NT-12 a start page that redirects with its query opens the notification once', async () => {
  const { shell, address } = show({
    Page: () => (
      <Routes>
        <Route path="/candidate/find-jobs" element={<Redirect />} />
        <Route path="*" element={null} />
      </Routes>
    ),
  });
  await waitFor(() => expect(shell.navigations).toHaveLength(1));
  expect(address()).toBe('/candidate/my-jobs?keyword=nurse');
  expect(shell.api.graphqlCalls.filter(({ name }) => name === 'Notification')).toHaveLength(1);
});

test('NT-12 the start page is replaced by what opens, and keeps its address until then', async () => {
  const { shell, address } = show({ at: '/candidate?notification=7' });
  await waitFor(() =>
    expect(shell.navigations).toEqual([{ to: '/candidate/job-details/j1?tab=applied', options: { replace: true } }]),
  );
  expect(address()).toBe('/candidate?notification=7');
});

test('NT-07 NT-12 the start page loses the notification that does not open', async () => {
  const { shell, address } = show({ at: '/candidate?notification=7', state: 'S' });
  await waitFor(() => expect(address()).toBe('/candidate'));
  expect([shell.navigations, shell.toasts.map((toast) => toast.message)]).toEqual([[], [EXPIRED]]);
});

test('NT-12 signed out, the address keeps its notification for after the sign-in', () => {
  const { address } = show({ session: signedOut });
  expect(address()).toBe('/candidate/find-jobs?keyword=nurse&notification=7');
});
