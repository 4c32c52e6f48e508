import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReportPeriod } from '@hirehq/shared-contracts/graphql/types';
import { RatingReportDocument } from '@hirehq/mfe-reports/src/features/view-ratings/rating-report.graphql.ts';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { throwRefused } from '../../../../platform/testing/throw-refused.ts';
import { storedCandidate } from '../../../engine/jobs/testing/stored-jobs.ts';
import { plantApplication, plantRound } from '../testing/planted-history.ts';

const NOW = new Date('2026-04-15T10:00:00Z');
const NONE = { average: null, count: 0 };
let app: TestApp;
let candidateId: string;
let headers: Record<string, string>;

beforeAll(async () => {
  app = await createTestApp({ now: () => NOW });
  candidateId = await storedCandidate(app.db);
  headers = await app.asCandidate(candidateId);
  const applied = (company: string) =>
    plantApplication(app.db, candidateId, { title: 'Nurse', company, submittedAt: '2026-01-05T10:00:00Z' });
  const [acme, bakery] = [await applied('Acme'), await applied('Bakery')];
  await plantRound(app.db, acme, { startsAt: '2026-01-20T10:00:00Z', received: 3, given: 5 });
  // In New York still March.
  await plantRound(app.db, acme, { startsAt: '2026-04-01T03:00:00Z', received: 4 });
  await plantRound(app.db, bakery, { startsAt: '2026-04-14T10:00:00Z', received: 5, given: 2 });
  // Not rated, and of someone else.
  await plantRound(app.db, bakery, { startsAt: '2026-04-14T12:00:00Z' });
  const other = await plantApplication(app.db, await storedCandidate(app.db), {
    title: 'Nurse',
    submittedAt: '2026-01-05T10:00:00Z',
  });
  await plantRound(app.db, other, { startsAt: '2026-04-14T10:00:00Z', received: 1, given: 1 });
});
afterAll(() => app.close());

async function report(period: ReportPeriod, timeZone = 'UTC', as = headers) {
  const { data, errors } = await app.graphql(RatingReportDocument, { input: { period, timeZone } }, as);
  throwRefused(errors);
  if (!data) throw new Error('no data');
  return data.ratingReport;
}

test('RP-02 the average of what panels and candidate rated, by employer', async () => {
  const { received, given, employers } = await report('ALL');
  expect(received).toEqual({ average: 4, count: 3 });
  expect(given).toEqual({ average: 3.5, count: 2 });
  expect(employers).toEqual([
    { enterpriseName: 'Acme', received: { average: 3.5, count: 2 }, given: { average: 5, count: 1 } },
    { enterpriseName: 'Bakery', received: { average: 5, count: 1 }, given: { average: 2, count: 1 } },
  ]);
});

test('RP-02 ratings over time, by the clocks of the time zone', async () => {
  const overTime = async (zone: string) =>
    (await report('ALL', zone)).overTime.map(({ from, received }) => [from, received.average, received.count]);
  expect(await overTime('UTC')).toEqual([
    ['2026-01-01', 3, 1],
    ['2026-02-01', null, 0],
    ['2026-03-01', null, 0],
    ['2026-04-01', 4.5, 2],
  ]);
  expect(await overTime('America/New_York')).toEqual([
    ['2026-01-01', 3, 1],
    ['2026-02-01', null, 0],
    ['2026-03-01', 4, 1],
    ['2026-04-01', 5, 1],
  ]);
});

test('RP-02 a period has only the rounds that took place in it', async () => {
  const { received, given, overTime } = await report('WEEKS_4');
  expect([received.count, given.count]).toEqual([2, 1]);
  expect(overTime.map(({ from }) => from)).toEqual(['2026-03-23', '2026-03-30', '2026-04-06', '2026-04-13']);
});

test('RP-02 a candidate without ratings', async () => {
  const newcomer = await app.asCandidate(await storedCandidate(app.db));
  expect(await report('ALL', 'UTC', newcomer)).toMatchObject({ received: NONE, given: NONE, employers: [] });
});
