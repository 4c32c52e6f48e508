import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { STILL_TRUE, type InterviewFacts } from '@hirehq/shared-contracts/notification-state';
import { RespondToInterviewDocument } from '@hirehq/mfe-jobs/src/interviews/features/answer-interview/answer-interview.graphql.ts';
import { RateInterviewDocument } from '@hirehq/mfe-jobs/src/interviews/features/rate-interview/rate-interview.graphql.ts';
import { WithdrawApplicationDocument } from '@hirehq/mfe-jobs/src/track/features/withdraw-application/withdraw-application.graphql.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { throwRefused } from '../../../platform/testing/throw-refused.ts';
import { storedCandidate } from '../../engine/jobs/testing/stored-jobs.ts';
import { between, invited } from './testing/invited.ts';
import { waitingInterviews } from './waiting-interviews.ts';

let app: TestApp;
const START = new Date('2026-05-04T09:00:00Z');
const AFTER = new Date('2026-05-06T10:00:00Z');
let time = START;
beforeAll(async () => {
  app = await createTestApp({ now: () => time });
});
beforeEach(() => {
  time = START;
});
afterAll(() => app.close());

const ROUND = { roundTitle: 'First talk', mode: 'PHONE', ...between('2026-05-06T08:00:00Z', '2026-05-06T09:00:00Z') };

/** Two rounds that took place. */
async function interviewed() {
  time = START;
  const a = await invited(app, ROUND);
  const second = await a.invite({ roundTitle: 'Second talk' });
  for (const interviewId of [a.interviewId, second]) {
    await app.graphql(RespondToInterviewDocument, { interviewId, accepts: true }, a.headers);
  }
  time = AFTER;
  for (const interviewId of [a.interviewId, second]) await a.ask(`POST interviews/${interviewId}/complete`);
  const rate = async (
    rating: number,
    remark?: string,
    { interviewId = a.interviewId, headers = a.headers, mayBeShown = false } = {},
  ) => {
    const { data, errors } = await app.graphql(
      RateInterviewDocument,
      { interviewId, rating, mayBeShown, ...(remark !== undefined && { remark }) },
      headers,
    );
    throwRefused(errors);
    return data?.rateInterview;
  };
  const remarkByRest = async (ratingRemarksByCandidate: string) =>
    app.app.inject({
      method: 'PUT',
      url: '/api/v1/candidates/pool/candidate-remark',
      headers: a.headers,
      payload: { jobId: a.jobId, ratingRemarksByCandidate, mayBeShown: true },
    });
  const reviews = async () => {
    const response = await app.app.inject({ url: `/public/api/v1/enterprises/candidate-review/${a.enterpriseId}` });
    const { responsePayload } = response.json<{ responsePayload: { reviews: { ratingRemarksByCandidate: string }[] } }>();
    return responsePayload.reviews.map((review) => review.ratingRemarksByCandidate);
  };
  const withdraw = () => app.graphql(WithdrawApplicationDocument, { applicationId: a.applicationId }, a.headers);
  return { ...a, second, rate, remarkByRest, reviews, withdraw };
}

type Interviewed = Awaited<ReturnType<typeof interviewed>>;

test('JB-20 a rating with its remark is stored once; repeating it changes nothing', async () => {
  const a = await interviewed();
  const rated = { ratingOfPanelByCandidate: 4, ratingRemarksByCandidate: 'Kind people.' };
  expect(await a.rate(4, ' Kind people. ')).toMatchObject({ __typename: 'RateInterviewDone', interview: rated });
  expect(await a.rate(4, 'Kind people.')).toMatchObject({ interview: rated });
  expect(await a.rate(4)).toMatchObject({ interview: rated });
  expect(await a.rate(2)).toMatchObject({ code: 'CONFLICT', message: 'You have already rated this interview.' });
  expect(await a.rate(4, 'Rude people.')).toMatchObject({ code: 'CONFLICT' });
  expect(await a.interview()).toMatchObject(rated);
  expect(await a.asEmployer()).toMatchObject({ ratingOfPanelByCandidate: 4 });
});

test('JB-20 the remark of a rating and that of candidates/pool/candidate-remark are the same', async () => {
  const a = await interviewed();
  await a.rate(5, 'Kind people.', { mayBeShown: true });
  expect(await a.reviews()).toEqual(['Kind people.']);
  expect((await a.remarkByRest('Kind people, slow answers.')).statusCode).toBe(200);
  expect(await a.interview()).toMatchObject({ ratingRemarksByCandidate: 'Kind people, slow answers.' });
  await a.rate(3, undefined, { interviewId: a.second });
  expect(await a.reviews()).toEqual(['Kind people, slow answers.']);
});

test('JB-20 a remark is a public review only if its author allows it', async () => {
  const a = await interviewed();
  await a.rate(5, 'Kind people.');
  expect(await a.interview()).toMatchObject({ ratingRemarksByCandidate: 'Kind people.' });
  // As the scorecard says, the employer reads it.
  expect(await a.asEmployer()).toMatchObject({ ratingRemarksByCandidate: 'Kind people.' });
  expect(await a.reviews()).toEqual([]);
});

test('JB-20 an invalid rating, someone else’s, or one that is too early is refused', async () => {
  const a = await interviewed();
  for (const rating of [0, 6, -1])
    await expect(a.rate(rating)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', fields: { rating: 'OUT_OF_RANGE' } });
  await expect(a.rate(3, 'x'.repeat(2001))).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: { remark: 'TOO_LONG' },
  });
  const headers = await app.asCandidate(await storedCandidate(app.db));
  expect(await a.rate(3, 'Mine?', { headers, interviewId: a.interviewId })).toMatchObject({ code: 'INTERVIEW_ACCESS_DENIED' });
  expect(await a.rate(3, 'None?', { headers: a.headers, interviewId: randomUUID() })).toMatchObject({
    code: 'INTERVIEW_ACCESS_DENIED',
  });
  time = START;
  const coming = await a.invite({ roundTitle: 'Third talk' });
  expect(await a.rate(3, 'Soon', { interviewId: coming })).toMatchObject({
    code: 'CONFLICT',
    message: 'This round has not taken place yet.',
  });
  expect(await a.reviews()).toEqual([]);
});

test.each([
  [
    'of an application that was closed',
    (a: Interviewed) => a.ask(`POST applications/${a.applicationId}/close`, { reason: 'declined' }),
  ],
  ['of an application that was withdrawn', (a: Interviewed) => a.withdraw()],
])('JB-20 a completed round can be rated once, although the interview is %s', async (_, end) => {
  const a = await interviewed();
  await end(a);
  expect(await a.rate(2, 'They were late.', { mayBeShown: true })).toMatchObject({ interview: { ratingOfPanelByCandidate: 2 } });
  expect(await a.rate(5)).toMatchObject({ code: 'CONFLICT', message: 'You have already rated this interview.' });
  expect(await a.reviews()).toEqual(['They were late.']);
});

test.each(['PASSED', 'NOT_PASSED', 'NO_SHOW'])(
  'JB-20 NT-09 a completed round that was closed (%s) cannot be rated, and nothing asks for it any more',
  async (closureStatus) => {
    const a = await interviewed();
    const asked = async () => (await waitingInterviews(app.services, a.candidateId, 10)).filter(({ id }) => id === a.interviewId);
    const schedule = async () => {
      const url = `/api/v1/candidates/interviews/schedules/${a.interviewId}`;
      return (await app.app.inject({ url, headers: a.headers })).json<{ responsePayload: InterviewFacts }>().responsePayload;
    };
    expect([await asked(), STILL_TRUE.interviewFeedback(await schedule())]).toMatchObject([[{ step: 'rated' }], true]);
    await a.ask(`POST interviews/${a.interviewId}/close`, { closureStatus });
    expect(await a.rate(2, 'They were late.')).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('closed') as string,
    });
    expect(await a.asEmployer()).toMatchObject({ ratingOfPanelByCandidate: null, closureStatus, roundCompleted: true });
    expect([await asked(), STILL_TRUE.interviewFeedback(await schedule())]).toEqual([[], false]);
  },
);

test('JB-20 a round that did not take place before the closing cannot be rated', async () => {
  const a = await interviewed();
  time = START;
  const missed = await a.invite({ roundTitle: 'Third talk' });
  await a.ask(`POST interviews/${missed}/close`, { closureStatus: 'NO_SHOW' });
  expect(await a.rate(1, undefined, { interviewId: missed })).toMatchObject({
    code: 'CONFLICT',
    message: 'This round has not taken place yet.',
  });
});
