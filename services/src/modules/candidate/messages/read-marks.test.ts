import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MarkConversationUnreadDocument } from '@hirehq/mfe-messaging/src/features/manage-conversation/mark-unread.graphql.ts';
import { migrate, readMigrations } from '../../../platform/database/migrate.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { createEmptyTestDatabase } from '../../../platform/testing/test-database.ts';
import { storedCandidate } from '../../engine/jobs/testing/stored-jobs.ts';
import { conversing } from './testing/conversing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function talk() {
  const both = await conversing(app);
  const counts = async () => [await both.unread(), (await both.conversation())?.unreadCount];
  const markUnread = async (headers = both.headers) =>
    (await app.graphql(MarkConversationUnreadDocument, { enterpriseId: both.enterpriseId }, headers)).data
      ?.markConversationUnread;
  return { ...both, counts, markUnread };
}

describe('MS-07 the unread count', () => {
  test('MS-07 is the employer’s messages after the read mark; what arrived after the mark stays unread', async () => {
    const { hears, write, read, counts } = await talk();
    for (const text of ['One', 'Two']) await hears(text);
    await write();
    await hears('Three');
    expect(await counts()).toEqual([3, 3]);
    await read(1);
    expect(await counts()).toEqual([2, 2]);
    await read(3);
    expect(await counts()).toEqual([1, 1]);
    // A slower tab reports what it showed earlier.
    await read(2);
    expect(await counts()).toEqual([1, 1]);
    await read(999);
    expect(await counts()).toEqual([0, 0]);
    await hears('Four');
    expect(await counts()).toEqual([1, 1]);
    expect(await read()).toBe(200);
    expect(await counts()).toEqual([0, 0]);
  });

  test('MS-06 does not count what was cleared, and marks after clearing change nothing', async () => {
    const { hears, clear, read, counts } = await talk();
    await hears('One');
    await hears('Two');
    await clear();
    expect(await counts()).toEqual([0, 0]);
    await read(1);
    expect(await counts()).toEqual([0, 0]);
    await hears('Three');
    expect(await counts()).toEqual([1, 1]);
  });

  test('MS-07 is at least one while the conversation is marked as unread', async () => {
    const { hears, write, read, counts, markUnread, clear } = await talk();
    await write();
    expect(await markUnread()).toMatchObject({ __typename: 'MarkConversationUnreadDone', conversation: { unreadCount: 1 } });
    expect(await counts()).toEqual([1, 1]);
    await hears('One');
    await markUnread();
    expect(await counts()).toEqual([1, 1]);
    await hears('Two');
    expect(await counts()).toEqual([2, 2]);
    await read(2);
    expect(await counts()).toEqual([1, 1]);
    await markUnread();
    await read(3);
    expect(await counts()).toEqual([0, 0]);
    await markUnread();
    await clear();
    expect(await counts()).toEqual([0, 0]);
  });

  test('MS-07 a conversation without a visible message, and one of others, cannot be marked as unread', async () => {
    const { markUnread, hears, clear, counts } = await talk();
    const refused = { __typename: 'MarkConversationUnreadRefused', code: 'NOT_FOUND' };
    expect(await markUnread()).toMatchObject(refused);
    await hears('One');
    expect(await markUnread(await app.asCandidate(await storedCandidate(app.db)))).toMatchObject(refused);
    await clear();
    expect(await markUnread()).toMatchObject(refused);
    expect(await counts()).toEqual([0, 0]);
  });

  test('MS-08 is never wrong while messages arrive, are read and cleared at once', async () => {
    const { hears, read, clear, markUnread, counts, page, conversation } = await talk();
    await hears('First');
    await Promise.all(
      Array.from({ length: 24 }, (_, turn) => {
        if (turn % 12 === 7) return clear();
        if (turn % 8 === 5) return markUnread();
        return turn % 3 === 2 ? read(turn) : hears(`Message ${turn}`);
      }),
    );
    await read(0);
    const state = await conversation();
    const { candidate_read_to: readTo } = await app.db
      .selectFrom('conversation')
      .select('candidate_read_to')
      .where('enterprise_id', '=', state?.enterpriseId ?? '')
      .executeTakeFirstOrThrow();
    const unread = (await page()).numbers?.filter((number) => number > readTo).length;
    expect(await counts()).toEqual([unread, unread]);
  });
});

test('MS-08 a migration converts the counters of earlier releases', async () => {
  const database = await createEmptyTestDatabase();
  const { db } = database;
  try {
    const all = await readMigrations();
    await migrate(db, { migrations: all.filter(({ name }) => name < '0500') });
    await sql`insert into enterprise (id, establishment_name) values (gen_random_uuid(), 'Clinic')`.execute(db);
    const conversation = async (authors: string, candidateUnread: number, enterpriseUnread: number) => {
      const { rows } = await sql<{ id: string }>`
        with someone as (
          insert into candidate (id, issuer, subject, first_name, email_address)
          values (gen_random_uuid(), 'test', gen_random_uuid(), 'Ada', 'ada@example.com') returning id
        )
        insert into conversation (id, candidate_id, enterprise_id, last_number, candidate_unread, enterprise_unread)
        select gen_random_uuid(), someone.id, enterprise.id, ${authors.length}, ${candidateUnread}, ${enterpriseUnread}
        from someone, enterprise returning id`.execute(db);
      const id = rows[0]?.id ?? '';
      for (const [index, author] of Array.from(authors).entries())
        await sql`
          insert into message (id, conversation_id, number, by_enterprise, message_type, body, request_id, sent_at)
          values (gen_random_uuid(), ${id}, ${index + 1}, ${author === 'E'}, 'TEXT', '', ${String(index)},
            now() - make_interval(mins => ${100 - index}))`.execute(db);
      return id;
    };
    const ids = [
      await conversation('', 0, 0),
      await conversation('CECEE', 2, 0),
      await conversation('CECEECC', 0, 2),
      await conversation('EEE', 3, 0),
      await conversation('CC', 0, 2),
    ];
    await migrate(db, { migrations: all });
    const { rows } = await sql<{ id: string; candidate_read_to: number; enterprise_read_to: number; waits: boolean }>`
      select id, candidate_read_to, enterprise_read_to, waiting_since is not null as waits from conversation`.execute(db);
    const marks = ids.map((id) => rows.find((row) => row.id === id));
    expect(marks.map((row) => [row?.candidate_read_to, row?.enterprise_read_to, row?.waits])).toEqual([
      [0, 0, false],
      [3, 5, false],
      [7, 5, true],
      [0, 3, false],
      [2, 0, true],
    ]);
    const replies = await sql`select waited_seconds from message_reply order by waited_seconds`.execute(db);
    expect(replies.rows).toEqual([60, 60, 60, 60].map((waited_seconds) => ({ waited_seconds })));
  } finally {
    await database.drop();
  }
});
