import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jsonb } from '../../../platform/database/database.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { storedCandidate, storedJobs } from '../../engine/jobs/testing/stored-jobs.ts';
import { workDone } from '../../../platform/testing/work-done.ts';
import { remindOfUpcoming } from './reminders.ts';

let app: TestApp;
const NOW = new Date('2026-05-04T09:00:00Z');
beforeAll(async () => {
  app = await createTestApp({ now: () => NOW });
});
afterAll(() => app.close());

async function interview(status: 'P' | 'A' | 'X', startsInHours: number): Promise<string> {
  const [jobId = ''] = await storedJobs(app.db, [{ title: 'Baker' }]);
  const candidateId = await storedCandidate(app.db);
  const applicationId = randomUUID();
  await app.db
    .insertInto('application')
    .values({
      id: applicationId,
      job_id: jobId,
      candidate_id: candidateId,
      request_id: 'r',
      answers: jsonb([]),
      enterprise_process_status: 'S',
      submitted_at: NOW,
      changed_at: NOW,
    })
    .execute();
  const starts = new Date(NOW.getTime() + startsInHours * 3_600_000);
  await app.db
    .insertInto('interview')
    .values({
      id: randomUUID(),
      application_id: applicationId,
      round_title: 'First talk',
      status,
      starts_at: starts,
      completes_at: new Date(starts.getTime() + 1_800_000),
      time_zone: 'Europe/Berlin',
      mode: 'PHONE',
      created_at: NOW,
      changed_at: NOW,
    })
    .execute();
  return candidateId;
}

const told = async (candidateId: string) =>
  (
    await app.db
      .selectFrom('notification')
      .select(['kind', 'notification_value'])
      .where('candidate_id', '=', candidateId)
      .execute()
  ).map((row) => `${row.kind}: ${row.notification_value}`);

test('NT-08 an accepted interview within a day is announced once', async () => {
  const candidateId = await interview('A', 20);
  await Promise.all([remindOfUpcoming(app.services), remindOfUpcoming(app.services)]);
  await remindOfUpcoming(app.services);
  await workDone(app.db);
  expect(await told(candidateId)).toEqual([
    'upcomingInterview: Your interview for Baker at Acme is coming up: First talk, May 5, 2026, 7:00 AM GMT+2.',
  ]);
});

test.each([
  ['P', 5],
  ['X', 5],
  ['A', 25],
  ['A', -1],
] as const)('NT-08 an interview in state %s that starts in %d hours is not', async (status, hours) => {
  const candidateId = await interview(status, hours);
  await remindOfUpcoming(app.services);
  await workDone(app.db);
  expect(await told(candidateId)).toEqual([]);
});
