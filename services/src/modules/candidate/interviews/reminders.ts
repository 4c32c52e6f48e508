import { z } from 'zod';
import { interviewNotificationLink } from '@hirehq/shared-contracts/notification-links';
import type { Services } from '../../../platform/module.ts';
import { defineWork, onDemand, onSchedule, USUAL_RETRIES, type DeclaredWork } from '../../../platform/work/work-kind.ts';
import { notifyCandidate } from '../notifications/index.ts';
import { lockedUpcoming, namesOf, takeUpcoming } from './interviews.store.ts';

const BEFORE_MS = 24 * 3_600_000;

const remind = defineWork({
  name: 'interviews.remind',
  payload: z.object({ interviewId: z.uuid() }),
  retries: USUAL_RETRIES,
  timeLimitSeconds: 60,
  atATime: 1,
});

/** Queues a reminder for each accepted interview that starts within a day, once. */
export async function remindOfUpcoming({ db, now, work }: Pick<Services, 'db' | 'now' | 'work'>): Promise<void> {
  for (;;) {
    const isTaken = await db.transaction().execute(async (trx) => {
      const at = now();
      const interview = await takeUpcoming(trx, at, new Date(at.getTime() + BEFORE_MS));
      if (interview) await work.enqueue(trx, remind, { interviewId: interview.id });
      return interview !== undefined;
    });
    if (!isTaken) return;
  }
}

export const reminderWork = (services: Services): DeclaredWork[] => [
  onSchedule({ name: 'interviews.look-ahead', schedule: '* * * * *', run: () => remindOfUpcoming(services) }),
  onDemand(remind, ({ interviewId }, { completeIn }) =>
    services.db.transaction().execute(async (trx) => {
      const at = services.now();
      const interview = await lockedUpcoming(trx, interviewId, at);
      const names = interview && (await namesOf(trx, interview.application_id));
      if (interview && names)
        await notifyCandidate(services, trx, {
          candidateId: names.candidate_id,
          kind: 'upcomingInterview',
          link: interviewNotificationLink('upcomingInterview', interview.id),
          values: {
            job: names.title,
            company: names.establishment_name,
            round: interview.round_title,
            time: { at: interview.starts_at.toISOString(), timeZone: interview.time_zone },
          },
          at,
        });
      await completeIn(trx);
    }),
  ),
];
