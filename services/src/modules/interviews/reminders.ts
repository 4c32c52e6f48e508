import { interviewNotificationLink } from '@hirehq/shared-contracts/notification-links';
import type { Services } from '../../platform/module.ts';
import { tellCandidate } from '../notifications/index.ts';
import { namesOf, takeUpcoming } from './interviews.store.ts';

const BEFORE_MS = 24 * 3_600_000;

/** Tells candidates of accepted interviews that begin within a day, each once. */
export async function remindOfUpcoming(services: Services): Promise<void> {
  const { db, now } = services;
  for (;;) {
    const reminded = await db.transaction().execute(async (trx) => {
      const at = now();
      const interview = await takeUpcoming(trx, at, new Date(at.getTime() + BEFORE_MS));
      const names = interview && (await namesOf(trx, interview.application_id));
      if (!interview || !names) return false;
      await tellCandidate(services, trx, {
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
      return true;
    });
    if (!reminded) return;
  }
}
