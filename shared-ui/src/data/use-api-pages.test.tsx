import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFakeShell, fakeFailure, signedIn, type FakeShell } from '@hirehq/shared-contracts/testing';
import type { Notification } from '@hirehq/shared-contracts/rest';
import { renderInShell } from '../testing/index.tsx';
import { useApiPages } from './use-api-pages.ts';

const messages = { en: {}, es: async () => ({}), ar: async () => ({}) };
const PAGE = 'GET candidates/notifications/C/{page}/10';

const notification = (text: string): Notification => ({
  id: crypto.randomUUID(),
  notificationValue: text,
  notificationStatus: 'U',
  callToActionUrl: '',
  createdTimestamp: '2026-05-04T09:00:00.000Z',
});

function Pages() {
  const list = useApiPages(
    PAGE,
    { params: { page: 0 } },
    {
      next: (_page, pages) => (pages.length < 2 ? { params: { page: pages.length } } : undefined),
    },
  );
  const texts = list.pages.flatMap((page) => page.notificationsDtoList.map((item) => item.notificationValue));
  return (
    <>
      <p>{`${list.status} ${texts.join()} ${list.more}${list.hasMore ? ' and more' : ''}`}</p>
      <button type="button" onClick={list.loadMore}>
        more
      </button>
    </>
  );
}

const pageOf = (text: string) => ({ notificationsDtoList: [notification(text)], unReadNotifications: 0 });
const respond = (shell: FakeShell) => shell.api.respondToRest(PAGE, ({ params }) => pageOf(`page ${String(params.page)}`));
const press = () => act(() => screen.getByRole('button', { name: 'more' }).click());

test('pages load one after another to the last', async () => {
  const shell = createFakeShell({ session: signedIn() });
  respond(shell);
  renderInShell(<Pages />, { shell, messages });
  expect(await screen.findByText('ready page 0 idle and more')).toBeVisible();
  press();
  expect(await screen.findByText('ready page 0,page 1 idle')).toBeVisible();
  press();
  expect(shell.api.restCalls).toHaveLength(2);
});

test('a page that fails to load leaves the others, and can be retried', async () => {
  const shell = createFakeShell({ session: signedIn() });
  respond(shell);
  renderInShell(<Pages />, { shell, messages });
  await screen.findByText('ready page 0 idle and more');
  shell.api.respondToRest(PAGE, fakeFailure('UNREACHABLE'));
  press();
  expect(await screen.findByText('ready page 0 failed and more')).toBeVisible();
  respond(shell);
  press();
  expect(await screen.findByText('ready page 0,page 1 idle')).toBeVisible();
});

test('a first page that fails to load is a failure', async () => {
  const shell = createFakeShell({ session: signedIn() });
  shell.api.respondToRest(PAGE, fakeFailure('OVERLOADED'));
  renderInShell(<Pages />, { shell, messages });
  expect(await screen.findByText('failed idle')).toBeVisible();
});
