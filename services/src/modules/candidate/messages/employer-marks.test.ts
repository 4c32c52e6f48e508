import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ApplyToJobDocument } from '@hirehq/mfe-jobs/src/apply/features/apply-to-job/apply-to-job.graphql.ts';
import { WithdrawApplicationDocument } from '@hirehq/mfe-jobs/src/track/features/withdraw-application/withdraw-application.graphql.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { testEmployer } from '../../employer-api/employers/testing/test-employer.ts';
import { JOB } from '../../employer-api/employers/testing/test-employer.ts';
import { conversing } from './testing/conversing.ts';
import { forgetTyping } from './presence/typing.ts';

const START = new Date('2026-03-01T12:00:00Z');
let time = START;
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: () => time });
});
beforeEach(() => {
  time = START;
});
afterAll(() => app.close());

const later = (ms: number) => void (time = new Date(time.getTime() + ms));

async function talk() {
  const both = await conversing(app);
  const { employer, candidateId } = both;
  return {
    ...both,
    marks: (body: object = {}) => employer.ask(`PUT messages/${candidateId}/read`, body),
    types: () => employer.ask(`PUT messages/${candidateId}/typing`),
    readTo: async () => (await both.conversation())?.employerReadTo,
  };
}

describe('SV-08 an employer marks a conversation as read', () => {
  test('SV-08 up to a message or the last one; an earlier mark changes nothing, a reply marks all', async () => {
    const { write, marks, readTo, hears, candidateId, conversation } = await talk();
    expect((await marks()).body).toEqual({ candidateId, unreadCount: 0 });
    const [first, second] = [await write(), await write(), await write()];
    expect((await marks({ messageId: second.message.id })).body).toEqual({ candidateId, unreadCount: 1 });
    expect((await marks({ messageId: first.message.id })).body).toEqual({ candidateId, unreadCount: 1 });
    expect(await readTo()).toBe(2);
    expect((await marks()).body).toEqual({ candidateId, unreadCount: 0 });
    expect(await readTo()).toBe(3);
    await write();
    await hears('A reply');
    expect(await conversation()).toMatchObject({ lastNumber: 5, employerReadTo: 5, unreadCount: 1 });
  });

  test('SV-08 only what it can see: nothing of other conversations, nothing from before a withdrawn application', async () => {
    const { write, marks, readTo, id, headers, employer, candidateId } = await talk();
    const other = await talk();
    const before = await write();
    for (const messageId of [(await other.write()).message.id, randomUUID()])
      expect((await marks({ messageId })).statusCode).toBe(404);
    const stranger = await testEmployer(app);
    expect((await stranger.ask(`PUT messages/${candidateId}/read`, {})).statusCode).toBe(404);

    await app.graphql(WithdrawApplicationDocument, { applicationId: id }, headers);
    expect((await marks()).statusCode).toBe(404);
    later(60_000);
    const { id: jobId } = (await employer.ask('POST jobs', { ...JOB, title: 'Miller', easyApply: true })).body;
    const answers = [{ questionId: 'availability', values: ['Full Time'] }];
    await app.graphql(ApplyToJobDocument, { input: { jobId, requestId: randomUUID(), answers } }, headers);
    expect((await marks({ messageId: before.message.id })).statusCode).toBe(404);
    expect((await marks()).body).toMatchObject({ unreadCount: 0 });
    expect(await readTo()).toBe(0);
    later(60_000);
    await write();
    expect((await marks()).body).toMatchObject({ unreadCount: 0 });
    expect(await readTo()).toBe(2);
  });
});

describe('SV-08 an employer that types', () => {
  test('SV-08 is shown for six seconds, told at most every two, and not stored beyond that', async () => {
    const { types, streamed, enterpriseId, candidateId } = await talk();
    const until = (ms: number) => new Date(START.getTime() + ms).toISOString();
    expect((await types()).body).toEqual({ candidateId });
    later(1_999);
    for (let count = 0; count < 5; count += 1) expect((await types()).statusCode).toBe(200);
    expect(await streamed()).toEqual([{ topic: 'conversation.typed', payload: { enterpriseId, until: until(6_000) } }]);
    later(1);
    await types();
    expect(await streamed()).toEqual([{ topic: 'conversation.typed', payload: { enterpriseId, until: until(8_000) } }]);
    await forgetTyping(app.services);
    expect(await streamed()).toHaveLength(1);
    later(6_001);
    await forgetTyping(app.services);
    expect(await streamed()).toEqual([]);
  });

  test('SV-08 is told once by calls at once', async () => {
    const { types, streamed } = await talk();
    await Promise.all(Array.from({ length: 6 }, types));
    expect(await streamed()).toHaveLength(1);
  });

  test('SV-08 to nobody who cannot be written to', async () => {
    const { types, streamed, employer, id, candidateId } = await talk();
    const stranger = await testEmployer(app);
    expect((await stranger.ask(`PUT messages/${candidateId}/typing`)).statusCode).toBe(404);
    await employer.ask(`PUT messages/${candidateId}/blocked`, { blocked: true });
    expect((await types()).statusCode).toBe(409);
    await employer.ask(`PUT messages/${candidateId}/blocked`, { blocked: false });
    await employer.ask(`POST applications/${id}/close`, { reason: 'declined' });
    expect((await types()).statusCode).toBe(409);
    expect((await streamed()).map(({ topic }) => topic)).not.toContain('conversation.typed');
  });
});
