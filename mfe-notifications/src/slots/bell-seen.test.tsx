import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createFakeShell, fakeFailure, signedIn } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { examples } from '../../tests/examples.ts';
import { listOf, notificationOf } from '../../tests/notification-of.ts';
import { messages } from '../messages/index.ts';
import { reactions } from '../reactions.ts';
import { MarkNotificationsSeenDocument, NotificationsSeenDocument } from '../shared/notifications-seen.graphql.ts';
import type { Notification } from '../shared/notifications.model.ts';
import { Bell } from './bell.tsx';

const at = (hour: number) => `2026-11-21T${String(hour).padStart(2, '0')}:00:00.000Z`;
const older = notificationOf(1, { createdTimestamp: at(8), notificationStatus: 'R' });
const newer = notificationOf(2, { createdTimestamp: at(9) });
const newest = notificationOf(3, { createdTimestamp: at(10) });

function show(items: readonly Notification[], seenTo: string | null | Error) {
  const shell = createFakeShell({ remote: 'notifications', session: signedIn() });
  examples.respond(shell.api, 'none');
  const unread = items.filter(({ notificationStatus }) => notificationStatus === 'U');
  shell.api.respondToRest('GET candidates/notifications/unread/C', listOf(unread));
  shell.api.respondToRest('GET candidates/notifications/C/{page}/10', listOf(items, unread.length));
  shell.api.respondToRest('PUT candidates/notifications/{id}/R', listOf([], unread.length - 1));
  shell.api.respondToGraphql(
    NotificationsSeenDocument,
    seenTo instanceof Error ? seenTo : { notificationPreferences: { seenTo } },
  );
  const user = userEvent.setup();
  renderInShell(<Bell />, { shell, messages, reactions });
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: /^Notifications/ }));
    return within(await screen.findByRole('dialog'));
  };
  const marked = () =>
    shell.api.graphqlCalls.filter(({ name }) => name === MarkNotificationsSeenDocument.name).map(({ variables }) => variables);
  return { shell, user, open, marked };
}

const under = (list: ReturnType<typeof within>, heading: string) => {
  const next = list.getByRole('heading', { name: heading }).nextElementSibling;
  return [...(next?.querySelectorAll('bdi') ?? [])].map(({ textContent }) => textContent);
};

test('NT-01 what came since the panel was last open is under New, and seen once it is open', async () => {
  const { user, open, marked } = show([newest, newer, older], at(8));
  const panel = await open();
  await panel.findByRole('heading', { name: 'New' });
  expect([under(panel, 'New'), under(panel, 'Earlier')]).toEqual([['Notification 3', 'Notification 2'], ['Notification 1']]);
  await waitFor(() => expect(marked()).toEqual([{ upTo: at(10) }]));
  expect(under(panel, 'New')).toEqual(['Notification 3', 'Notification 2']);

  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const again = await open();
  expect(await again.findAllByRole('listitem')).toHaveLength(3);
  expect(again.queryByRole('heading', { name: 'New' })).not.toBeInTheDocument();
  expect(marked()).toHaveLength(1);
});

test('NT-04 seen is not read: the badge keeps its count', async () => {
  const { open, marked } = show([newest, newer, older], null);
  const panel = await open();
  await panel.findByRole('heading', { name: 'New' });
  await waitFor(() => expect(marked()).toHaveLength(1));
  expect(panel.queryByRole('heading', { name: 'Earlier' })).not.toBeInTheDocument();
  expect(panel.getAllByText('Unread:')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible();
});

test('NT-05 arrivals are seen when they are shown', async () => {
  const { shell, user, open, marked } = show([newer, older], at(9));
  const panel = await open();
  await panel.findAllByRole('listitem');
  act(() => shell.events.arrive('notification.received', { id: newest.id, unReadNotifications: 2, notification: newest }));
  await user.click(await panel.findByRole('button', { name: '1 new' }));
  expect(under(panel, 'New')).toEqual(['Notification 3']);
  await waitFor(() => expect(marked()).toEqual([{ upTo: at(10) }]));
});

test('NT-01 if the last time is not known, the list has no headings', async () => {
  const { open, marked } = show([newer, older], fakeFailure('UNREACHABLE'));
  const panel = await open();
  expect(await panel.findAllByRole('listitem')).toHaveLength(2);
  expect([panel.queryByRole('heading', { name: 'New' }), marked()]).toEqual([null, []]);
});

test('NT-04 an item is marked as read without being opened, and the focus moves to the next one', async () => {
  const { shell, user, open } = show([newest, newer, older], at(10));
  const panel = await open();
  const [first, second] = await panel.findAllByRole('listitem');
  const button = within(first as HTMLElement).getByRole('button', { name: 'Mark as read' });
  expect(button).toHaveAccessibleDescription('Notification 3');
  await user.click(button);
  expect(shell.api.restCalls).toContainEqual({
    key: 'PUT candidates/notifications/{id}/R',
    input: { params: { id: newest.id } },
  });
  await screen.findByRole('button', { name: 'Notifications, 1 unread' });
  expect(within(first as HTMLElement).queryByRole('button', { name: 'Mark as read' })).not.toBeInTheDocument();
  expect(document.activeElement).toBe(within(second as HTMLElement).getByRole('button', { name: /Notification 2/ }));
  expect(shell.navigations).toEqual([]);
});

test('NT-04 the last unread item leaves the Unread list, and the focus stays in the panel', async () => {
  const { user, open } = show([newest, older], at(10));
  const panel = await open();
  await user.click(await panel.findByRole('button', { name: 'Unread', pressed: false }));
  await user.click(panel.getByRole('button', { name: 'Mark as read' }));
  await panel.findByText("You don't have any notifications for now");
  expect(document.activeElement).toBe(panel.getByRole('group', { name: 'Notifications' }));
});
