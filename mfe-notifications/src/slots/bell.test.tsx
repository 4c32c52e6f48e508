import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ShellApi } from '@hirehq/shared-contracts/shell-api';
import type { RestResponse, RestInput, RestKey } from '@hirehq/shared-contracts/rest';
import type { Session } from '@hirehq/shared-contracts/session';
import { createFakeShell, fakeFailure, signedIn, signedOut, type FakeShell } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { examples } from '../../tests/examples.ts';
import { listOf, notificationOf, notificationsOf } from '../../tests/notification-of.ts';
import { messages } from '../messages/index.ts';
import { reactions } from '../reactions.ts';
import type { Notification } from '../shared/notifications.model.ts';
import { Bell } from './bell.tsx';

afterEach(() => {
  vi.useRealTimers();
});

type RestResponses = { [K in RestKey]?: (input: RestInput<K>) => RestResponse<K> | Error };

/** Responds like a server with these notifications. */
function responsesOf(items: readonly Notification[], more: RestResponses = {}): RestResponses {
  const unread = items.filter(({ notificationStatus }) => notificationStatus === 'U');
  return {
    'GET candidates/notifications/unread/C': () => listOf(unread),
    'GET candidates/notifications/C/{page}/10': ({ params }) =>
      listOf(items.slice(params.page * 10, params.page * 10 + 10), unread.length),
    'PUT candidates/notifications/{id}/R': () => listOf([], unread.length - 1),
    'PUT candidates/notifications/C': () => listOf([]),
    ...more,
  };
}

interface ShowOptions {
  at?: string;
  session?: Session;
  canOpen?: ShellApi['canOpen'];
}

function show(rest: RestResponses, { at = '/', session = signedIn(), canOpen = () => true }: ShowOptions = {}) {
  const shell = createFakeShell({ remote: 'notifications', session, canOpen });
  examples.respond(shell.api, 'none');
  for (const key of Object.keys(rest) as RestKey[]) shell.api.respondToRest(key, rest[key] as never);
  renderInShell(<Bell />, { shell, messages, reactions, at });
  return { shell, user: userEvent.setup() };
}

const bell = (name: string | RegExp) => screen.findByRole('button', { name });
const panel = () => screen.findByRole('dialog');
const rows = async () => within(await panel()).findAllByRole('listitem');
const callsTo = (shell: FakeShell, key: RestKey) => shell.api.restCalls.filter((call) => call.key === key).length;

test('NT-01 the bell counts the unread, the panel shows the five newest, and a link to all at six', async () => {
  const { user } = show(responsesOf(notificationsOf(6, 1)));
  await user.click(await bell('Notifications, 6 unread'));
  expect(within(await panel()).getByRole('heading', { name: 'Notifications' })).toBeVisible();
  expect((await rows()).map((row) => within(row).getByText(/Notification/).textContent)).toEqual(
    notificationsOf(6, 2).map(({ notificationValue }) => notificationValue),
  );
  expect(screen.getByRole('button', { name: 'View all notifications' })).toBeVisible();
});

test('NT-01 five notifications are all in the panel', async () => {
  const { user } = show(responsesOf(notificationsOf(5, 1)));
  await user.click(await bell(/5 unread/));
  expect(await rows()).toHaveLength(5);
  expect(screen.queryByRole('button', { name: 'View all notifications' })).not.toBeInTheDocument();
});

test('NT-01 SH-48 says that there is nothing, with an illustration', async () => {
  const { user } = show(responsesOf([]));
  await user.click(await bell('Notifications'));
  const words = await screen.findByText("You don't have any notifications for now");
  expect(words.closest('.hq-state')?.querySelector('svg')).toBeVisible();
});

test('NT-01 Unread leaves out what was read', async () => {
  const { user } = show(responsesOf([notificationOf(2), notificationOf(1, { notificationStatus: 'R' })]));
  await user.click(await bell(/1 unread/));
  expect(await rows()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Unread', pressed: false }));
  expect(await rows()).toHaveLength(1);
});

test('A16 NT-02 the keyword notifications opens the bell after 2 seconds, says so, and leaves the focus; Escape closes it', async () => {
  vi.useFakeTimers();
  show(responsesOf([]), { at: '/candidate/dashboard?keyword=notifications' });
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  await act(() => vi.advanceTimersByTimeAsync(1999));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(screen.getByText(/^Your notifications are open/)).toHaveAttribute('role', 'status');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(field).toHaveFocus();
  fireEvent.keyDown(field, { key: 'Escape' });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(field).toHaveFocus();
  field.remove();
});

test('SH-23 the header’s menu opens the panel immediately', async () => {
  const { shell } = show(responsesOf([]));
  await bell('Notifications');
  act(() => shell.events.arrive('notifications.wanted', { menu: 'account' }));
  expect(await panel()).toBeVisible();
});

test('NT-03 the drawer loads the next page when its end becomes visible', async () => {
  let reachEnd = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        reachEnd = () => callback([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
      unobserve() {}
    },
  );
  const { user } = show(responsesOf(notificationsOf(14, 1)));
  await user.click(await bell(/14 unread/));
  await user.click(await screen.findByRole('button', { name: 'View all notifications' }));
  await waitFor(async () => expect(await rows()).toHaveLength(10));
  act(() => reachEnd());
  await waitFor(async () => expect(await rows()).toHaveLength(14));
  expect(screen.getByText('There are no more notifications to show.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Collapse notifications' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('PF-01 a notification whose page is not deployed is marked as read, without a link', async () => {
  const { shell, user } = show(responsesOf([notificationOf(1)]), { canOpen: () => false });
  await user.click(await bell(/1 unread/));
  await user.click(await screen.findByRole('button', { name: /Notification 1/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Notification 1/ })).not.toBeInTheDocument());
  expect(within(await panel()).getByText('Notification 1')).toBeInTheDocument();
  expect([shell.navigations, shell.toasts]).toEqual([[], []]);
});

test('NT-04 a click marks as read, opens the page and closes the panel', async () => {
  const { shell, user } = show(responsesOf([notificationOf(2), notificationOf(1)]));
  await user.click(await bell(/2 unread/));
  await user.click(await screen.findByRole('button', { name: /Notification 2/ }));
  expect(shell.navigations.map(({ to }) => to)).toEqual(['/candidate/dashboard']);
  expect(shell.api.restCalls).toContainEqual({
    key: 'PUT candidates/notifications/{id}/R',
    input: { params: { id: notificationOf(2).id } },
  });
  await bell('Notifications, 1 unread');
  expect(shell.events.published).toMatchObject([{ topic: 'notifications.read', payload: { unReadNotifications: 1 } }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('NT-04 Mark all as read empties the badge and informs the others', async () => {
  const { shell, user } = show(responsesOf(notificationsOf(3, 1)));
  await user.click(await bell(/3 unread/));
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await bell('Notifications');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Mark all as read' }).disabled).toBe(true);
  await waitFor(() => expect(shell.events.published).toMatchObject([{ payload: { unReadNotifications: 0 } }]));
});

test('NT-04 a refused Mark all as read says so and is reverted', async () => {
  const refuse = { 'PUT candidates/notifications/C': () => fakeFailure('UNREACHABLE') };
  const { shell, user } = show(responsesOf(notificationsOf(3, 1), refuse));
  await user.click(await bell(/3 unread/));
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(shell.toasts).toMatchObject([{ kind: 'error' }]));
  await bell(/3 unread/);
});

test('NT-05 a notification from the stream is counted and announced, and listed when the panel is opened', async () => {
  const items = notificationsOf(1, 1);
  const { shell, user } = show({
    ...responsesOf([]),
    'GET candidates/notifications/unread/C': () => listOf(items),
    'GET candidates/notifications/C/{page}/10': () => listOf(items),
  });
  await bell(/1 unread/);
  items.unshift(notificationOf(2, { notificationValue: 'Your application was received.' }));
  act(() => shell.events.arrive('notification.received', { id: notificationOf(2).id, unReadNotifications: 2 }));
  await bell('Notifications, 2 unread');
  await waitFor(() => {
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said).toContain('New notification: Your application was received. You have 2 unread notifications.');
  });
  await user.click(await bell(/2 unread/));
  expect(await rows()).toHaveLength(2);
});

describe('an event that contains its notification', () => {
  const received = notificationOf(2, { notificationValue: 'Your application was received.' });
  const event = { id: received.id, unReadNotifications: 2, notification: received };
  const tabs = async (count: number) => {
    const shells = Array.from({ length: count }, () => show(responsesOf(notificationsOf(1, 1))).shell);
    const bells = () =>
      screen.getAllByRole('button', { name: /^Notifications/ }).map((button) => button.getAttribute('aria-label'));
    await waitFor(() => expect(bells()).toEqual(shells.map(() => 'Notifications, 1 unread')));
    for (const { events } of shells) act(() => events.arrive('stream.state-changed', { state: 'connected' }));
    const asked = shells.map(({ api }) => api.restCalls.length);
    return { shells, bells, asked: () => shells.map(({ api }, tab) => api.restCalls.length - (asked[tab] ?? 0)) };
  };
  const arriveIn = (shells: readonly FakeShell[], payload: typeof event) => {
    for (const { events } of shells) act(() => events.arrive('notification.received', payload));
  };

  test('NT-05 NT-06 is counted and announced in two tabs, without a request', async () => {
    const { shells, bells, asked } = await tabs(2);
    arriveIn(shells, event);
    await waitFor(() => expect(bells()).toEqual(['Notifications, 2 unread', 'Notifications, 2 unread']));
    await waitFor(() => expect(screen.getAllByText(/^New notification: Your application was received/)).toHaveLength(2));
    // Delivered again, as after a reconnection.
    arriveIn(shells, event);
    expect([bells(), asked()]).toEqual([
      ['Notifications, 2 unread', 'Notifications, 2 unread'],
      [0, 0],
    ]);
  });

  const texts = async () => (await rows()).map((row) => within(row).getByText(/Notification|application/).textContent);

  test('A20 NT-05 NT-12 waits behind a button while the panel is open, and the badge counts it at once', async () => {
    const { shell, user } = show(responsesOf(notificationsOf(1, 1)));
    await user.click(await bell(/1 unread/));
    expect(await texts()).toEqual(['Notification 1']);
    const asked = shell.api.restCalls.length;
    for (const each of [event, event]) act(() => shell.events.arrive('notification.received', each));
    await bell('Notifications, 2 unread');
    const show1 = await within(await panel()).findByRole('button', { name: '1 new' });
    expect([show1.closest('[role="status"]') !== null, await texts()]).toEqual([true, ['Notification 1']]);
    expect(screen.queryByText(/^New notification/)).not.toBeInTheDocument();

    await user.click(show1);
    expect(await texts()).toEqual(['Your application was received.', 'Notification 1']);
    expect(screen.queryByRole('button', { name: '1 new' })).not.toBeInTheDocument();
    expect(document.activeElement).toBe(within(await panel()).getByRole('group', { name: 'Notifications' }));
    expect(shell.api.restCalls.length - asked).toBe(0);
  });

  test('NT-05 waits in both lists, also in an empty one, and opening the panel again shows it', async () => {
    const { shell, user } = show(responsesOf([]));
    await user.click(await bell('Notifications'));
    await screen.findByText("You don't have any notifications for now");
    act(() => shell.events.arrive('notification.received', { ...event, unReadNotifications: 1 }));
    await screen.findByRole('button', { name: '1 new' });
    await user.click(screen.getByRole('button', { name: 'Unread', pressed: false }));
    expect(screen.getByRole('button', { name: '1 new' })).toBeVisible();
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    shell.api.respondToRest('GET candidates/notifications/C/{page}/10', listOf([received]));
    await user.click(await bell(/1 unread/));
    expect(await texts()).toEqual(['Your application was received.']);
  });

  test('NT-05 that was read before the event arrived is corrected by the count that follows it', async () => {
    const { shells, bells, asked } = await tabs(1);
    const [shell] = shells;
    for (const { api } of shells) api.respondToRest('GET candidates/notifications/unread/C', listOf(notificationsOf(1, 1)));
    arriveIn(shells, event);
    await waitFor(() => expect(bells()).toEqual(['Notifications, 2 unread']));
    act(() => shell?.events.arrive('notifications.counted', { unReadNotifications: 1 }));
    await waitFor(() => expect(asked()).toEqual([1]));
    await waitFor(() => expect(bells()).toEqual(['Notifications, 1 unread']));
  });

  test('NT-05 requests what is missing if the count shows a gap', async () => {
    const { shells, bells, asked } = await tabs(1);
    const there = [notificationOf(3), received, notificationOf(1)];
    for (const { api } of shells) api.respondToRest('GET candidates/notifications/unread/C', listOf(there));
    arriveIn(shells, { ...event, unReadNotifications: 3 });
    await waitFor(() => expect(asked()).toEqual([1]));
    expect(bells()).toEqual(['Notifications, 3 unread']);
  });
});

test('NT-05 polls every 10 s only while the stream is down, and at once when it breaks', async () => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const { shell } = show(responsesOf([]));
  const asked = () => callsTo(shell, 'GET candidates/notifications/unread/C');
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(asked()).toBe(3);
  act(() => shell.events.arrive('stream.state-changed', { state: 'connected' }));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(asked()).toBe(3);
  act(() => shell.events.arrive('stream.state-changed', { state: 'reconnecting' }));
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  expect(asked()).toBe(4);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(asked()).toBe(5);
});

test('NT-05 does not poll while the page is hidden', async () => {
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { shell } = show(responsesOf([]));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(callsTo(shell, 'GET candidates/notifications/unread/C')).toBe(1);
});

test('NT-07 an expired notification says so and does not open', async () => {
  const applied = notificationOf(1, { callToActionUrl: '/candidate/job-details/j1' });
  const { shell, user } = show(
    responsesOf([applied], {
      'GET candidates/pool/{type}': () => ({ candidateProcessStatus: null, enterpriseProcessStatus: 'S' }),
    }),
  );
  await user.click(await bell(/1 unread/));
  await user.click(await screen.findByRole('button', { name: /Notification 1/ }));
  await waitFor(() => expect(shell.toasts).toMatchObject([{ message: "The notification you're trying to access has expired." }]));
  expect(shell.navigations).toEqual([]);
});

test('NT-07 a state that cannot be checked does not count as expired', async () => {
  const applied = notificationOf(1, { callToActionUrl: '/candidate/job-details/j1' });
  const { shell, user } = show(responsesOf([applied], { 'GET candidates/pool/{type}': () => fakeFailure('UNREACHABLE') }));
  await user.click(await bell(/1 unread/));
  await user.click(await screen.findByRole('button', { name: /Notification 1/ }));
  await waitFor(() =>
    expect(shell.toasts).toMatchObject([
      { kind: 'error', message: expect.stringContaining('could not open this notification') as string },
    ]),
  );
  expect(shell.navigations).toEqual([]);
});

test('NT-11 the notification-type flag N blocks an interview page, and the click says why', async () => {
  const interview = notificationOf(1, { callToActionUrl: '/candidate/interviewDetails?id=i1&notificationType=N' });
  const { shell, user } = show(responsesOf([interview]));
  await user.click(await bell(/1 unread/));
  await user.click(await screen.findByRole('button', { name: /Notification 1/ }));
  await bell('Notifications');
  expect(shell.navigations).toEqual([]);
  await waitFor(() =>
    expect(shell.toasts).toMatchObject([
      { kind: 'info', message: expect.stringMatching(/only informs you.*Interviews/) as string },
    ]),
  );
});

test('shows what to do when the list cannot be loaded', async () => {
  let down = true;
  const list = () => (down ? fakeFailure('UNREACHABLE') : listOf([notificationOf(1)]));
  const { user } = show(responsesOf([], { 'GET candidates/notifications/C/{page}/10': list }));
  await user.click(await bell('Notifications'));
  expect((await screen.findByRole('alert')).textContent).toContain('Your notifications could not be loaded');
  down = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(1);
});

test('Escape closes the panel and returns the focus to the bell', async () => {
  const { user } = show(responsesOf([]));
  const button = await bell('Notifications');
  await user.click(button);
  await panel();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('Escape closes the panel also while the focus is still on the bell', async () => {
  const { user } = show(responsesOf([]));
  const button = await bell('Notifications');
  await user.click(button);
  await panel();
  act(() => button.focus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('sends no request while nobody is signed in', () => {
  const { shell } = show(responsesOf([]), { session: signedOut });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(shell.api.restCalls).toEqual([]);
});

test('NT-01 the name of the bell contains what its badge says', async () => {
  const many = { notificationsDtoList: notificationsOf(50, 1), unReadNotifications: 67 };
  show({ ...responsesOf([]), 'GET candidates/notifications/unread/C': () => many });
  const button = await bell('Notifications, 50+ unread');
  expect(button).toHaveTextContent(/^50\+$/);
});

test('NT-01 NT-03 the drawer keeps the filter of the panel; opening the panel again shows all', async () => {
  const items = [...notificationsOf(8, 1), notificationOf(9, { notificationStatus: 'R' })];
  const { user } = show(responsesOf(items));
  await user.click(await bell(/8 unread/));
  await user.click(within(await panel()).getByRole('button', { name: 'Unread' }));
  await user.click(screen.getByRole('button', { name: 'View all notifications' }));
  await screen.findByRole('button', { name: 'Collapse notifications' });
  expect(within(await panel()).getByRole('button', { name: 'Unread' })).toHaveAttribute('aria-pressed', 'true');
  expect(await rows()).toHaveLength(8);
  expect(within(await panel()).getByText('There are no more notifications to show.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Collapse notifications' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(await bell(/8 unread/));
  expect(within(await panel()).getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
});

describe('NT-03 the end of fifty', () => {
  const stubSight = () => {
    const reach = new Set<(isIntersecting: boolean) => void>();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
          reach.add((isIntersecting) => callback([{ isIntersecting }]));
        }
        observe() {}
        disconnect() {}
        unobserve() {}
      },
    );
    return () => {
      for (const isIntersecting of [false, true]) act(() => reach.forEach((each) => each(isIntersecting)));
    };
  };

  test.each([
    ['older ones exist', true, 'Older notifications are not shown'],
    ['the services do not say', undefined, 'Older notifications are not shown'],
    ['there are exactly fifty', false, 'There are no more notifications to show.'],
  ])('NT-03 says it if %s', async (_, hasOlder, words) => {
    const reachEnd = stubSight();
    const items = notificationsOf(50, 1);
    const { user } = show(
      responsesOf(items, {
        'GET candidates/notifications/C/{page}/10': ({ params: { page } }) => ({
          ...listOf(items.slice(page * 10, page * 10 + 10), 50),
          ...(page === 4 && hasOlder !== undefined && { hasOlder }),
        }),
      }),
    );
    await user.click(await bell(/50 unread/));
    await user.click(await screen.findByRole('button', { name: 'View all notifications' }));
    for (const count of [10, 20, 30, 40, 50]) {
      await waitFor(async () => expect(await rows()).toHaveLength(count));
      if (count < 50) reachEnd();
    }
    expect(await screen.findByText(words)).toBeVisible();
  });

  test('NT-03 says it of the unread ones too', async () => {
    const many = { notificationsDtoList: notificationsOf(50, 1), unReadNotifications: 67 };
    const { user } = show({ ...responsesOf(notificationsOf(50, 1)), 'GET candidates/notifications/unread/C': () => many });
    await user.click(await bell(/50\+ unread/));
    await user.click(await screen.findByRole('button', { name: 'View all notifications' }));
    await user.click(within(await panel()).getByRole('button', { name: 'Unread' }));
    expect(await screen.findByText('Older notifications are not shown')).toBeVisible();
  });
});

describe('messages of an employer', () => {
  const link = (id: string) => `/candidate/message-list?candidateId=${id}&enterpriseId=${id}`;
  const at = (minute: number) => `2026-11-21T08:0${minute}:00.000Z`;
  const message = (minute: number, text: string) =>
    notificationOf(7, { notificationValue: text, callToActionUrl: link('e1'), createdTimestamp: at(minute) });
  const arrive = (shell: FakeShell, notification: Notification, unReadNotifications: number) =>
    act(() => shell.events.arrive('notification.received', { id: notification.id, unReadNotifications, notification }));
  const said = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join(' ');

  test('NT-12 that grows is counted once, announced again, and moves to the top', async () => {
    const { shell, user } = show(responsesOf([notificationOf(1, { createdTimestamp: at(0) })]));
    await bell(/1 unread/);
    arrive(shell, message(1, 'One message'), 2);
    await bell(/2 unread/);
    const asked = shell.api.restCalls.length;
    arrive(shell, notificationOf(2, { createdTimestamp: at(2) }), 3);
    arrive(shell, message(3, 'Two messages'), 3);
    await bell(/3 unread/);
    await waitFor(() => expect(said()).toContain('Two messages'));
    expect(shell.api.restCalls.length).toBe(asked);
    shell.api.respondToRest(
      'GET candidates/notifications/C/{page}/10',
      listOf([message(3, 'Two messages'), notificationOf(2), notificationOf(1)]),
    );
    await user.click(await bell(/3 unread/));
    expect((await rows())[0]).toHaveTextContent('Two messages');
  });

  test('NT-10 MS-07 in a conversation that the page shows is neither counted nor announced, and its reading changes nothing', async () => {
    const { shell } = show(responsesOf([notificationOf(1, { createdTimestamp: at(0) })]));
    await bell(/1 unread/);
    act(() => shell.events.arrive('conversations.shown', { enterpriseIds: ['e9', 'e1'] }));
    const names: (string | null)[] = [];
    const watched = screen.getByRole('button', { name: /^Notifications/ });
    const watcher = new MutationObserver(() => names.push(watched.getAttribute('aria-label')));
    watcher.observe(watched, { attributes: true, childList: true, subtree: true });
    arrive(shell, message(1, 'Secret'), 2);
    act(() => shell.events.arrive('notifications.counted', { unReadNotifications: 1, read: [message(1, '').id] }));
    arrive(shell, notificationOf(3, { createdTimestamp: at(2), notificationValue: 'An offer' }), 2);
    await bell(/2 unread/);
    await waitFor(() => expect(said()).toContain('An offer'));
    watcher.disconnect();
    expect(new Set(names)).toEqual(new Set(['Notifications, 2 unread']));
    expect(said()).not.toContain('Secret');
  });

  test('NT-10 in another conversation, or in one that is no longer shown, is counted', async () => {
    const { shell } = show(responsesOf([]));
    await bell('Notifications');
    act(() => shell.events.arrive('conversations.shown', { enterpriseIds: ['e1'] }));
    arrive(shell, notificationOf(8, { callToActionUrl: link('e2'), createdTimestamp: at(1) }), 1);
    await bell(/1 unread/);
    arrive(shell, message(2, 'Not read yet'), 2);
    await bell(/1 unread/);
    act(() => shell.events.arrive('conversations.shown', { enterpriseIds: [] }));
    await bell(/2 unread/);
  });
});

test('PF-01 without the page of messages the bell does not speak of them', async () => {
  const link = '/candidate/message-list?candidateId=e1&enterpriseId=e1';
  const items = [notificationOf(2, { callToActionUrl: link, notificationValue: 'A message' }), notificationOf(1)];
  const { user } = show(responsesOf(items), { canOpen: (to) => !to.startsWith('/candidate/message-list') });
  await user.click(await bell(/1 unread/));
  expect(await rows()).toHaveLength(1);
  expect(screen.queryByText('A message')).not.toBeInTheDocument();
});
