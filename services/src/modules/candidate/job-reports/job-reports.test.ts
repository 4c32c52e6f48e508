import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR_MS } from '@hirehq/shared-contracts/durations';
import type { ReportJobInput } from '@hirehq/shared-contracts/graphql/types';
import { ReportJobDocument } from '@hirehq/mfe-jobs/src/find/features/report-job/report-job.graphql.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { throwRefused } from '../../../platform/testing/throw-refused.ts';
import { testEmployer } from '../../employer-api/employers/testing/test-employer.ts';
import { storedCandidate, storedJobs } from '../../engine/jobs/testing/stored-jobs.ts';
import { newestReports } from './index.ts';

let app: TestApp;
const START = new Date('2026-05-04T09:00:00Z');
let time = START;
beforeAll(async () => {
  app = await createTestApp({ now: () => time, config: { trustProxy: ['127.0.0.1'] } });
});
beforeEach(() => {
  time = START;
});
afterAll(() => app.close());

const from = (address: string) => ({ 'x-forwarded-for': address });
const jobs = (count: number) =>
  storedJobs(
    app.db,
    Array.from({ length: count }, () => ({ title: 'Baker', company: 'Crumb' })),
  );

async function report(jobId: string, headers: Record<string, string>, changes: Partial<ReportJobInput> = {}) {
  const input = { jobId, requestId: randomUUID(), reason: 'FEE', ...changes } as const;
  const { data, errors } = await app.graphql(ReportJobDocument, { input }, headers);
  throwRefused(errors);
  return data?.reportJob;
}
const reportsOf = (jobId: string) => app.db.selectFrom('job_report').selectAll().where('job_id', '=', jobId).execute();
const TAKEN = { __typename: 'ReportJobDone' };

test('JB-13 a candidate reports a job once, with the first reason', async () => {
  const [[jobId = ''], candidateId] = [await jobs(1), await storedCandidate(app.db)];
  const headers = await app.asCandidate(candidateId);
  expect(await report(jobId, headers, { details: ' They want 50 euros. ' })).toMatchObject(TAKEN);
  expect(await report(jobId, headers, { reason: 'OTHER' })).toMatchObject(TAKEN);
  for (const again of await Promise.all(Array.from({ length: 5 }, () => report(jobId, headers))))
    expect(again).toMatchObject(TAKEN);
  expect(await reportsOf(jobId)).toMatchObject([{ candidate_id: candidateId, reason: 'FEE', details: 'They want 50 euros.' }]);
});

test('JB-13 a visitor can report a job once per address, which is not stored', async () => {
  const [jobId = ''] = await jobs(1);
  for (const address of ['203.0.113.7', '203.0.113.7', '203.0.113.8', '2001:db8:1:2::1', '2001:db8:1:2::9'])
    expect(await report(jobId, from(address))).toMatchObject(TAKEN);
  const rows = await reportsOf(jobId);
  expect(rows).toHaveLength(3);
  expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|2001:db8/);
  expect(rows.every((row) => row.candidate_id === null)).toBe(true);
});

test('JB-13 a person who reports very many jobs has to wait an hour; others do not', async () => {
  const ids = await jobs(22);
  const candidate = await app.asCandidate(await storedCandidate(app.db));
  for (const headers of [candidate, from('198.51.100.1')]) {
    time = START;
    for (const id of ids.slice(0, 20)) expect(await report(id, headers)).toMatchObject(TAKEN);
    expect(await report(ids[20] ?? '', headers)).toMatchObject({ __typename: 'ReportJobRefused', code: 'RATE_LIMITED' });
    expect(await report(ids[0] ?? '', headers)).toMatchObject(TAKEN);
    time = new Date(START.getTime() + HOUR_MS + 1);
    expect(await report(ids[20] ?? '', headers)).toMatchObject(TAKEN);
  }
  expect(await report(ids[21] ?? '', from('198.51.100.2'))).toMatchObject(TAKEN);
});

test('JB-13 a report of a missing or private job, or one that is too long, is refused with a code', async () => {
  const [[hidden = '', open = ''], { enterpriseId }] = [await jobs(2), await testEmployer(app)];
  const talentPoolId = randomUUID();
  await app.db.insertInto('talent_pool').values({ id: talentPoolId, enterprise_id: enterpriseId, name: 'Bakers' }).execute();
  await app.db.updateTable('job').set({ talent_pool_id: talentPoolId }).where('id', '=', hidden).execute();
  const headers = await app.asCandidate(await storedCandidate(app.db));
  const responses = await Promise.all([hidden, randomUUID(), 'x'].map((id) => report(id, headers)));
  for (const response of responses) expect(response).toEqual(responses[0]);
  expect(responses[0]).toMatchObject({
    __typename: 'ReportJobRefused',
    code: 'JOB_NOT_FOUND',
    message: expect.any(String) as string,
  });
  await expect(report(open, headers, { details: 'x'.repeat(1001) })).rejects.toMatchObject({ fields: { details: 'TOO_LONG' } });
  expect(await reportsOf(open)).toEqual([]);
});

test('JB-13 operators see the reports, newest first', async () => {
  const [first = '', second = ''] = await jobs(2);
  time = new Date('2030-01-01T00:00:00Z');
  await report(first, from('192.0.2.1'));
  time = new Date('2030-01-02T00:00:00Z');
  await report(second, from('192.0.2.1'), { reason: 'FRAUD', details: 'No such company.' });
  expect(await newestReports(app.db, new Date('2029-12-31T00:00:00Z'))).toMatchObject([
    { job_id: second, reason: 'FRAUD', details: 'No such company.', title: 'Baker', establishment_name: 'Crumb' },
    { job_id: first, reason: 'FEE', details: null },
  ]);
});
