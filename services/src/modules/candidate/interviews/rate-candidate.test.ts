import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { RespondToInterviewDocument } from '@hirehq/mfe-jobs/src/interviews/features/answer-interview/answer-interview.graphql.ts';
import { WithdrawApplicationDocument } from '@hirehq/mfe-jobs/src/track/features/withdraw-application/withdraw-application.graphql.ts';
import { RatingReportDocument } from '@hirehq/mfe-reports/src/features/view-ratings/rating-report.graphql.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { testEmployer } from '../../employer-api/employers/testing/test-employer.ts';
import { between, invited } from './testing/invited.ts';

const START = new Date('2026-05-04T09:00:00Z');
const AFTER = new Date('2026-05-06T10:00:00Z');
let time = START;
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: () => time });
});
beforeEach(() => {
  time = START;
});
afterAll(() => app.close());

async function interviewed() {
  const fixture = await invited(app, {
    roundTitle: 'First talk',
    mode: 'PHONE',
    ...between('2026-05-06T08:00:00Z', '2026-05-06T09:00:00Z'),
  });
  await app.graphql(RespondToInterviewDocument, { interviewId: fixture.interviewId, accepts: true }, fixture.headers);
  time = AFTER;
  return {
    ...fixture,
    complete: () => fixture.ask(`POST interviews/${fixture.interviewId}/complete`),
    rate: (rating: unknown, ask = fixture.ask) => ask(`POST interviews/${fixture.interviewId}/rate`, { rating }),
    reported: async () =>
      (await app.graphql(RatingReportDocument, { input: { period: 'ALL', timeZone: 'UTC' } }, fixture.headers)).data?.ratingReport
        .received,
  };
}

test('RP-02 an employer rates the candidate of a completed round; the latest rating counts in the report', async () => {
  const fixture = await interviewed();
  expect(await fixture.rate(4)).toMatchObject({ statusCode: 409, body: { errorMessage: 'This round has not taken place yet.' } });
  await fixture.complete();
  expect(await fixture.rate(4)).toMatchObject({ statusCode: 200, body: { ratingOfCandidateByPanel: 4 } });
  await fixture.ask(`POST interviews/${fixture.interviewId}/close`, { closureStatus: 'PASSED' });
  expect((await fixture.rate(5)).statusCode).toBe(200);
  expect(await fixture.reported()).toEqual({ average: 5, count: 1 });
});

test('RP-02 another employer cannot rate, nor any employer after the withdrawal, nor outside of 1 to 5', async () => {
  const fixture = await interviewed();
  await fixture.complete();
  for (const rating of [0, 6, 2.5, '4', null]) expect((await fixture.rate(rating)).statusCode).toBe(400);
  const other = await testEmployer(app, { name: 'Other' });
  expect((await fixture.rate(1, other.ask)).statusCode).toBe(404);
  await app.graphql(WithdrawApplicationDocument, { applicationId: fixture.applicationId }, fixture.headers);
  expect((await fixture.rate(1)).statusCode).toBe(404);
  expect(await fixture.reported()).toEqual({ average: null, count: 0 });
});
