import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BlockEmployerDocument } from '@hirehq/mfe-messaging/src/features/manage-conversation/block-employer.graphql.ts';
import { MessagingConversationDocument } from '@hirehq/mfe-messaging/src/shared/conversation.graphql.ts';
import { MINUTE_MS } from '@hirehq/shared-contracts/durations';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { storedCandidate, storedJobs } from '../../engine/jobs/testing/stored-jobs.ts';
import { conversing } from './testing/conversing.ts';

const DAY = 24 * 60 * MINUTE_MS;
const START = new Date('2026-03-01T12:00:00Z');
let time = START;
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: () => time });
});
afterAll(() => app.close());

const later = (ms: number) => void (time = new Date(time.getTime() + ms));

describe('MS-09 a conversation', () => {
  test('MS-09 exists for a connection before the first message, and for nobody else', async () => {
    const { conversation, page, enterpriseId, jobId } = await conversing(app);
    expect(await conversation()).toEqual({
      enterpriseId,
      enterpriseName: 'Daily Crumb',
      logoSignedUrl: null,
      writing: 'OPEN',
      usualReply: null,
      away: null,
      lastNumber: 0,
      clearedTo: 0,
      employerReadTo: 0,
      unreadCount: 0,
      appliedJobs: [{ jobId, jobTitle: 'Baker' }],
      messages: { messages: [], hasOlder: false, hasNewer: false },
    });
    expect(await page()).toMatchObject({ messages: [], hasOlder: false, hasNewer: false });
    const stranger = await app.asCandidate(await storedCandidate(app.db));
    for (const id of [enterpriseId, randomUUID(), 'x'])
      expect(
        (await app.graphql(MessagingConversationDocument, { enterpriseId: id, first: 1 }, stranger)).data?.conversation,
      ).toBeNull();
  });

  test('MS-09 contains the messages with their attachments’ names, the sender’s key and the job they are about', async () => {
    const { write, hears, page, jobId, employer, candidateId } = await conversing(app);
    const requestId = randomUUID();
    const { message } = await write({ message: 'About the job', requestId, jobId });
    await hears('Yes?');
    expect((await page()).messages).toEqual([
      {
        id: message.id,
        number: 1,
        message: 'About the job',
        messageType: 'TEXT',
        byEnterprise: false,
        timestamp: message.timestamp,
        messageSignedUrl: null,
        fileName: null,
        fileType: null,
        requestId,
        aboutJob: { jobId, jobTitle: 'Baker' },
        sender: null,
        links: [],
        hasUnprovenLink: false,
      },
      expect.objectContaining({ number: 2, byEnterprise: true, requestId: null, aboutJob: null }),
    ]);
    expect((await employer.ask(`GET messages/${candidateId}`)).body).toMatchObject([{ jobId }, { jobId: null }]);
  });

  test('MS-04 a message can be about a job of this employer that the candidate can see, and about no other', async () => {
    const { write, jobId, enterpriseId, page } = await conversing(app);
    const [other = '', hidden = ''] = await storedJobs(app.db, [{}, {}]);
    const talentPoolId = randomUUID();
    await app.db.insertInto('talent_pool').values({ id: talentPoolId, enterprise_id: enterpriseId, name: 'Bakers' }).execute();
    await app.db
      .updateTable('job')
      .set({ enterprise_id: enterpriseId, talent_pool_id: talentPoolId })
      .where('id', '=', hidden)
      .execute();
    for (const wrong of [other, hidden, randomUUID()])
      expect(await write({ jobId: wrong })).toMatchObject({
        statusCode: 400,
        fields: { jobId: 'is not a job of this employer' },
      });
    expect((await write({ jobId })).statusCode).toBe(200);
    expect((await page()).numbers).toEqual([1]);
  });
});

describe('MS-09 pages of a conversation', () => {
  test('MS-09 go in both directions by number and end at what was cleared', async () => {
    const { hears, clear, page } = await conversing(app);
    for (let count = 0; count < 3; count += 1) await hears('Cleared');
    await clear();
    expect(await page()).toMatchObject({ numbers: [], hasOlder: false, hasNewer: false });
    for (let count = 0; count < 7; count += 1) await hears('Hello');
    expect(await page({ first: 3 })).toMatchObject({ numbers: [8, 9, 10], hasOlder: true, hasNewer: false });
    expect(await page({ first: 3, before: 8 })).toMatchObject({ numbers: [5, 6, 7], hasOlder: true, hasNewer: true });
    expect(await page({ first: 3, before: 5 })).toMatchObject({ numbers: [4], hasOlder: false, hasNewer: true });
    expect(await page({ first: 3, before: 4 })).toMatchObject({ numbers: [], hasOlder: false, hasNewer: true });
    expect(await page({ first: 3, after: 0 })).toMatchObject({ numbers: [4, 5, 6], hasOlder: false, hasNewer: true });
    expect(await page({ first: 3, after: 7 })).toMatchObject({ numbers: [8, 9, 10], hasOlder: true, hasNewer: false });
    expect(await page({ first: 3, after: 10 })).toMatchObject({ numbers: [], hasOlder: true, hasNewer: false });
    expect(await page({ first: 0 })).toMatchObject({ numbers: [10] });
    expect(await page({ before: 7, after: 4 })).toMatchObject({ numbers: [5, 6], hasOlder: true, hasNewer: true });
  });

  test('MS-09 of five thousand messages are read by the index, a hundred at most', async () => {
    const { hears, page } = await conversing(app);
    const first = await hears('First');
    await sql`
      insert into message (id, conversation_id, number, by_enterprise, message_type, body, request_id, sent_at)
      select gen_random_uuid(), conversation_id, series, true, 'TEXT', 'Hello', 'request-' || series, sent_at
      from message, generate_series(2, 5000) series where id = ${first.id}`.execute(app.db);
    await sql`update conversation set last_number = 5000 from message where message.conversation_id = conversation.id and message.id = ${first.id}`.execute(
      app.db,
    );
    await sql`analyze message`.execute(app.db);
    expect((await page({ before: 2501, first: 1000 })).numbers).toEqual(Array.from({ length: 100 }, (_, index) => 2401 + index));
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain (costs off) select * from message
      where conversation_id = (select conversation_id from message where id = ${first.id}) and number > 0 and number < 2501
      order by number desc limit 100`.execute(app.db);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('Index Scan Backward using message_conversation_id_number_key');
    expect(plan).not.toContain('Sort');
  });
});

describe('MS-09 the usual reply', () => {
  /** So many replies, each so long after the first of two messages. */
  async function replies(waits: readonly number[]) {
    const talk = await conversing(app);
    for (const wait of waits) {
      await talk.write();
      later(wait / 2);
      await talk.write();
      later(wait / 2);
      await talk.hears('A reply');
      await talk.hears('Not another reply');
    }
    return talk;
  }

  test.each([
    ['fewer than five', [1, 1, 1, 1].map((minutes) => minutes * MINUTE_MS), null],
    ['a median within an hour', [1, 10, 59, 600, 6000].map((minutes) => minutes * MINUTE_MS), 'WITHIN_AN_HOUR'],
    ['a median within a day', [1, 10, 61, 600, 6000].map((minutes) => minutes * MINUTE_MS), 'WITHIN_A_DAY'],
    ['a median within a week', [1, 1, 6.9, 8, 9].map((days) => days * DAY), 'WITHIN_A_WEEK'],
    ['a longer median', [1, 1, 7.1, 8, 9].map((days) => days * DAY), null],
  ])('MS-09 is the median of the replies of ninety days: %s', async (_name, waits, usual) => {
    const { conversation } = await replies(waits);
    expect((await conversation())?.usualReply).toBe(usual);
    later(91 * DAY);
    expect((await conversation())?.usualReply).toBeNull();
  });
});

test('MS-09 an employer that is away says so in its conversations, until then', async () => {
  const { employer, conversation } = await conversing(app);
  expect((await employer.ask('GET message-availability')).body).toMatchObject({ away: false, until: null, note: null });
  const until = new Date(time.getTime() + DAY).toISOString();
  const absence = { away: true, until, note: 'On holiday' };
  expect((await employer.ask('PUT message-availability', { ...absence, note: ' On holiday ' })).body).toMatchObject(absence);
  expect((await conversation())?.away).toEqual({ until, note: 'On holiday' });
  later(DAY);
  expect((await conversation())?.away).toBeNull();
  expect((await employer.ask('GET message-availability')).body).toMatchObject({ away: false });
  expect((await employer.ask('PUT message-availability', absence)).statusCode).toBe(400);
  expect((await employer.ask('PUT message-availability', { away: true })).body).toMatchObject({
    away: true,
    until: null,
    note: null,
  });
  later(400 * DAY);
  expect((await conversation())?.away).toEqual({ until: null, note: null });
  expect((await employer.ask('PUT message-availability', { away: false })).body).toMatchObject({ away: false });
  expect((await conversation())?.away).toBeNull();
});

describe('MS-04 blocking an employer', () => {
  const block = async (headers: Record<string, string>, enterpriseId: string, blocked: boolean) =>
    (await app.graphql(BlockEmployerDocument, { enterpriseId, blocked }, headers)).data?.blockEmployer;

  test('MS-04 stops both sides from writing until it is undone, and both can read', async () => {
    const { headers, enterpriseId, employer, candidateId, write, page, sendsByApi } = await conversing(app);
    await write();
    for (let times = 0; times < 2; times += 1)
      expect(await block(headers, enterpriseId, true)).toMatchObject({ conversation: { writing: 'BLOCKED_BY_CANDIDATE' } });
    for (const { statusCode, body } of [await sendsByApi('Hello?'), await employer.ask(`PUT messages/${candidateId}/typing`)])
      expect([statusCode, body['errorMessage']]).toEqual([
        409,
        'This candidate has blocked messages from you. Do not send the message again; only the candidate can unblock the conversation.',
      ]);
    expect(await write()).toMatchObject({
      statusCode: 409,
      errorMessage: 'You have blocked this employer. Unblock it to write again.',
    });
    expect([(await page()).numbers, (await employer.ask(`GET messages/${candidateId}`)).statusCode]).toEqual([[1], 200]);
    expect(await block(headers, enterpriseId, false)).toMatchObject({ conversation: { writing: 'OPEN' } });
    expect([(await sendsByApi('Hello?')).statusCode, (await write()).statusCode]).toEqual([200, 200]);
  });

  test('MS-04 is possible before the first message, and not for an employer without a connection', async () => {
    const { headers, enterpriseId } = await conversing(app);
    expect(await block(headers, enterpriseId, true)).toMatchObject({ conversation: { writing: 'BLOCKED_BY_CANDIDATE' } });
    const stranger = await app.asCandidate(await storedCandidate(app.db));
    for (const id of [enterpriseId, randomUUID(), 'x'])
      expect(await block(stranger, id, true)).toMatchObject({ __typename: 'BlockEmployerRefused', code: 'NOT_FOUND' });
  });

  test('MS-04 a candidate’s own block is shown before an end of the application, and that before the employer’s block', async () => {
    const { headers, enterpriseId, employer, candidateId, id, conversation } = await conversing(app);
    await employer.ask(`PUT messages/${candidateId}/blocked`, { blocked: true });
    expect((await conversation())?.writing).toBe('BLOCKED_BY_EMPLOYER');
    await employer.ask(`POST applications/${id}/close`, { reason: 'declined' });
    expect((await conversation())?.writing).toBe('CLOSED');
    await block(headers, enterpriseId, true);
    expect((await conversation())?.writing).toBe('BLOCKED_BY_CANDIDATE');
  });
});
