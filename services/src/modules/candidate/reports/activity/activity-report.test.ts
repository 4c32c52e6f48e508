import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReportPeriod } from '@hirehq/shared-contracts/graphql/types';
import { SaveAccountSettingsDocument } from '@hirehq/mfe-profile/src/features/choose-language/save-language.graphql.ts';
import { ActivityReportDocument } from '@hirehq/mfe-reports/src/features/view-activity/activity-report.graphql.ts';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { throwRefused } from '../../../../platform/testing/throw-refused.ts';
import { storedCandidate, storedJobs } from '../../../engine/jobs/testing/stored-jobs.ts';
import { plantApplication } from '../testing/planted-history.ts';

/** A Wednesday. The clocks of Amsterdam went forward on 29 March. */
const NOW = new Date('2026-04-15T10:00:00Z');
const AMSTERDAM = 'Europe/Amsterdam';
let app: TestApp;
let candidateId: string;
let headers: Record<string, string>;

beforeAll(async () => {
  app = await createTestApp({ now: () => NOW });
  candidateId = await storedCandidate(app.db);
  headers = await app.asCandidate(candidateId);
  const plant = (application: Parameters<typeof plantApplication>[2]) => plantApplication(app.db, candidateId, application);
  // Sunday night in Amsterdam, and one second later Monday.
  await plant({
    title: 'Clerk',
    submittedAt: '2026-03-22T22:59:59Z',
    steps: [{ at: '2026-04-13T07:00:00Z', change: 'shortlisted', status: 'S' }],
  });
  await plant({
    title: 'Senior Nurse (m/f/d)',
    submittedAt: '2026-03-22T23:00:00Z',
    steps: [
      { at: '2026-03-23T23:00:00Z', change: 'interview scheduled' },
      { at: '2026-03-25T09:00:00Z', change: 'offered', status: 'F' },
      { at: '2026-03-26T09:00:00Z', change: 'accepted', actor: 'candidate', status: 'F' },
      { at: '2026-03-27T09:00:00Z', change: 'onboarded', status: 'O' },
    ],
  });
  // The last second of the week in which the clocks went forward, and the first of the next.
  await plant({
    title: 'Nurse - Utrecht',
    submittedAt: '2026-03-29T21:59:59Z',
    closedAt: '2026-03-31T21:59:59Z',
    steps: [{ at: '2026-03-31T21:59:59Z', change: 'closed' }],
  });
  await plant({
    title: 'Baker',
    submittedAt: '2026-03-29T22:00:00Z',
    withdrawnAt: '2026-04-02T10:00:00Z',
    steps: [
      { at: '2026-04-01T10:00:00Z', change: 'note' },
      { at: '2026-04-02T10:00:00Z', change: 'withdrawn', actor: 'candidate' },
    ],
  });
  await plant({ title: 'nurse', submittedAt: '2026-04-14T08:00:00Z' });
  // Of someone else, and after the report.
  await plantApplication(app.db, await storedCandidate(app.db), { title: 'Nurse', submittedAt: '2026-04-14T08:00:00Z' });
  await plant({ title: 'Nurse', submittedAt: '2026-04-15T10:00:01Z' });
  const saved = await storedJobs(app.db, [{}, {}]);
  for (const [index, savedAt] of ['2026-04-14T08:00:00Z', '2025-04-14T08:00:00Z'].entries())
    await app.db
      .insertInto('saved_job')
      .values({ candidate_id: candidateId, job_id: saved[index] ?? '', saved_at: new Date(savedAt) })
      .execute();
});
afterAll(() => app.close());

async function report(period: ReportPeriod, timeZone = AMSTERDAM, as = headers) {
  const { data, errors } = await app.graphql(ActivityReportDocument, { input: { period, timeZone } }, as);
  throwRefused(errors);
  if (!data) throw new Error('no data');
  const { stages, ...rest } = data.activityReport;
  return { ...rest, stages: Object.fromEntries(stages.map(({ stage, count }) => [stage, count])) };
}

test('RP-02 four weeks begin on a Monday of the time zone, also when the clocks change', async () => {
  const { step, overTime, updatedAt } = await report('WEEKS_4');
  expect(step).toBe('WEEK');
  expect(updatedAt).toBe(NOW.toISOString());
  expect(overTime).toEqual([
    { from: '2026-03-23', applications: 2, answers: 1 },
    { from: '2026-03-30', applications: 1, answers: 1 },
    { from: '2026-04-06', applications: 0, answers: 0 },
    { from: '2026-04-13', applications: 1, answers: 1 },
  ]);
});

test('RP-02 in another time zone the same moments are in other weeks', async () => {
  const { overTime, stages } = await report('WEEKS_4', 'UTC');
  expect(stages['APPLIED']).toBe(3);
  expect(overTime.map(({ applications }) => applications)).toEqual([2, 0, 0, 1]);
});

test('RP-02 an application counts in each stage it has reached, and once as answered', async () => {
  const { stages, answered, medianHoursToAnswer } = await report('WEEKS_4');
  expect(stages).toEqual({ SAVED: 1, APPLIED: 4, SHORTLISTED: 1, INTERVIEW: 1, OFFERED: 1, ONBOARDED: 1, CLOSED: 2 });
  // After 24 and 48 hours; a note and a withdrawal are no answers.
  expect([answered, medianHoursToAnswer]).toEqual([2, 36]);
});

test('RP-02 similar titles are one group', async () => {
  expect((await report('WEEKS_4')).titles).toEqual([
    { title: 'nurse', applications: 3, answered: 2, interviews: 1, offers: 1 },
    { title: 'Baker', applications: 1, answered: 0, interviews: 0, offers: 0 },
  ]);
});

test('RP-02 longer periods are in months; all time begins with the first application', async () => {
  const year = await report('MONTHS_12');
  expect([year.step, year.overTime.length, year.overTime[0]?.from]).toEqual(['MONTH', 12, '2025-05-01']);
  expect(year.stages).toMatchObject({ SAVED: 1, APPLIED: 5 });
  const all = await report('ALL');
  expect(all.overTime).toEqual([
    { from: '2026-03-01', applications: 4, answers: 2 },
    { from: '2026-04-01', applications: 1, answers: 1 },
  ]);
  expect(all.stages).toMatchObject({ SAVED: 2, APPLIED: 5 });
  expect((await report('MONTHS_3')).overTime).toHaveLength(13);
});

test('RP-02 a candidate without applications has steps and no titles', async () => {
  const newcomer = await app.asCandidate(await storedCandidate(app.db));
  const { overTime, titles, answered, medianHoursToAnswer } = await report('ALL', AMSTERDAM, newcomer);
  expect({ overTime, titles, answered, medianHoursToAnswer }).toEqual({
    overTime: [{ from: '2026-04-01', applications: 0, answers: 0 }],
    titles: [],
    answered: 0,
    medianHoursToAnswer: null,
  });
});

test('RP-02 the time zone that the candidate chose takes precedence over that of the browser', async () => {
  const id = await storedCandidate(app.db);
  const own = await app.asCandidate(id);
  await plantApplication(app.db, id, { title: 'Nurse', submittedAt: '2026-03-22T23:00:00Z' });
  expect((await report('WEEKS_4', 'UTC', own)).stages['APPLIED']).toBe(0);
  await app.graphql(SaveAccountSettingsDocument, { input: { timeZone: AMSTERDAM } }, own);
  expect((await report('WEEKS_4', 'UTC', own)).stages['APPLIED']).toBe(1);
});

test.each(['Mars/Olympus', '+02:00', ''])('RP-02 the time zone %j is refused', async (timeZone) => {
  await expect(report('ALL', timeZone)).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: { timeZone: 'NOT_A_CHOICE' },
  });
});
