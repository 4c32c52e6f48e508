import { beforeEach, expect, test, vi } from 'vitest';
import type { CallSession } from './call-session.ts';
import { createRestClient } from './rest-client.ts';

const session: CallSession = {
  settled: () => Promise.resolve(),
  isSignedIn: () => true,
  headers: () => Promise.resolve({ authorization: 'Bearer x' }),
  refresh: () => Promise.resolve('refreshed'),
};
const fetched = vi.fn<(url: string, init: { headers: Record<string, string> }) => Promise<Response>>();
beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

const UNREAD = 'GET candidates/notifications/unread/C';
const list = (unReadNotifications: number) => ({ notificationsDtoList: [], unReadNotifications });
const responseOf = (tag: string | undefined, unread: number) =>
  Response.json({ responsePayload: list(unread) }, tag === undefined ? {} : { headers: { etag: tag } });
const tags = () => fetched.mock.calls.map(([, { headers }]) => headers['if-none-match']);

test('MS-08 NT-05 a polled call asks whether its response has changed, and reuses one that has not', async () => {
  const rest = createRestClient(session, () => {});
  fetched
    .mockResolvedValueOnce(responseOf('W/"1"', 1))
    .mockResolvedValueOnce(new Response(null, { status: 304 }))
    .mockResolvedValueOnce(responseOf('W/"2"', 2))
    .mockResolvedValueOnce(new Response(null, { status: 304 }));
  const first = await rest(UNREAD, {});
  expect(await rest(UNREAD, {})).toBe(first);
  expect(await rest(UNREAD, {})).toEqual(list(2));
  expect(await rest(UNREAD, {})).toEqual(list(2));
  expect(tags()).toEqual([undefined, 'W/"1"', 'W/"1"', 'W/"2"']);
});

test('MS-08 each address is remembered by itself; other calls, and responses of services without tags, are not', async () => {
  const rest = createRestClient(session, () => {});
  fetched.mockImplementation(() => Promise.resolve(responseOf('W/"1"', 1)));
  for (const page of [0, 1]) await rest('GET candidates/notifications/C/{page}/10', { params: { page } });
  await rest('GET candidates/messages/unread-count', {});
  await rest('GET candidates/messages/unread-count', {});
  expect(tags()).toEqual([undefined, undefined, undefined, undefined]);
  fetched.mockReset().mockImplementation(() => Promise.resolve(responseOf(undefined, 1)));
  await rest(UNREAD, {});
  await rest(UNREAD, {});
  expect(tags()).toEqual([undefined, undefined]);
});

test('MS-08 a response whose body did not arrive is not remembered', async () => {
  const rest = createRestClient(session, () => {});
  const body = new ReadableStream({ start: (controller) => controller.error(new DOMException('aborted', 'AbortError')) });
  fetched.mockResolvedValueOnce(new Response(body, { headers: { etag: 'W/"1"' } })).mockResolvedValueOnce(responseOf('W/"1"', 1));
  await rest(UNREAD, {});
  expect(await rest(UNREAD, {})).toEqual(list(1));
  expect(tags()).toEqual([undefined, undefined]);
});
