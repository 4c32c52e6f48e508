import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EVENTS } from '@hirehq/shared-contracts/events';
import { WithdrawApplicationDocument } from '@hirehq/mfe-jobs/src/track/features/withdraw-application/withdraw-application.graphql.ts';
import { BlockEmployerDocument } from '@hirehq/mfe-messaging/src/features/manage-conversation/block-employer.graphql.ts';
import { MarkConversationUnreadDocument } from '@hirehq/mfe-messaging/src/features/manage-conversation/mark-unread.graphql.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { workDone } from '../../../platform/testing/work-done.ts';
import { uploadedPdf } from './testing/uploaded-pdf.ts';
import { conversing } from './testing/conversing.ts';
import { sendByEmployer } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** What happened in a conversation since the last look, as its stream says. */
async function watched() {
  const talk = await conversing(app);
  // The sent application is followed by then.
  await workDone(app.db);
  let seen = 0;
  return {
    ...talk,
    async news() {
      const events = await talk.streamed();
      for (const { topic, payload } of events) expect(EVENTS[topic].schema.safeParse(payload).success).toBe(true);
      const fresh = events.slice(seen);
      seen = events.length;
      return fresh.map(({ topic, payload }) => ({ topic, ...('conversation' in payload && payload.conversation), payload }));
    },
  };
}

describe('MS-08 events of a conversation', () => {
  test('MS-08 a message of either side brings the message and the conversation as numbers', async () => {
    const { write, hears, news, enterpriseId, jobId } = await watched();
    const requestId = randomUUID();
    const { message } = await write({ message: 'Hello', requestId, jobId });
    const state = { enterpriseId, clearedTo: 0, writing: 'OPEN' };
    expect((await news()).map(({ payload }) => payload)).toEqual([
      {
        conversation: { ...state, lastNumber: 1, employerReadTo: 0, unreadCount: 0, unreadTotal: 0 },
        message: {
          id: message.id,
          number: 1,
          message: 'Hello',
          messageType: 'TEXT',
          byEnterprise: false,
          timestamp: message.timestamp,
          fileName: null,
          fileType: null,
          requestId,
          aboutJob: { jobId, jobTitle: 'Baker' },
          sender: null,
          links: [],
          hasUnprovenLink: false,
        },
      },
    ]);
    const reply = await hears('Good morning');
    expect(await news()).toMatchObject([
      {
        topic: 'message.received',
        payload: {
          id: reply.id,
          unreadCount: 1,
          conversation: { ...state, lastNumber: 2, employerReadTo: 2, unreadCount: 1, unreadTotal: 1 },
          message: { id: reply.id, number: 2, requestId: null, aboutJob: null },
        },
      },
    ]);
  });

  test('MS-05 an attachment is named without its link', async () => {
    const { pair, news } = await watched();
    const { messageSignedUrl } = await sendByEmployer(app.services, { ...pair, text: '', file: await uploadedPdf() });
    expect(messageSignedUrl).toContain('/files/');
    const [event] = await news();
    expect(event?.payload).toMatchObject({ message: { messageType: 'FILE', fileName: 'cv.pdf', fileType: 'application/pdf' } });
    expect(JSON.stringify(event)).not.toContain('/files/');
  });

  test('MS-07 read, marked as unread and cleared on one device is reported to the others; what changes nothing is not', async () => {
    const { hears, read, clear, headers, enterpriseId, news } = await watched();
    for (const text of ['One', 'Two']) await hears(text);
    await news();
    await read(1);
    await read(1);
    await read();
    await app.graphql(MarkConversationUnreadDocument, { enterpriseId }, headers);
    await app.graphql(MarkConversationUnreadDocument, { enterpriseId }, headers);
    await clear();
    await clear();
    expect(await news()).toMatchObject([
      { topic: 'conversation.changed', unreadCount: 1, clearedTo: 0 },
      { topic: 'conversation.changed', unreadCount: 0, clearedTo: 0 },
      { topic: 'conversation.changed', unreadCount: 1, clearedTo: 0 },
      { topic: 'conversation.changed', unreadCount: 0, clearedTo: 2 },
    ]);
  });

  test('MS-04 either side that blocks, a closed and a withdrawn application change whether the two can write', async () => {
    const { employer, candidateId, headers, enterpriseId, news, id, hears } = await watched();
    await hears('Hello');
    await news();
    const candidateBlocks = (blocked: boolean) => app.graphql(BlockEmployerDocument, { enterpriseId, blocked }, headers);
    await candidateBlocks(true);
    await candidateBlocks(false);
    for (const blocked of [true, true, false]) await employer.ask(`PUT messages/${candidateId}/blocked`, { blocked });
    await employer.ask(`POST applications/${id}/close`, { reason: 'declined' });
    await workDone(app.db);
    expect((await news()).map(({ writing }) => writing)).toEqual([
      'BLOCKED_BY_CANDIDATE',
      'OPEN',
      'BLOCKED_BY_EMPLOYER',
      'OPEN',
      'CLOSED',
    ]);
    const other = await watched();
    await app.graphql(WithdrawApplicationDocument, { applicationId: other.id }, other.headers);
    await workDone(app.db);
    expect(await other.news()).toMatchObject([{ lastNumber: 0, writing: 'CLOSED' }]);
  });

  test('MS-08 of many changes at once are in order: no number falls, and the last event is the state', async () => {
    const { hears, write, read, news, conversation, unread, employer, candidateId } = await watched();
    await Promise.all(
      Array.from({ length: 20 }, (_, turn) => {
        if (turn % 5 === 4) return read();
        if (turn % 5 === 3) return employer.ask(`PUT messages/${candidateId}/read`, {});
        return turn % 2 ? write() : hears('Hello');
      }),
    );
    const states = (await news()).flatMap(({ payload }) => ('conversation' in payload ? (payload.conversation ?? []) : []));
    for (const [index, state] of states.entries()) {
      const before = states[index - 1];
      expect(state.lastNumber).toBeGreaterThanOrEqual(before?.lastNumber ?? 0);
      expect(state.employerReadTo).toBeGreaterThanOrEqual(before?.employerReadTo ?? 0);
      expect(state.unreadCount).toBeGreaterThanOrEqual(0);
    }
    const last = await conversation();
    const { lastNumber, employerReadTo, unreadCount } = last ?? {};
    expect(states.at(-1)).toMatchObject({ lastNumber, employerReadTo, unreadCount, unreadTotal: await unread() });
  });

  test('MS-08 count the unread messages of all conversations exactly, also when two employers write at once', async () => {
    const one = await watched();
    const two = await conversing(app);
    const pair = { candidateId: one.candidateId, enterpriseId: two.enterpriseId };
    const pool = randomUUID();
    await app.db.insertInto('talent_pool').values({ id: pool, enterprise_id: two.enterpriseId, name: 'Bakers' }).execute();
    await app.db
      .insertInto('talent_pool_member')
      .values({ talent_pool_id: pool, candidate_id: one.candidateId, origin: 'I' })
      .execute();
    await Promise.all(
      Array.from({ length: 12 }, (_, turn) =>
        turn % 2 ? one.hears('Hello') : sendByEmployer(app.services, { ...pair, text: 'Hello too' }),
      ),
    );
    const totals = (await one.news()).map(({ payload }) => ('unreadCount' in payload ? payload.unreadCount : 0));
    expect(totals).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  });
});
