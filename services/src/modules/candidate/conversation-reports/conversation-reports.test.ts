import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ReportConversationInput } from '@hirehq/shared-contracts/graphql/types';
import { ReportConversationDocument } from '@hirehq/mfe-messaging/src/features/manage-conversation/report-conversation.graphql.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { throwRefused } from '../../../platform/testing/throw-refused.ts';
import { conversing } from '../messages/testing/conversing.ts';
import { newestConversationReports } from './index.ts';
import { REPORT_RULES } from './report-conversation.ts';

const START = new Date('2026-05-04T09:00:00Z');
const { max, windowMs } = REPORT_RULES.conversationReports;
let time = START;
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: () => time });
});
beforeEach(() => {
  time = START;
});
afterAll(() => app.close());

const DONE = { __typename: 'ReportConversationDone' };

async function reporter() {
  const talk = await conversing(app);
  return {
    ...talk,
    async report(changes: Partial<ReportConversationInput> = {}) {
      const input = { enterpriseId: talk.enterpriseId, requestId: randomUUID(), reason: 'SPAM', ...changes } as const;
      const { data, errors } = await app.graphql(ReportConversationDocument, { input }, talk.headers);
      throwRefused(errors);
      return data?.reportConversation;
    },
    stored: () => app.db.selectFrom('conversation_report').selectAll().where('enterprise_id', '=', talk.enterpriseId).execute(),
  };
}

test('MS-06 a conversation or a message of the employer is reported once per request, also when it is sent at once', async () => {
  const { report, stored, hears, candidateId } = await reporter();
  const { id: messageId } = await hears('Pay us 50 euros first.');
  const requestId = randomUUID();
  for (const response of await Promise.all(Array.from({ length: 5 }, () => report({ requestId, messageId, details: ' A fee ' }))))
    expect(response).toMatchObject(DONE);
  expect(await report({ reason: 'FRAUD' })).toMatchObject(DONE);
  expect(await stored()).toMatchObject([
    {
      candidate_id: candidateId,
      message_id: messageId,
      message_text: 'Pay us 50 euros first.',
      reason: 'SPAM',
      details: 'A fee',
    },
    { message_id: null, message_text: null, reason: 'FRAUD', details: null },
  ]);
});

test('MS-06 what is not the candidate’s, an own message, and too long a text are refused', async () => {
  const { report, stored, write } = await reporter();
  const other = await reporter();
  const { message } = await write();
  const { id: theirs } = await other.hears('Hello');
  for (const wrong of [
    { enterpriseId: other.enterpriseId },
    { enterpriseId: randomUUID() },
    { enterpriseId: 'x' },
    { messageId: message.id },
    { messageId: theirs },
    { messageId: 'x' },
  ])
    expect(await report(wrong)).toMatchObject({ __typename: 'ReportConversationRefused', code: 'NOT_FOUND' });
  await expect(report({ details: 'x'.repeat(1001) })).rejects.toMatchObject({ fields: { details: 'TOO_LONG' } });
  await expect(report({ requestId: '' })).rejects.toMatchObject({ fields: { requestId: 'MISSING' } });
  expect(await stored()).toEqual([]);
});

test('MS-06 a candidate who reports very often has to wait; repeated and refused reports do not count', async () => {
  const { report, stored } = await reporter();
  const requestId = randomUUID();
  for (let count = 0; count < 3; count += 1) await report({ requestId });
  for (let count = 1; count < max; count += 1) expect(await report()).toMatchObject(DONE);
  for (let count = 0; count < 3; count += 1)
    expect(await report()).toMatchObject({ __typename: 'ReportConversationRefused', code: 'RATE_LIMITED' });
  expect(await report({ requestId })).toMatchObject(DONE);
  expect(await stored()).toHaveLength(max);
  time = new Date(START.getTime() + windowMs);
  expect(await report()).toMatchObject(DONE);
});

test('MS-06 operators see the reports, newest first, also when the candidate is gone', async () => {
  const { report, hears, enterpriseId, candidateId } = await reporter();
  const { id: messageId } = await hears('You are too old.');
  time = new Date('2030-01-01T00:00:00Z');
  await report({ reason: 'SPAM' });
  time = new Date('2030-01-02T00:00:00Z');
  await report({ reason: 'DISCRIMINATION', messageId });
  await app.db.deleteFrom('candidate').where('id', '=', candidateId).execute();
  expect(await newestConversationReports(app.db, new Date('2029-12-31T00:00:00Z'))).toMatchObject([
    { enterprise_id: enterpriseId, candidate_id: null, reason: 'DISCRIMINATION', message_text: 'You are too old.' },
    { establishment_name: 'Daily Crumb', reason: 'SPAM', message_text: null },
  ]);
});
