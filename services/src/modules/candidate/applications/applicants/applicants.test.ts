import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JobPageDocument } from '@hirehq/shared-contracts/graphql';
import { jsonb } from '../../../../platform/database/database.ts';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { storedCandidate, storedJobs } from '../../../engine/jobs/testing/stored-jobs.ts';
import { applicantRange } from './applicant-range.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test.each([
  [0, 'UNDER_10'],
  [9, 'UNDER_10'],
  [10, 'FROM_10_TO_50'],
  [50, 'FROM_10_TO_50'],
  [51, 'OVER_50'],
])('JB-13 %i applications are in the range %s', (count, range) => {
  expect(applicantRange(count)).toBe(range);
});

async function stored(count: number, { isReached = true, isWithdrawn = false } = {}) {
  const enterpriseId = randomUUID();
  const [jobId = ''] = await storedJobs(app.db, [{ title: 'Baker', company: 'Daily Crumb', enterpriseId }]);
  const candidates = await Promise.all(Array.from({ length: count }, () => storedCandidate(app.db)));
  await app.db
    .insertInto('application')
    .values(
      candidates.map((candidateId) => ({
        id: randomUUID(),
        job_id: jobId,
        candidate_id: candidateId,
        request_id: randomUUID(),
        answers: jsonb([]),
        enterprise_process_status: 'R' as const,
        submitted_at: new Date(),
        changed_at: new Date(),
        withdrawn_at: isWithdrawn ? new Date() : null,
      })),
    )
    .execute();
  const set = (changes: object) => app.db.updateTable('enterprise').set(changes).where('id', '=', enterpriseId).execute();
  await set({ answered_by_platform: isReached });
  const applicants = async () => (await app.graphql(JobPageDocument, { id: jobId })).data?.job?.applicants;
  return { set, applicants };
}

test('JB-13 how many have applied is shown only while the employer allows it', async () => {
  const { set, applicants } = await stored(10);
  expect(await applicants()).toBeNull();
  await set({ shows_applicants: true });
  expect(await applicants()).toBe('FROM_10_TO_50');
});

test('JB-13 applications that were withdrawn do not count, and jobs that are applied for elsewhere have no number', async () => {
  const withdrawn = await stored(10, { isWithdrawn: true });
  await withdrawn.set({ shows_applicants: true });
  expect(await withdrawn.applicants()).toBe('UNDER_10');
  const elsewhere = await stored(10, { isReached: false });
  await elsewhere.set({ shows_applicants: true });
  expect(await elsewhere.applicants()).toBeNull();
});
