import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Conversation, Message, NotificationList, RestResponse } from '@hirehq/shared-contracts/rest';
import type { UploadedFile } from '../../../platform/http/bodies/multipart.ts';
import { jsonb } from '../../../platform/database/database.ts';
import { multipartBody } from '../../../platform/testing/multipart-body.ts';
import { SAMPLES } from '../../../platform/testing/sample-files.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { testCandidate, type TestCandidate } from '../../../platform/testing/test-candidate.ts';
import { storedJobs } from '../../engine/jobs/testing/stored-jobs.ts';
import { conversationOf, sendByEmployer, setBlocked } from './index.ts';

let hirehq: TestApp;
beforeAll(async () => {
  hirehq = await createTestApp({ candidateOf: 'module' });
});
afterAll(() => hirehq.close());

async function newEmployer(): Promise<{ enterpriseId: string; jobId: string }> {
  const [jobId = ''] = await storedJobs(hirehq.db, [{ company: 'Daily Crumb' }]);
  const { enterprise_id } = await hirehq.db
    .selectFrom('job')
    .select('enterprise_id')
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  return { enterpriseId: enterprise_id, jobId };
}

/** A candidate who has applied to an employer, and what the two do. */
async function applicant(employer?: { enterpriseId: string; jobId: string }) {
  const candidate = await testCandidate(hirehq);
  const { enterpriseId, jobId } = employer ?? (await newEmployer());
  const now = new Date();
  await hirehq.db
    .insertInto('application')
    .values({
      id: randomUUID(),
      job_id: jobId,
      candidate_id: candidate.id,
      request_id: randomUUID(),
      answers: jsonb([]),
      enterprise_process_status: 'R',
      submitted_at: now,
      changed_at: now,
    })
    .execute();
  const pair = { candidateId: candidate.id, enterpriseId };
  return {
    candidate,
    enterpriseId,
    pair,
    writes: (message: string, more: object = {}, file?: File) => write(candidate, enterpriseId, { message, ...more }, file),
    hears: (text: string, requestId?: string) => sendByEmployer(hirehq.services, { ...pair, text, requestId }),
    chat: () => chat(candidate, enterpriseId),
  };
}

async function ask<Payload>({ headers }: TestCandidate, method: 'GET' | 'PUT', path: string, payload?: object) {
  const response = await hirehq.app.inject({
    method,
    url: `/api/v1/candidates/messages/${path}`,
    headers,
    ...(payload && { payload }),
  });
  const body = response.json<{ responsePayload: Payload; errorCode?: string; errorMessage?: string; traceId?: string }>();
  return { statusCode: response.statusCode, body, payload: body.responsePayload };
}

async function write(candidate: TestCandidate, enterpriseId: string, message: object, file?: File) {
  const content = {
    messageTo: enterpriseId,
    messageFrom: candidate.id,
    messageType: file ? 'FILE' : 'TEXT',
    byEnterprise: false,
    enterpriseId,
    ...message,
  };
  const body = await multipartBody({
    messages: new File([JSON.stringify(content)], 'blob', { type: 'application/json' }),
    ...(file && { file }),
  });
  const response = await hirehq.app.inject({
    method: 'PUT',
    url: '/api/v1/candidates/messages/general',
    headers: { ...candidate.headers, ...body.headers },
    payload: body.payload,
  });
  const json = response.json<{ responsePayload: Message; errorCode?: string; errorMessage?: string; fields?: object }>();
  return { statusCode: response.statusCode, body: json, message: json.responsePayload };
}

type Chat = RestResponse<'GET candidates/messages/details/0/500'>;
const chat = (candidate: TestCandidate, enterpriseId: string, other = enterpriseId) =>
  ask<Chat>(candidate, 'GET', `details/0/500?candidateId=${other}&enterpriseId=${enterpriseId}`);
const list = (candidate: TestCandidate) => ask<Conversation[]>(candidate, 'GET', '0/500');
const unread = async (candidate: TestCandidate) => (await ask<number>(candidate, 'GET', 'unread-count')).payload;

const uploaded = async (file: File): Promise<UploadedFile> => ({
  fileName: file.name,
  contentType: file.type,
  data: Buffer.from(await file.arrayBuffer()),
});

describe('a conversation', () => {
  test('MS-02 MS-08 contains the messages of both, in order, with every field of the specification', async () => {
    const { candidate, enterpriseId, pair, writes, hears, chat: read } = await applicant();
    const sent = await writes('  Is the post still open? ');
    expect(sent.statusCode).toBe(200);
    const reply = await hears('It is.');
    const { payload } = await read();
    const { jobId: _, ...shown } = reply;
    expect(payload.messages).toEqual([
      {
        id: sent.message.id,
        number: 1,
        message: 'Is the post still open?',
        messageTo: enterpriseId,
        messageFrom: candidate.id,
        messageType: 'TEXT',
        byEnterprise: false,
        enterpriseId,
        timestamp: sent.message.timestamp,
        messageSignedUrl: null,
        statusForFrom: 'SENT',
        links: [],
        hasUnprovenLink: false,
      },
      shown,
    ]);
    expect(reply).toMatchObject({ messageFrom: enterpriseId, messageTo: candidate.id, byEnterprise: true });
    expect(payload.participants.map(({ id, firstName }) => [id, firstName])).toEqual([
      [enterpriseId, 'Daily Crumb'],
      [candidate.id, 'Ada'],
    ]);
    expect((await list(candidate)).payload).toEqual([
      {
        messageFrom: enterpriseId,
        messageTo: candidate.id,
        messageFromName: 'Daily Crumb',
        messageFromProfile: null,
        messageFromProfileSigned: null,
        messageFromProfileTitle: null,
        enterpriseName: 'Daily Crumb',
        enterpriseId,
        lastMessage: 'It is.',
        lastMessageSignedUrl: null,
        lastMessageTimestamp: reply.timestamp,
        unreadCount: 1,
      },
    ]);
    expect((await conversationOf(hirehq.services, pair)).messages).toMatchObject(payload.messages);
  });

  test('MS-04 thirty messages sent at once by both are stored once each, with times in the same order', async () => {
    const { writes, hears, chat: read, pair } = await applicant();
    const sent = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        index % 2 ? hears(`e${index}`) : writes(`c${index}`).then(({ message }) => message),
      ),
    );
    const { messages } = (await read()).payload;
    expect(messages.map(({ id }) => id).toSorted()).toEqual(sent.map(({ id }) => id).toSorted());
    const times = messages.map(({ timestamp }) => timestamp);
    expect(times).toEqual(times.toSorted());
    expect(new Set(times).size).toBe(30);
    expect((await conversationOf(hirehq.services, pair)).messages.map(({ id }) => id)).toEqual(messages.map(({ id }) => id));
  });

  test('MS-04 the same request sent ten times at once stores one message, and returns it each time', async () => {
    const { writes, hears, chat: read, candidate } = await applicant();
    const requestId = randomUUID();
    const mine = await Promise.all(Array.from({ length: 10 }, () => writes('Once', { requestId })));
    expect(new Set(mine.map(({ message }) => message.id)).size).toBe(1);
    const theirs = await Promise.all(Array.from({ length: 10 }, () => hears('Once too', requestId)));
    expect(new Set(theirs.map(({ id }) => id)).size).toBe(1);
    expect((await read()).payload.messages.map(({ message }) => message)).toEqual(['Once', 'Once too']);
    expect(await unread(candidate)).toBe(1);
  });

  test('MS-08 is listed newest first: all of them, or ten for a refresh', async () => {
    const first = await applicant();
    const { candidate } = first;
    await first.hears('Number 0');
    for (let number = 1; number < 12; number += 1) {
      const employer = await newEmployer();
      const pool = randomUUID();
      await hirehq.db
        .insertInto('talent_pool')
        .values({ id: pool, enterprise_id: employer.enterpriseId, name: 'Bakers' })
        .execute();
      await hirehq.db
        .insertInto('talent_pool_member')
        .values({ talent_pool_id: pool, candidate_id: candidate.id, origin: 'I' })
        .execute();
      await sendByEmployer(hirehq.services, {
        candidateId: candidate.id,
        enterpriseId: employer.enterpriseId,
        text: `Number ${number}`,
      });
    }
    const all = (await list(candidate)).payload;
    expect(all.map(({ lastMessage }) => lastMessage)).toEqual(Array.from({ length: 12 }, (_, index) => `Number ${11 - index}`));
    expect((await ask<Conversation[]>(candidate, 'GET', '0/10')).payload).toEqual(all.slice(0, 10));
    expect(await unread(candidate)).toBe(12);
  });
});

describe('reading and clearing', () => {
  test('MS-07 reading one conversation does not change others', async () => {
    const one = await applicant();
    const { candidate, enterpriseId } = one;
    const stranger = await applicant();
    await one.hears('One');
    await one.hears('Two');
    await stranger.hears('Other');
    expect(await unread(candidate)).toBe(2);
    const reading = { messageFrom: enterpriseId, messageTo: candidate.id, enterpriseId };
    expect((await ask(candidate, 'PUT', 'read', reading)).body).toEqual({ responsePayload: true });
    expect([await unread(candidate), await unread(stranger.candidate)]).toEqual([0, 1]);
    expect((await list(candidate)).payload[0]?.unreadCount).toBe(0);
  });

  test('SV-08 an employer sees the messages since it last wrote', async () => {
    const { writes, hears, pair } = await applicant();
    await writes('Hello');
    expect((await conversationOf(hirehq.services, pair)).unreadCount).toBe(1);
    await hears('Good morning');
    expect((await conversationOf(hirehq.services, pair)).unreadCount).toBe(0);
  });

  test('MS-06 a cleared history stays cleared for the candidate, and complete for the employer', async () => {
    const { candidate, enterpriseId, pair, writes, hears, chat: read } = await applicant();
    await writes('One');
    await hears('Two');
    expect((await ask(candidate, 'PUT', `chat-history?candidateId=${enterpriseId}`)).body).toEqual({ responsePayload: true });
    expect([(await read()).payload.messages, (await list(candidate)).payload, await unread(candidate)]).toEqual([[], [], 0]);
    await hears('Three');
    expect((await read()).payload.messages.map(({ message }) => message)).toEqual(['Three']);
    expect((await list(candidate)).payload.map(({ lastMessage, unreadCount }) => [lastMessage, unreadCount])).toEqual([
      ['Three', 1],
    ]);
    expect((await conversationOf(hirehq.services, pair)).messages.map(({ message }) => message)).toEqual(['One', 'Two', 'Three']);
    const byBoth = `chat-history?candidateId=${candidate.id}&enterpriseId=${enterpriseId}`;
    expect((await ask(candidate, 'PUT', byBoth)).statusCode).toBe(200);
    expect((await read()).payload.messages).toEqual([]);
  });
});

describe('what may be sent', () => {
  test('MS-04 an empty message, and one in someone else’s name, is refused', async () => {
    const { writes, chat: read } = await applicant();
    const other = await testCandidate(hirehq);
    for (const blank of [' \0 ', '\u200b\u2060', '\u202e \u3164', '\u2800\u{e0041}', '\u0301'])
      expect((await writes(blank)).body).toMatchObject({ errorCode: 'VALIDATION_FAILED', fields: { message: 'is empty' } });
    expect((await writes('Hi', { messageFrom: other.id })).body.errorCode).toBe('NOT_FOUND');
    expect((await writes('Hi', { messageTo: other.id })).body.errorCode).toBe('NOT_FOUND');
    expect((await writes('Hi', { byEnterprise: true })).body.fields).toHaveProperty('byEnterprise');
    expect((await writes('Hi', { messageType: 'SMS' })).body.fields).toHaveProperty('messageType');
    expect((await writes('', { messageType: 'FILE' })).body.fields).toEqual({ file: 'is missing' });
    expect((await read()).payload.messages).toEqual([]);
  });

  test.each(['png', 'pdf', 'doc'] as const)('MS-05 %s is attached and opens by a signed link', async (name) => {
    const { writes, chat: read, candidate } = await applicant();
    const { message } = await writes('', {}, SAMPLES[name]());
    expect(message).toMatchObject({ messageType: 'FILE', message: '' });
    const opened = await hirehq.app.inject({ url: message.messageSignedUrl ?? '' });
    const sent = Buffer.from(await SAMPLES[name]().arrayBuffer());
    expect(opened.rawPayload.subarray(0, 4)).toEqual(sent.subarray(0, 4));
    expect((await read()).payload.messages[0]?.messageSignedUrl).toContain('/files/');
    expect((await list(candidate)).payload[0]).toMatchObject({
      lastMessage: SAMPLES[name]().name,
      lastMessageSignedUrl: expect.stringContaining('/files/') as string,
    });
  });

  test.each(['htmlNamedPdf', 'svg', 'spreadsheetNamedDoc'] as const)('MS-05 %s is not', async (name) => {
    const { writes, chat: read } = await applicant();
    expect((await writes('See', {}, SAMPLES[name]())).body.errorCode).toBe('FILE_TYPE_REFUSED');
    expect((await read()).payload.messages).toEqual([]);
  });

  test('MS-05 an attachment sent twice is stored once', async () => {
    const { pair } = await applicant();
    const sending = { ...pair, text: 'The offer', file: await uploaded(SAMPLES.pdf()), requestId: randomUUID() };
    const [first, second] = [await sendByEmployer(hirehq.services, sending), await sendByEmployer(hirehq.services, sending)];
    expect(second.id).toBe(first.id);
    expect((await hirehq.app.inject({ url: second.messageSignedUrl ?? '' })).statusCode).toBe(200);
  });

  test.each([
    ['withdrawn, its employer sees nothing of it', { withdrawn_at: new Date() }, 0],
    ['closed, both can read', { closed_at: new Date(), closed_by: 'enterprise', closure_reason: 'declined' }, 1],
  ] as const)(
    'MS-04 once an application is %s and neither side can write; a repeated request gets its response',
    async (_name, end, seen) => {
      const { candidate, pair, writes, hears, chat: read } = await applicant();
      const requestId = randomUUID();
      const before = await writes('Before', { requestId });
      await hirehq.db.updateTable('application').set(end).where('candidate_id', '=', candidate.id).execute();
      const refused = await writes('After');
      expect([refused.statusCode, refused.body.errorCode]).toEqual([409, 'CONFLICT']);
      expect(refused.body.errorMessage).toContain('withdrawn');
      await expect(hears('After')).rejects.toMatchObject({ code: seen ? 'CONFLICT' : 'NOT_FOUND' });
      expect((await writes('Before', { requestId })).message).toEqual(before.message);
      expect((await read()).payload.messages).toHaveLength(1);
      const bySide = await conversationOf(hirehq.services, pair).catch(() => ({ messages: [] }));
      expect(bySide.messages).toHaveLength(seen);
    },
  );

  test('MS-04 while an employer blocks a conversation neither side can write and both can read, then both can write again', async () => {
    const { pair, writes, hears, chat: read } = await applicant();
    await hears('Good bye');
    await setBlocked(hirehq.services, { ...pair, blocked: true });
    const refused = await writes('Wait');
    expect([refused.statusCode, refused.body.errorCode]).toEqual([409, 'CONFLICT']);
    expect(refused.body.errorMessage).toBe('This employer no longer accepts messages in this conversation.');
    await expect(hears('One thing more')).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'This conversation is blocked. Unblock it to write to this candidate.',
    });
    expect((await read()).payload.messages).toHaveLength(1);
    expect((await conversationOf(hirehq.services, pair)).messages).toHaveLength(1);
    await setBlocked(hirehq.services, { ...pair, blocked: false });
    expect((await writes('Thank you')).statusCode).toBe(200);
    await expect(hears('You are welcome')).resolves.toMatchObject({ message: 'You are welcome' });
  });

  test('MS-04 an applicant can be blocked before any message, an unconnected candidate is not found', async () => {
    const { pair, writes, candidate } = await applicant();
    await setBlocked(hirehq.services, { ...pair, blocked: true });
    expect((await writes('Hello')).statusCode).toBe(409);
    expect((await list(candidate)).payload).toEqual([]);
    const stranger = await testCandidate(hirehq);
    const block = setBlocked(hirehq.services, { ...pair, candidateId: stranger.id, blocked: true });
    await expect(block).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('permissions', () => {
  test('MS-09 a conversation of others and one with an unconnected candidate are not found, with the same response', async () => {
    const theirs = await applicant();
    await theirs.hears('For you only');
    const me = await testCandidate(hirehq);
    const nobody = randomUUID();
    const responses = await Promise.all([
      ...[theirs.enterpriseId, nobody].map((id) => chat(me, id)),
      ...[theirs.candidate.id, nobody].map((id) => chat(me, theirs.enterpriseId, id)),
      ...[theirs.enterpriseId, nobody].map((id) => ask(me, 'PUT', `chat-history?candidateId=${id}`)),
      ...[theirs.enterpriseId, nobody].map((id) =>
        ask(me, 'PUT', 'read', { messageFrom: id, messageTo: me.id, enterpriseId: id }),
      ),
      ...[theirs.enterpriseId, nobody].map((id) => write(me, id, { message: 'Hi' })),
    ]);
    for (const { statusCode, body } of responses) {
      expect(statusCode).toBe(404);
      expect({ ...body, traceId: '' }).toEqual({ ...responses[0]?.body, traceId: '' });
    }
    expect(await hirehq.db.selectFrom('conversation').select('id').where('candidate_id', '=', me.id).execute()).toEqual([]);
  });

  test('SV-08 an employer has no access to candidates without a connection', async () => {
    const { candidate } = await applicant();
    const other = { candidateId: candidate.id, enterpriseId: (await newEmployer()).enterpriseId };
    await expect(sendByEmployer(hirehq.services, { ...other, text: 'Spam' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(conversationOf(hirehq.services, other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('notifications', () => {
  test('NT-10 a message of an employer creates a notification with its time, and a stream event, in one transaction', async () => {
    const { candidate, enterpriseId, hears } = await applicant();
    const message = await hears('Can you start on Monday?');
    const response = await hirehq.app.inject({ url: '/api/v1/candidates/notifications/unread/C', headers: candidate.headers });
    expect(response.json<{ responsePayload: NotificationList }>().responsePayload.notificationsDtoList).toMatchObject([
      {
        notificationValue: 'Daily Crumb has sent you a message. “Can you start on Monday?”',
        callToActionUrl: `/candidate/message-list?candidateId=${enterpriseId}&enterpriseId=${enterpriseId}`,
        createdTimestamp: message.timestamp,
      },
    ]);
    const events = await hirehq.db
      .selectFrom('stream_event')
      .select(['topic', 'payload'])
      .where('candidate_id', '=', candidate.id)
      .execute();
    expect(events).toContainEqual({
      topic: 'message.received',
      payload: {
        id: message.id,
        messageFrom: enterpriseId,
        enterpriseId,
        unreadCount: 1,
        conversation: expect.objectContaining({ lastNumber: 1, unreadCount: 1, unreadTotal: 1, writing: 'OPEN' }) as object,
        message: expect.objectContaining({ id: message.id, number: 1, message: 'Can you start on Monday?' }) as object,
      },
    });
    expect(events.map(({ topic }) => topic)).toContain('notification.received');
  });

  test('SV-08 a message of a candidate creates an outbox event', async () => {
    const { candidate, enterpriseId, writes } = await applicant();
    const { message } = await writes('Hello');
    const events = await hirehq.db.selectFrom('outbox').select('payload').where('topic', '=', 'message.received').execute();
    expect(events.map(({ payload }) => payload)).toContainEqual({
      messageId: message.id,
      candidateId: candidate.id,
      enterpriseId,
    });
  });
});
