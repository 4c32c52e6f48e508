import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@hirehq/shared-contracts/durations';
import { SEND_LIMIT_OF_EMPLOYER, SEND_LIMITS } from '@hirehq/shared-contracts/employer';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { multipartBody } from '../../../platform/testing/multipart-body.ts';
import { SAMPLES } from '../../../platform/testing/sample-files.ts';
import { createTestApp } from '../../../platform/testing/test-app.ts';
import { sentApplication } from '../applications/testing/sent-application.ts';
import { testEmployer, type TestEmployer } from '../../employer-api/employers/testing/test-employer.ts';

const START = new Date('2026-03-01T12:00:00Z');
const DAY = 24 * 60 * MINUTE_MS;
let time = START;
const hirehq = await createTestApp({ now: () => time, config: { employerRateLimit: 0 } });
afterAll(() => hirehq.close());
beforeEach(() => {
  time = START;
});

interface Target {
  employer: TestEmployer;
  candidateId: string;
  applicationId: string;
}
type Sends = (target: Target, key?: string) => ReturnType<TestEmployer['ask']>;

async function target(): Promise<Target> {
  const { employer, candidateId, id } = await sentApplication(hirehq);
  return { employer, candidateId, applicationId: id };
}

const keyOf = (key: string) => ({ 'idempotency-key': key });
const soon = (hours: number) => new Date(START.getTime() + 2 * DAY + hours * 60 * MINUTE_MS).toISOString();
const round = () => ({
  roundTitle: 'A talk',
  mode: 'PHONE',
  timeZone: 'UTC',
  scheduleStartDateTime: soon(0),
  scheduleCompleteDateTime: soon(1),
});

const message =
  (file?: () => File): Sends =>
  async ({ employer, candidateId }, key = randomUUID()) => {
    const body = await multipartBody({
      message: JSON.stringify({ text: 'Look: https://phish.example' }),
      ...(file && { file: file() }),
    });
    return employer.ask(`POST messages/${candidateId}`, body.payload, { ...body.headers, ...keyOf(key) });
  };
const note: Sends = ({ employer, applicationId }, key = randomUUID()) =>
  employer.ask(`POST applications/${applicationId}/notes`, { note: 'Look here' }, keyOf(key));
const invitation: Sends = ({ employer, applicationId }, key = randomUUID()) =>
  employer.ask('POST interviews', { ...round(), applicationId }, keyOf(key));

const KINDS: [string, Sends, { max: number; windowMs: number }][] = [
  ['messages', message(), { max: SEND_LIMITS.messages.minute, windowMs: MINUTE_MS }],
  [
    'files',
    message(SAMPLES.pdf),
    { max: Math.min(SEND_LIMITS.attachments.hour, SEND_LIMITS.messages.minute), windowMs: 60 * MINUTE_MS },
  ],
  ['notes', note, { max: SEND_LIMITS.notes.hour, windowMs: 60 * MINUTE_MS }],
  ['interviews', invitation, { max: SEND_LIMITS.interviews.hour, windowMs: 60 * MINUTE_MS }],
];

/** How many notifications the candidate has been given. */
const notified = async (candidateId: string) =>
  (await hirehq.db.selectFrom('notification').select('id').where('candidate_id', '=', candidateId).execute()).length;

test.each(KINDS)(
  'MS-04 SV-08 an employer’s %s to one candidate have a limit; others are not affected, and it can continue afterwards',
  async (_name, send, { max, windowMs }) => {
    const sender = await target();
    const [bystander, other] = [await target(), await target()];
    const first = randomUUID();
    expect((await send(sender, first)).statusCode).toBe(200);
    for (let count = 1; count < max; count += 1) {
      const { statusCode, body } = await send(sender);
      expect({ count, statusCode, body: statusCode === 200 ? {} : body }).toEqual({ count, statusCode: 200, body: {} });
    }
    const before = await notified(sender.candidateId);
    const refused = await send(sender);
    expect(refused).toMatchObject({
      statusCode: 429,
      body: { errorCode: 'RATE_LIMITED', errorMessage: expect.stringContaining('this candidate') as string },
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await notified(sender.candidateId)).toBe(before);
    expect((await send(sender, first)).statusCode).toBe(200);
    expect((await send(bystander)).statusCode).toBe(200);
    expect((await send({ ...other, employer: sender.employer })).statusCode).toBe(404);
    time = new Date(START.getTime() + windowMs);
    expect((await send(sender)).statusCode).toBe(200);
  },
);

test('MS-04 another candidate of the same employer, and another employer of the same candidate, have counts of their own', async () => {
  const sender = await target();
  for (let count = 0; count <= SEND_LIMITS.messages.minute; count += 1) await message()(sender);
  const stranger = await testEmployer(hirehq);
  const { candidateId: second } = await target();
  const pool = async ({ employer }: Pick<Target, 'employer'>, candidateId: string) => {
    const { id } = (await employer.ask('POST talent-pools', { name: 'Friends' })).body;
    await hirehq.db
      .insertInto('talent_pool_member')
      .values({ talent_pool_id: id, candidate_id: candidateId, origin: 'I' })
      .execute();
    return { employer, candidateId, applicationId: '' };
  };
  expect((await message()(sender)).statusCode).toBe(429);
  expect((await message()(await pool(sender, second))).statusCode).toBe(200);
  expect((await message()(await pool({ employer: stranger }, sender.candidateId))).statusCode).toBe(200);
});

test('MS-04 of many messages at once no more are stored than the limit allows, and the refused ones do not count', async () => {
  const sender = await target();
  const outcomes = await Promise.all(Array.from({ length: SEND_LIMITS.messages.minute + 10 }, () => message()(sender)));
  const stored = outcomes.filter(({ statusCode }) => statusCode === 200).length;
  // The application is one notification, all unread messages are another one.
  expect([stored, await notified(sender.candidateId)]).toEqual([SEND_LIMITS.messages.minute, 2]);
  time = new Date(START.getTime() + 60 * MINUTE_MS - 1);
  for (let count = 0; count < SEND_LIMITS.messages.minute; count += 1) expect((await message()(sender)).statusCode).toBe(200);
});

test('MS-04 rounds moved again and again are invitations too; what was begun can always be ended', async () => {
  const sender = await target();
  const { employer, applicationId } = sender;
  const { id } = (await invitation(sender)).body;
  const move = (hours: number) => employer.ask(`PUT interviews/${id}`, { ...round(), scheduleCompleteDateTime: soon(hours) });
  for (let count = 1; count < SEND_LIMITS.interviews.hour; count += 1) expect((await move(count)).statusCode).toBe(200);
  expect((await move(30)).statusCode).toBe(429);
  for (let count = 0; count <= SEND_LIMITS.notes.hour; count += 1) await note(sender);
  expect((await note(sender)).statusCode).toBe(429);
  expect((await employer.ask(`POST interviews/${id}/cancel`)).statusCode).toBe(200);
  expect((await employer.ask(`POST applications/${applicationId}/close`, { reason: 'declined' })).statusCode).toBe(200);
});

test('MS-04 an employer has a generous limit for all candidates together, which another employer does not share', async () => {
  const [sender, bystander] = [await target(), await target()];
  await hirehq.db.deleteFrom('attempt').execute();
  await message()(sender);
  await hirehq.db
    .updateTable('attempt')
    .set({ count: SEND_LIMIT_OF_EMPLOYER.hour })
    .where('key', 'like', 'sent:hour:%')
    .execute();
  const refused = await message()(sender);
  expect(refused).toMatchObject({ statusCode: 429, body: { errorMessage: expect.stringContaining('candidates') as string } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await message()(bystander)).statusCode).toBe(200);
});
