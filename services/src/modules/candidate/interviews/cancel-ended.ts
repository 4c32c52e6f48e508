import type { Services } from '../../../platform/module.ts';
import { cancelOpenInterviews } from './interviews.store.ts';

const ENDS: ReadonlySet<string> = new Set(['closed', 'declined', 'offboarded']);

/** True for a change of an application that ends its interviews. */
export const endsApplication = (change: string): boolean => ENDS.has(change);

/** Cancels the interviews of an application that ended, without a notification: the candidate was notified of the end. */
export async function cancelInterviews(
  { db, outbox, now }: Services,
  { applicationId, candidateId }: { applicationId: string; candidateId: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const interviewId of await cancelOpenInterviews(trx, applicationId, now()))
      await outbox.add(trx, 'interview.changed', { interviewId, applicationId, candidateId, change: 'cancelled' });
  });
}
