import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../platform/testing/test-app.ts';

/** A referral and a saved search. */
export async function listFixtures(
  { db }: TestApp,
  { candidateId, jobId, secret }: { candidateId: string; jobId: string; secret: string },
) {
  const [referralId, savedSearchId, now] = [randomUUID(), randomUUID(), new Date()];
  await db
    .insertInto('referral')
    .values({
      id: referralId,
      candidate_id: candidateId,
      job_id: jobId,
      email: `${secret}@example.com`,
      created_at: now,
      changed_at: now,
    })
    .execute();
  await db
    .insertInto('saved_search')
    .values({
      id: savedSearchId,
      candidate_id: candidateId,
      name: secret,
      query: 'keyword=miller',
      alerts: 'DAILY',
      locale: 'en',
      created_at: now,
      seen_at: now,
      covered_at: now,
      next_alert_at: new Date(now.getTime() + 86_400_000),
    })
    .execute();
  return { referralId, savedSearchId };
}
