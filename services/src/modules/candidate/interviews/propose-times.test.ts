import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  ProposeInterviewTimesDocument,
  RespondToInterviewDocument,
} from '@hirehq/mfe-jobs/src/interviews/features/answer-interview/answer-interview.graphql.ts';
import { ApplicationTimelineDocument } from '@hirehq/mfe-jobs/src/track/features/track-jobs/tracked-job.graphql.ts';
import { WithdrawApplicationDocument } from '@hirehq/mfe-jobs/src/track/features/withdraw-application/withdraw-application.graphql.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { throwRefused } from '../../../platform/testing/throw-refused.ts';
import { testEmployer } from '../../employer-api/employers/testing/test-employer.ts';
import { storedCandidate } from '../../engine/jobs/testing/stored-jobs.ts';
import { between, invited } from './testing/invited.ts';

let app: TestApp;
const START = new Date('2026-05-04T09:00:00Z');
let time = START;
beforeAll(async () => {
  app = await createTestApp({ now: () => time });
});
beforeEach(() => {
  time = START;
});
afterAll(() => app.close());

const ROUND = {
  roundTitle: 'First talk',
  mode: 'PHONE',
  timeZone: 'Europe/Berlin',
  ...between('2026-05-06T10:00:00+02:00', '2026-05-06T11:00:00+02:00'),
};
const TIMES = [
  { startsAt: '2026-05-08T08:00:00.000Z', completesAt: '2026-05-08T09:00:00.000Z' },
  { startsAt: '2026-05-07T13:30:00.000Z', completesAt: '2026-05-07T14:30:00.000Z' },
];
const IN_ORDER = TIMES.toReversed();

async function asked() {
  const a = await invited(app, ROUND);
  const propose = async (times: typeof TIMES = TIMES, note: string | null = 'I work on Wednesdays.', headers = a.headers) => {
    const input = { interviewId: a.interviewId, times, note };
    const { data, errors } = await app.graphql(ProposeInterviewTimesDocument, { input }, headers);
    throwRefused(errors);
    return data?.proposeInterviewTimes;
  };
  const changes = async () => {
    const rows = await app.db
      .selectFrom('outbox')
      .select('payload')
      .where('topic', '=', 'interview.changed')
      .orderBy('id')
      .execute();
    const payloads = rows.map(({ payload }) => payload as { interviewId: string; change: string });
    return payloads.filter(({ interviewId }) => interviewId === a.interviewId).map(({ change }) => change);
  };
  return { ...a, propose, changes };
}

test('JB-20 proposed times reach the employer: history, event, API; once, however often they are sent', async () => {
  const a = await asked();
  const proposed = { status: 'P', proposedTimes: IN_ORDER, proposalNote: 'I work on Wednesdays.' };
  expect(await a.propose()).toMatchObject({ __typename: 'ProposeInterviewTimesDone', interview: proposed });
  expect(await a.propose()).toMatchObject({ interview: proposed });
  expect(await a.interview()).toMatchObject(proposed);
  expect(await a.changes()).toEqual(['scheduled', 'times proposed']);
  expect(await a.asEmployer()).toMatchObject({
    proposedTimes: IN_ORDER.map(({ startsAt, completesAt }) => between(startsAt, completesAt)),
    proposalNote: 'I work on Wednesdays.',
  });
  const { data } = await app.graphql(ApplicationTimelineDocument, { jobId: a.jobId }, a.headers);
  expect(data?.job?.application?.history.map(({ change, actor }) => `${change} by ${actor}`)).toEqual([
    'applied by candidate',
    'interview_scheduled by enterprise',
    'interview_times_proposed by candidate',
  ]);
  expect(await a.propose(TIMES.slice(0, 1), null)).toMatchObject({
    interview: { proposedTimes: TIMES.slice(0, 1), proposalNote: null },
  });
});

const moved = between('2026-05-07T15:30:00+02:00', '2026-05-07T16:30:00+02:00');

test.each([
  ['moves it', async (a: Awaited<ReturnType<typeof asked>>) => a.move(moved)],
  ['cancels it', async (a: Awaited<ReturnType<typeof asked>>) => a.ask(`POST interviews/${a.interviewId}/cancel`)],
])('JB-20 the proposal is settled when the employer %s', async (_name, respond) => {
  const a = await asked();
  await a.propose();
  await respond(a);
  expect(await a.interview()).toMatchObject({ proposedTimes: [], proposalNote: null });
  expect(await a.asEmployer()).toMatchObject({ proposedTimes: [], proposalNote: null });
});

test.each([true, false])('JB-20 the proposal ends when the candidate responds after all: %s', async (accepts) => {
  const a = await asked();
  await a.propose();
  await app.graphql(RespondToInterviewDocument, { interviewId: a.interviewId, accepts }, a.headers);
  expect(await a.interview()).toMatchObject({ status: accepts ? 'A' : 'X', proposedTimes: [] });
});

test('JB-20 an accepted interview stays accepted while other times are proposed', async () => {
  const a = await asked();
  await app.graphql(RespondToInterviewDocument, { interviewId: a.interviewId, accepts: true }, a.headers);
  expect(await a.propose()).toMatchObject({ interview: { status: 'A', proposedTimes: IN_ORDER } });
});

test('JB-20 an invitation that was moved since it was shown is not accepted at its former version', async () => {
  const a = await asked();
  const version = (await a.interview())?.version ?? '';
  await a.move(between('2026-05-07T10:00:00+02:00', '2026-05-07T11:00:00+02:00'));
  const accept = async (of: string) => {
    const variables = { interviewId: a.interviewId, accepts: true, version: of };
    return (await app.graphql(RespondToInterviewDocument, variables, a.headers)).data?.respondToInterview;
  };
  const refused = await accept(version);
  expect(refused).toMatchObject({ code: 'STALE', current: { status: 'P', startsAt: '2026-05-07T08:00:00.000Z' } });
  expect(await a.interview()).toMatchObject({ status: 'P' });
  const current = refused?.__typename === 'RespondToInterviewRefused' ? refused.current : null;
  expect(await accept(current?.version ?? '')).toMatchObject({ interview: { status: 'A' } });
});

test('JB-20 SV-08 an interview that the candidate has answered since an employer system read it is not moved unseen', async () => {
  const a = await asked();
  const tag = { 'if-match': `"${(await a.asEmployer())['version']}"` };
  await a.propose();
  const moved = await a.ask(`PUT interviews/${a.interviewId}`, ROUND, tag);
  expect([moved.statusCode, moved.body['current'].proposalNote]).toEqual([412, 'I work on Wednesdays.']);
  for (const step of ['cancel', 'close'])
    expect((await a.ask(`POST interviews/${a.interviewId}/${step}`, { closureStatus: 'PASSED' }, tag)).statusCode).toBe(412);
  expect(await a.asEmployer()).toMatchObject({ status: 'P', proposalNote: 'I work on Wednesdays.' });
});

test('SV-08 a step that is repeated with its key has its first result, though its version has gone', async () => {
  const a = await asked();
  const headers = { 'if-match': `"${(await a.asEmployer())['version']}"`, 'idempotency-key': randomUUID() };
  const cancel = () => a.ask(`POST interviews/${a.interviewId}/cancel`, {}, headers);
  expect([(await cancel()).statusCode, (await cancel()).statusCode]).toEqual([200, 200]);
});

const [one] = TIMES;
test.each([
  ['no time', [], undefined, { times: 'MISSING' }],
  ['four', [...TIMES, ...TIMES].slice(0, 4), undefined, { times: 'TOO_MANY' }],
  ['one twice', [one, one], undefined, { 'times.1.startsAt': 'REPEATED' }],
  ['one gone by', [{ ...one, startsAt: '2026-05-04T09:00:00Z' }], undefined, { 'times.0.startsAt': 'IN_PAST' }],
  ['an end at the start', [{ ...one, completesAt: one?.startsAt }], undefined, { 'times.0.completesAt': 'BEFORE_START' }],
  ['a day long', [{ ...one, completesAt: '2026-05-09T08:00:00Z' }], undefined, { 'times.0.completesAt': 'TOO_FAR' }],
  [
    'years ahead',
    [{ startsAt: '2028-05-08T08:00:00Z', completesAt: '2028-05-08T09:00:00Z' }],
    undefined,
    { 'times.0.startsAt': 'TOO_FAR' },
  ],
  ['a long note', [one], 'x'.repeat(1001), { note: 'TOO_LONG' }],
])('JB-20 an invalid proposal is refused, with its fields named: %s', async (_name, times, note, fields) => {
  const a = await asked();
  await expect(a.propose(times as typeof TIMES, note)).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: expect.objectContaining(fields) as object,
  });
  expect(await a.interview()).toMatchObject({ proposedTimes: [] });
});

test('JB-20 no times can be proposed for a past or cancelled interview, or one of an ended application', async () => {
  const [over, cancelled, withdrawn] = [await asked(), await asked(), await asked()];
  await cancelled.ask(`POST interviews/${cancelled.interviewId}/cancel`);
  await app.graphql(WithdrawApplicationDocument, { applicationId: withdrawn.applicationId }, withdrawn.headers);
  expect(await cancelled.propose()).toMatchObject({ code: 'CONFLICT', message: 'This interview is cancelled.' });
  expect(await withdrawn.propose()).toMatchObject({ code: 'CONFLICT' });
  time = new Date('2026-05-06T09:00:00Z');
  expect(await over.propose()).toMatchObject({ code: 'CONFLICT', message: 'This interview has ended.' });
});

test('JB-20 an interview is accessible to its candidate and employer only', async () => {
  const a = await asked();
  const stranger = await app.asCandidate(await storedCandidate(app.db));
  expect(await a.propose(TIMES, null, stranger)).toMatchObject({ code: 'INTERVIEW_ACCESS_DENIED' });
  expect(await a.interview(stranger)).toBeNull();
  expect(await a.interview(a.headers, randomUUID())).toBeNull();
  expect(await a.interview(a.headers, 'x')).toBeNull();
  expect((await (await testEmployer(app)).ask(`GET interviews/${a.interviewId}`)).statusCode).toBe(404);
});
