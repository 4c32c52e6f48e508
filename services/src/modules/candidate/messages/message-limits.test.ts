import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestApp } from '../../../platform/testing/test-app.ts';
import { sentApplication } from '../applications/testing/sent-application.ts';
import { MESSAGE_RULES } from './message-limits.ts';
import { sendMessage } from './send-message.ts';

const { messagesOfConversation: ofConversation, messagesOfCandidate: ofCandidate } = MESSAGE_RULES;
const START = new Date('2026-03-01T12:00:00Z');
let time = START;
const hirehq = await createTestApp({ now: () => time });
afterAll(() => hirehq.close());
beforeEach(() => {
  time = START;
});

async function writer() {
  const { employer, candidateId } = await sentApplication(hirehq);
  const pair = { candidateId, enterpriseId: employer.enterpriseId };
  const send = (by: 'candidate' | 'enterprise', requestId: string = randomUUID()) =>
    sendMessage(hirehq.services, { ...pair, by, text: 'Hello', file: undefined, requestId });
  const stored = async () =>
    (
      await hirehq.db
        .selectFrom('message')
        .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
        .select('message.id')
        .where('conversation.candidate_id', '=', candidateId)
        .execute()
    ).length;
  return { send, stored, candidateId };
}

const REFUSED = { code: 'RATE_LIMITED', message: expect.stringContaining('Wait a moment') as string };

test('MS-04 a candidate has a limit of messages per minute that is not the employer’s, and can continue afterwards', async () => {
  const { send, stored } = await writer();
  for (let count = 0; count < ofConversation.max; count += 1) await send('candidate');
  await expect(send('candidate')).rejects.toMatchObject(REFUSED);
  expect(await stored()).toBe(ofConversation.max);
  await send('enterprise');
  time = new Date(START.getTime() + ofConversation.windowMs);
  await send('candidate');
});

test('MS-04 a repeated message is not counted, nor refused at the limit', async () => {
  const { send, stored } = await writer();
  const requestId = randomUUID();
  const first = await send('candidate', requestId);
  for (let count = 0; count < 5; count += 1) await send('candidate', requestId);
  for (let count = 1; count < ofConversation.max; count += 1) await send('candidate');
  await expect(send('candidate')).rejects.toMatchObject(REFUSED);
  expect((await send('candidate', requestId)).id).toBe(first.id);
  expect(await stored()).toBe(ofConversation.max);
});

test('MS-04 there is a limit per hour too, and refused messages do not count', async () => {
  const { send, stored } = await writer();
  let sent = 0;
  for (let minute = 0; sent < ofCandidate.max; minute += 1) {
    time = new Date(START.getTime() + minute * ofConversation.windowMs);
    for (let count = 0; count < ofConversation.max; count += 1) await send('candidate');
    sent += ofConversation.max;
    await expect(send('candidate')).rejects.toMatchObject(REFUSED);
  }
  time = new Date(START.getTime() + ofCandidate.windowMs - 1);
  await expect(send('candidate')).rejects.toMatchObject({ ...REFUSED, retryAfterSeconds: 60 });
  time = new Date(START.getTime() + ofCandidate.windowMs);
  await send('candidate');
  expect(await stored()).toBe(ofCandidate.max + 1);
});
