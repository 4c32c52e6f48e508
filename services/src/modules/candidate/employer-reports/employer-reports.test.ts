import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR_MS } from '@hirehq/shared-contracts/durations';
import type { ReportEmployerInput } from '@hirehq/shared-contracts/graphql/types';
import { ReportEmployerDocument } from '@hirehq/mfe-jobs/src/find/features/report-employer/report-employer.graphql.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { throwRefused } from '../../../platform/testing/throw-refused.ts';
import { storedCandidate } from '../../engine/jobs/testing/stored-jobs.ts';
import { newestEmployerReports } from './index.ts';

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

async function employers(count: number): Promise<string[]> {
  const values = Array.from({ length: count }, () => ({ id: randomUUID(), establishment_name: 'Crumb' }));
  await app.db.insertInto('enterprise').values(values).execute();
  return values.map(({ id }) => id);
}

async function report(enterpriseId: string, headers: Record<string, string>, changes: Partial<ReportEmployerInput> = {}) {
  const input = { enterpriseId, requestId: randomUUID(), reason: 'IMPERSONATION', ...changes } as const;
  const { data, errors } = await app.graphql(ReportEmployerDocument, { input }, headers);
  throwRefused(errors);
  return data?.reportEmployer;
}
const reportsOf = (id: string) => app.db.selectFrom('employer_report').selectAll().where('enterprise_id', '=', id).execute();
const TAKEN = { __typename: 'ReportEmployerDone' };

test('SV-08 JB-13 a candidate reports an employer once, with the first reason, also when it is sent at once', async () => {
  const [[id = ''], candidateId] = [await employers(1), await storedCandidate(app.db)];
  const headers = await app.asCandidate(candidateId);
  expect(await report(id, headers, { details: ' Crumb has no such shop. ' })).toMatchObject(TAKEN);
  for (const again of await Promise.all(Array.from({ length: 5 }, () => report(id.toUpperCase(), headers, { reason: 'OTHER' }))))
    expect(again).toMatchObject(TAKEN);
  expect(await reportsOf(id)).toMatchObject([
    { candidate_id: candidateId, reason: 'IMPERSONATION', details: 'Crumb has no such shop.' },
  ]);
});

test('SV-08 JB-13 a visitor can report an employer once per address, which is not stored', async () => {
  const [id = ''] = await employers(1);
  for (const address of ['203.0.113.7', '203.0.113.7', '203.0.113.8', '2001:db8:1:2::1', '2001:db8:1:2::9'])
    expect(await report(id, from(address))).toMatchObject(TAKEN);
  const rows = await reportsOf(id);
  expect(rows).toHaveLength(3);
  expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|2001:db8/);
  expect(rows.every((row) => row.candidate_id === null)).toBe(true);
});

test('SV-08 JB-13 a person who reports very many employers has to wait an hour; others do not', async () => {
  const ids = await employers(21);
  const candidate = await app.asCandidate(await storedCandidate(app.db));
  for (const id of ids.slice(0, 20)) expect(await report(id, candidate)).toMatchObject(TAKEN);
  const last = ids[20] ?? '';
  expect(await report(last, candidate)).toMatchObject({ __typename: 'ReportEmployerRefused', code: 'RATE_LIMITED' });
  expect(await report(last, from('198.51.100.2'))).toMatchObject(TAKEN);
  time = new Date(START.getTime() + HOUR_MS + 1);
  expect(await report(last, candidate)).toMatchObject(TAKEN);
});

test('SV-08 JB-13 a report of a missing employer, or one that is too long, is refused with a code', async () => {
  const [id = ''] = await employers(1);
  for (const missing of [randomUUID(), 'x'])
    expect(await report(missing, {})).toMatchObject({ __typename: 'ReportEmployerRefused', code: 'NOT_FOUND' });
  await expect(report(id, {}, { details: 'x'.repeat(1001) })).rejects.toMatchObject({ fields: { details: 'TOO_LONG' } });
  expect(await reportsOf(id)).toEqual([]);
});

test('SV-08 JB-13 operators see the reports, newest first', async () => {
  const [first = '', second = ''] = await employers(2);
  time = new Date('2030-01-01T00:00:00Z');
  await report(first, from('192.0.2.1'));
  time = new Date('2030-01-02T00:00:00Z');
  await report(second, from('192.0.2.1'), { reason: 'FEE', details: 'They want a deposit.' });
  expect(await newestEmployerReports(app.db, new Date('2029-12-31T00:00:00Z'))).toMatchObject([
    { enterprise_id: second, reason: 'FEE', details: 'They want a deposit.', establishment_name: 'Crumb' },
    { enterprise_id: first, reason: 'IMPERSONATION', details: null },
  ]);
});
