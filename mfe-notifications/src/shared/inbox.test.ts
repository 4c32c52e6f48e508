import { expect, test, vi } from 'vitest';
import { listOf, notificationOf, notificationsOf } from '../../tests/notification-of.ts';
import type { NotificationCalls } from '../shell/use-notification-calls.ts';
import { createInbox } from './inbox.ts';

function deferred<Value>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

function callsOf(change: Partial<NotificationCalls> = {}): NotificationCalls {
  return {
    unread: () => Promise.resolve(listOf([])),
    page: () => Promise.resolve(listOf([])),
    markRead: () => Promise.resolve(listOf([])),
    markAllRead: () => Promise.resolve(listOf([])),
    ...change,
  };
}

test('NT-03 asks for pages of ten until a page is under ten', async () => {
  const page = vi.fn<NotificationCalls['page']>((number) =>
    Promise.resolve(listOf(number === 0 ? notificationsOf(14, 5) : notificationsOf(4, 1))),
  );
  const inbox = createInbox(callsOf({ page }));
  await inbox.loadMore();
  expect(inbox.state().all).toMatchObject({ status: 'ready', ended: false });
  await inbox.loadMore();
  expect(inbox.state().all.items).toHaveLength(14);
  expect(inbox.state().all.ended).toBe(true);
  await inbox.loadMore();
  expect(page.mock.calls).toEqual([[0], [1]]);
});

test('NT-03 asks for five pages at most', async () => {
  const page = vi.fn<NotificationCalls['page']>((number) =>
    Promise.resolve(listOf(notificationsOf(100 - number * 10, 91 - number * 10))),
  );
  const inbox = createInbox(callsOf({ page }));
  for (let turn = 0; turn < 7; turn += 1) await inbox.loadMore();
  expect(page.mock.calls.flat()).toEqual([0, 1, 2, 3, 4]);
  expect(inbox.state().all.items).toHaveLength(50);
});

test('NT-03 a notification that came between two pages is not shown twice', async () => {
  const page = (number: number) => Promise.resolve(listOf(number === 0 ? notificationsOf(20, 11) : notificationsOf(11, 5)));
  const inbox = createInbox(callsOf({ page }));
  await inbox.loadMore();
  await inbox.loadMore();
  expect(inbox.state().all.items.map(({ notificationValue }) => notificationValue)).toEqual(
    notificationsOf(20, 5).map(({ notificationValue }) => notificationValue),
  );
});

test('NT-03 a page that fails can be asked for again', async () => {
  const page = vi
    .fn<NotificationCalls['page']>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(listOf(notificationsOf(3, 1)));
  const inbox = createInbox(callsOf({ page }));
  await expect(inbox.loadMore()).rejects.toThrow('offline');
  expect(inbox.state().all.status).toBe('failed');
  await inbox.loadMore();
  expect(inbox.state().all).toMatchObject({ status: 'ready', pages: 1 });
});

test('NT-04 a read notification leaves the unread ones and lowers the number at once', async () => {
  const items = notificationsOf(3, 1);
  const answer = deferred<ReturnType<typeof listOf>>();
  const inbox = createInbox(
    callsOf({
      unread: () => Promise.resolve(listOf(items)),
      page: () => Promise.resolve(listOf(items)),
      markRead: () => answer.promise,
    }),
  );
  await inbox.refreshUnread();
  await inbox.loadMore();
  const marked = inbox.markRead(notificationOf(2).id);
  expect(inbox.state().unreadCount).toBe(2);
  expect(inbox.state().unread.items).toHaveLength(2);
  expect(inbox.state().all.items.map(({ notificationStatus }) => notificationStatus)).toEqual(['U', 'R', 'U']);
  answer.resolve(listOf([], 1));
  await expect(marked).resolves.toBe(1);
  expect(inbox.state().unreadCount).toBe(1);
});

test('NT-04 what the server refused to mark is unread again', async () => {
  const items = [notificationOf(2), notificationOf(1, { notificationStatus: 'R' })];
  const inbox = createInbox(
    callsOf({
      unread: () => Promise.resolve(listOf([notificationOf(2)])),
      page: () => Promise.resolve(listOf(items)),
      markAllRead: () => Promise.reject(new Error('down')),
    }),
  );
  await inbox.refreshUnread();
  await inbox.loadMore();
  await expect(inbox.markAllRead()).rejects.toThrow('down');
  expect(inbox.state()).toMatchObject({ unreadCount: 1, unread: { items: [notificationOf(2)] }, all: { items } });
});

test('NT-05 an answer asked for before a mark is not taken for the state after it', async () => {
  const old = deferred<ReturnType<typeof listOf>>();
  const unread = vi.fn<NotificationCalls['unread']>().mockReturnValueOnce(old.promise).mockResolvedValue(listOf([]));
  const inbox = createInbox(callsOf({ unread }));
  const refreshed = inbox.refreshUnread();
  await inbox.markAllRead();
  old.resolve(listOf(notificationsOf(2, 1)));
  await refreshed;
  expect(inbox.state().unreadCount).toBe(0);
  expect(unread).toHaveBeenCalledTimes(2);
});
