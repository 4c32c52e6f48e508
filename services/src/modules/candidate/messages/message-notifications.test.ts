import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NotificationList } from '@hirehq/shared-contracts/rest';
import { jsonb } from '../../../platform/database/database.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { workDone } from '../../../platform/testing/work-done.ts';
import { conversing } from './testing/conversing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** A conversation, and the candidate's notifications of it. */
async function bell() {
  const both = await conversing(app);
  await workDone(app.db, { but: ['mail.send'] });
  const list = async (path: string, language = 'en') => {
    const response = await app.app.inject({
      url: `/api/v1/candidates/notifications/${path}`,
      headers: { ...both.headers, enterpriseid: '', 'accept-language': language },
    });
    const { notificationsDtoList, ...rest } = response.json<{ responsePayload: NotificationList }>().responsePayload;
    const ofMessages = notificationsDtoList.filter(({ callToActionUrl }) => callToActionUrl.includes('message-list'));
    return { ...rest, ofMessages, texts: ofMessages.map(({ notificationValue }) => notificationValue) };
  };
  const streamed = async () => {
    const rows = await app.db
      .selectFrom('stream_event')
      .select(['topic', 'payload'])
      .where('candidate_id', '=', both.candidateId)
      .where('topic', 'in', ['notification.received', 'notifications.counted'])
      .orderBy('id')
      .execute();
    return rows as { topic: string; payload: { id?: string; unReadNotifications: number } }[];
  };
  /** How often sending this notification was queued. */
  const queued = async (name: string, id: string) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from work.job where name = ${name} and data ->> 'notificationId' = ${id}`.execute(app.db);
    return rows[0]?.count;
  };
  return { ...both, list, streamed, queued };
}

test('MS-07 NT-04 reading a conversation reads its notification, in every page', async () => {
  const { hears, read, list, streamed } = await bell();
  const before = (await list('unread/C')).unReadNotifications;
  await hears('Can you come on Monday?');
  const there = await list('unread/C');
  expect(there).toMatchObject({ unReadNotifications: before + 1, ofMessages: [{ notificationStatus: 'U' }] });
  await read();
  expect(await list('unread/C')).toMatchObject({ unReadNotifications: before, ofMessages: [] });
  expect((await list('C/0/10')).ofMessages).toMatchObject([{ notificationStatus: 'R' }]);
  expect((await streamed()).at(-1)).toEqual({
    topic: 'notifications.counted',
    payload: { unReadNotifications: before, read: [there.ofMessages[0]?.id] },
  });
});

test('MS-07 a message that arrived after what was read keeps its notification', async () => {
  const { hears, read, list } = await bell();
  await hears('One');
  await hears('Two');
  await read(1);
  expect((await list('unread/C')).ofMessages).toHaveLength(1);
  await read(2);
  expect((await list('unread/C')).ofMessages).toHaveLength(0);
});

test('MS-07 notifications of an earlier release are read with a conversation that was read before', async () => {
  const { hears, read, list, candidateId } = await bell();
  await hears('One');
  await read();
  await app.db.updateTable('notification').set({ notification_status: 'U' }).where('candidate_id', '=', candidateId).execute();
  await read();
  expect((await list('unread/C')).ofMessages).toHaveLength(0);
});

test('NT-12 the unread messages of an employer are one notification, with their number and the latest text', async () => {
  const { hears, read, list, streamed, queued } = await bell();
  await hears('Good morning');
  const [first] = (await list('unread/C')).ofMessages;
  await hears('Are you there?');
  const last = await hears(`Please bring your ${'very '.repeat(20)}long list of certificates`);
  const grown = await list('unread/C');
  expect(grown.texts).toEqual([
    expect.stringMatching(/ has sent you 3 messages\. The latest: “Please bring your very very very very ve\.\.\.”$/),
  ]);
  // NT-10: the time says that it is about the latest message.
  expect(grown.ofMessages).toMatchObject([{ id: first?.id, createdTimestamp: last.timestamp }]);
  const events = (await streamed()).filter(({ payload }) => payload.id === first?.id);
  expect(new Set(events.map(({ payload }) => payload.unReadNotifications)).size).toBe(1);
  expect(events).toHaveLength(3);
  expect(await queued('notifications.mail', first?.id ?? '')).toBe(1);

  await read();
  await hears('Thank you');
  const next = await list('unread/C');
  expect(next.texts).toEqual([expect.stringMatching(/ has sent you a message\. “Thank you”$/)]);
  expect(next.ofMessages[0]?.id).not.toBe(first?.id);
});

test('NT-12 several notifications of an earlier release become one', async () => {
  const { hears, list, candidateId } = await bell();
  await hears('One');
  const row = await app.db
    .selectFrom('notification')
    .selectAll()
    .where('candidate_id', '=', candidateId)
    .where('kind', '=', 'message')
    .executeTakeFirstOrThrow();
  const old = { ...row, id: crypto.randomUUID(), created_timestamp: new Date(row.created_timestamp.getTime() - 60_000) };
  await app.db
    .insertInto('notification')
    .values({ ...old, text_values: jsonb({ company: 'Acme' }) })
    .execute();
  expect((await list('unread/C')).texts).toEqual([expect.stringContaining('“One”'), 'Acme has sent you a message.']);
  await hears('Two');
  expect((await list('unread/C')).texts).toEqual([expect.stringContaining('2 messages')]);
});

test('MS-06 clearing the history reads the notification and removes the text of the message from it', async () => {
  const { hears, clear, list } = await bell();
  await hears('My private number is 0151 234');
  await clear();
  expect((await list('unread/C')).ofMessages).toEqual([]);
  expect((await list('C/0/10')).texts).toEqual([expect.stringMatching(/ has sent you a message\.$/)]);
});
