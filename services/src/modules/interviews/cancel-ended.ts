import type { OutboxEvent } from '../../platform/events/topics.ts';
import type { Services } from '../../platform/module.ts';
import { cancelOpenInterviews } from './interviews.store.ts';

const ENDS: ReadonlySet<string> = new Set(['closed', 'declined', 'offboarded']);

/** Cancels the interviews of an application that came to its end; the candidate knows of the end itself. */
export async function cancelEnded({ db, outbox, now }: Services, event: OutboxEvent): Promise<void> {
  const ends =
    event.topic === 'application.withdrawn' || (event.topic === 'application.changed' && ENDS.has(event.payload.change));
  if (!ends) return;
  const { applicationId, candidateId } = event.payload;
  await db.transaction().execute(async (trx) => {
    for (const interviewId of await cancelOpenInterviews(trx, applicationId, now()))
      await outbox.add(trx, 'interview.changed', { interviewId, applicationId, candidateId, change: 'cancelled' });
  });
}
