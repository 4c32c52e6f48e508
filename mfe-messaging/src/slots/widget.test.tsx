import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { READING_DEFAULTS } from '@hirehq/shared-contracts/reading';
import { createFakeShell, fakeFailure, signedIn, signedOut } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { exampleId } from '../../tests/example-inbox.ts';
import { ACME, BOREALIS, showPart } from '../../tests/show-part.tsx';
import { messages } from '../messages/index.ts';
import { MessagesButton } from './messages-button.tsx';
import { Widget } from './widget.tsx';

const toggle = (name: string | RegExp) => screen.findByRole('button', { name });
const windowOf = (name: string | RegExp) => screen.findByRole('group', { name });
const row = async (name: RegExp) => {
  const list = await windowOf(/^Messages/);
  return within(list).findByRole('button', { name });
};

async function openChats(user: ReturnType<typeof showPart>['user'], ...names: RegExp[]) {
  await user.click(await toggle(/^Messages/));
  for (const name of names) await user.click(await row(name));
}

describe('MS-01 the widget', () => {
  test('is minimised at first, and expands to the list of conversations', async () => {
    const { user, callsTo } = showPart(<Widget />);
    const button = await toggle('Messages, 3 unread');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(callsTo('GET candidates/messages/0/500')).toEqual([]);
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await row(/Acme Health/)).toBeVisible();
  });

  test('opens two chats; a third closes the one opened first', async () => {
    const { user } = showPart(<Widget />);
    await openChats(user, /Acme Health/, /Borealis/);
    expect(await windowOf(/^Acme Health/)).toBeVisible();
    expect(await windowOf(/^Borealis/)).toBeVisible();
    await user.click(await row(/Cyan Robotics/));
    expect(await windowOf(/^Cyan/)).toBeVisible();
    expect(screen.queryByRole('group', { name: /^Acme Health/ })).not.toBeInTheDocument();
    expect(await windowOf(/^Borealis/)).toBeVisible();
  });

  test('minimises, expands and closes a chat, and Escape minimises it with the focus on its head', async () => {
    const { user } = showPart(<Widget />);
    await openChats(user, /Borealis/);
    const box = await screen.findByRole('textbox', { name: 'Message to Borealis Care Group' });
    expect(box).toHaveFocus();
    await user.keyboard('{Escape}');
    const head = await toggle('Borealis Care Group');
    expect(head).toHaveAttribute('aria-expanded', 'false');
    expect(head).toHaveFocus();
    await user.click(head);
    expect(await screen.findByRole('textbox', { name: 'Message to Borealis Care Group' })).toBeVisible();
    await user.click(await toggle('Close Borealis Care Group'));
    expect(screen.queryByRole('group', { name: /^Borealis/ })).not.toBeInTheDocument();
  });

  test('is not modal: the page around it stays reachable', async () => {
    const { user } = showPart(
      <>
        <button type="button">On the page</button>
        <Widget />
      </>,
    );
    await openChats(user, /Borealis/);
    await user.click(screen.getByRole('button', { name: 'On the page' }));
    expect(screen.getByRole('button', { name: 'On the page' })).toHaveFocus();
    expect(await windowOf(/^Borealis/)).toBeVisible();
  });

  test('shows the same windows after a reload', async () => {
    const { user, shell, unmount } = showPart(<Widget />);
    await openChats(user, /Acme Health/, /Borealis/);
    await user.click(await toggle('Minimise Borealis Care Group'));
    unmount();
    const again = createFakeShell({ remote: 'messaging', session: signedIn() });
    const stored = shell.storage.get('windows');
    again.storage.set('windows', stored ?? '');
    again.api = shell.api;
    renderInShell(<Widget />, { shell: again, messages });
    expect(await screen.findByRole('textbox', { name: 'Message to Acme Health' })).toBeVisible();
    expect(await toggle('Borealis Care Group')).toHaveAttribute('aria-expanded', 'false');
  });

  test('is hidden on the page of messages, and without a candidate', async () => {
    showPart(<Widget />, { at: '/candidate/message-list' });
    showPart(<Widget />, { session: signedOut });
    await act(async () => {});
    expect(screen.queryByRole('region', { name: 'Messages' })).not.toBeInTheDocument();
  });
});

describe('A39 in the simplified view', () => {
  const simplified = { ...READING_DEFAULTS, simplified: true };

  test('links to the page of messages take the place of the windows', async () => {
    const { user, shell } = showPart(<Widget />);
    await openChats(user, /Acme Health/);
    await act(() => shell.reading.save(simplified));
    const links = await screen.findByRole('navigation', { name: 'Messages' });
    expect(within(links).getByRole('link', { name: /^Messages/ })).toHaveAttribute('href', '/candidate/message-list');
    expect(within(links).getByRole('link', { name: 'Acme Health' })).toHaveAttribute(
      'href',
      expect.stringContaining('/candidate/message-list?'),
    );
    expect(screen.queryByRole('button', { name: /^Messages/ })).not.toBeInTheDocument();
    await act(() => shell.reading.save({ ...READING_DEFAULTS, simplified: false }));
    expect(await toggle(/^Messages/)).toBeVisible();
  });

  test('variant N has links by default', async () => {
    const shell = createFakeShell({ remote: 'messaging', session: signedIn(), variant: 'N' });
    renderInShell(<Widget />, { shell, messages });
    expect(await screen.findByRole('navigation', { name: 'Messages' })).toBeVisible();
  });
});

/** A window whose width changes from that of a computer to that of a phone. */
function controlWidth(): { becomeNarrow: () => void } {
  let matches = false;
  const listeners = new Set<(change: { matches: boolean }) => void>();
  const anyMedia = window.matchMedia('all');
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => {
    if (!media.includes('max-width')) return anyMedia;
    const addEventListener = (_type: string, listener: (change: { matches: boolean }) => void) => void listeners.add(listener);
    return Object.assign(Object.create(anyMedia) as MediaQueryList, { media, matches, addEventListener });
  });
  return {
    becomeNarrow() {
      matches = true;
      act(() => listeners.forEach((listener) => listener({ matches })));
    },
  };
}

describe('MS-01 where the widget is not', () => {
  const head = () => screen.queryByRole('button', { name: /^Messages/ });

  test('on a phone: it goes when the window becomes narrow, and the icon of the header leads to the page', async () => {
    const { becomeNarrow } = controlWidth();
    showPart(
      <>
        <MessagesButton />
        <Widget />
      </>,
    );
    expect(await toggle(/^Messages/)).toBeVisible();
    becomeNarrow();
    await waitFor(() => expect(head()).not.toBeInTheDocument());
    expect(await screen.findByRole('link', { name: 'Messages, 3 unread' })).toHaveAttribute('href', '/candidate/message-list');
  });

  test.each([
    '/candidate/application/00000000-0000-4000-8000-000000000001',
    '/candidate/create-profile',
    '/candidate/edit-profile',
    '/candidate/settings',
    '/candidate/add-checklist',
  ])('on the form %s', async (at) => {
    const { callsTo } = showPart(<Widget />, { at });
    await waitFor(() => expect(callsTo('GET candidates/messages/unread-count')).toHaveLength(1));
    await act(async () => {});
    expect(head()).not.toBeInTheDocument();
  });

  test('for a candidate without conversations, until the first message', async () => {
    const { callsTo, shell } = showPart(<Widget />, { amount: 'none' });
    await waitFor(() => expect(callsTo('GET candidates/messages/0/500')).toHaveLength(1));
    await act(async () => {});
    expect(head()).not.toBeInTheDocument();
    shell.api.respondToRest('GET candidates/messages/unread-count', 1);
    act(() =>
      shell.events.arrive('message.received', { id: exampleId(9), messageFrom: ACME, enterpriseId: ACME, unreadCount: 1 }),
    );
    expect(await toggle('Messages, 1 unread')).toBeVisible();
  });

  test('a candidate whose messages are all read has it at once on the next page', async () => {
    const { shell, unmount } = showPart(<Widget />);
    await toggle('Messages, 3 unread');
    unmount();
    const kept = shell.storage.get('hasConversations') ?? '';
    const { callsTo } = showPart(<Widget />, {
      script({ storage, api }) {
        storage.set('hasConversations', kept);
        api.respondToRest('GET candidates/messages/unread-count', 0);
      },
    });
    expect(head()).toBeVisible();
    await act(async () => {});
    expect(callsTo('GET candidates/messages/0/500')).toEqual([]);
  });
});

describe('MS-08 unread messages', () => {
  const COUNT = 'GET candidates/messages/unread-count';
  const parts = (
    <>
      <MessagesButton />
      <Widget />
    </>
  );
  const pass = () => act(() => new Promise((done) => queueMicrotask(() => done(undefined))));

  test('are counted once for a page, although its button and its windows show the number', async () => {
    const { shell, callsTo } = showPart(parts);
    await screen.findByRole('link', { name: 'Messages, 3 unread' });
    act(() => shell.events.arrive('stream.state-changed', { state: 'connected', since: Date.now() - 60_000 }));
    await pass();
    expect(callsTo(COUNT)).toHaveLength(1);
  });

  test('are counted again when the stream is complete only since later', async () => {
    const { shell, callsTo } = showPart(parts);
    await screen.findByRole('link', { name: 'Messages, 3 unread' });
    act(() => shell.events.arrive('stream.state-changed', { state: 'connected', since: Date.now() + 1 }));
    await waitFor(() => expect(callsTo(COUNT)).toHaveLength(2));
  });

  test('are counted at the icon of the header, which leads to the page', async () => {
    const { employerWrites } = showPart(<MessagesButton />);
    const link = await screen.findByRole('link', { name: 'Messages, 3 unread' });
    expect(link).toHaveAttribute('href', '/candidate/message-list');
    act(() => void employerWrites(BOREALIS, 'One more'));
    expect(await screen.findByRole('link', { name: 'Messages, 4 unread' })).toBeVisible();
  });

  test('A20 MS-08 a new message is announced politely, without moving the focus', async () => {
    const { user, employerWrites } = showPart(<Widget />);
    await openChats(user, /Borealis/);
    const box = await screen.findByRole('textbox', { name: 'Message to Borealis Care Group' });
    await user.type(box, 'I am writing');
    act(() => void employerWrites(ACME, 'Are you there?'));
    expect(await screen.findByText('New message from Acme Health: Are you there?')).toHaveAttribute('role', 'status');
    expect(box).toHaveFocus();
    expect(box).toHaveValue('I am writing');
  });

  test('events of services without conversations lead to a request', async () => {
    const { shell, inbox } = showPart(<MessagesButton />);
    await screen.findByRole('link', { name: 'Messages, 3 unread' });
    const { id } = inbox.receive(BOREALIS, 'One more');
    act(() => shell.events.arrive('message.received', { id, messageFrom: BOREALIS, enterpriseId: BOREALIS, unreadCount: 4 }));
    expect(await screen.findByRole('link', { name: 'Messages, 4 unread' })).toBeVisible();
  });
});

test('MS-10 a list that cannot be loaded shows the server’s message, except for an internal error', async () => {
  const { user } = showPart(<Widget />, {
    script: ({ api }) =>
      api.respondToRest('GET candidates/messages/0/500', fakeFailure('OVERLOADED', { errorMessage: 'Back at ten.' })),
  });
  await user.click(await toggle(/^Messages/));
  expect(await screen.findByText('Back at ten.')).toBeVisible();
});

test('MS-10 an internal error shows the general text', async () => {
  const { user } = showPart(<Widget />, {
    script: ({ api }) =>
      api.respondToRest('GET candidates/messages/0/500', fakeFailure('INTERNAL', { errorMessage: 'null pointer' })),
  });
  await user.click(await toggle(/^Messages/));
  expect(await screen.findByRole('heading', { name: 'Your messages could not be loaded' })).toBeVisible();
  expect(screen.queryByText('null pointer')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByText(/Something went wrong on our side/)).toBeVisible());
});
