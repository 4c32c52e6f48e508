import { DAY_MS } from '@hirehq/shared-contracts/durations';
import type { Services } from '../../../platform/module.ts';
import { isUnderWay } from '../applications/index.ts';
import { stepRefusal } from './interviews.policy.ts';
import { unansweredInterviews } from './waiting-interviews.store.ts';

/** A rating is asked for so long after a round took place; it can still be given later. */
const ASKED_FOR_DAYS = 60;

interface WaitingInterview {
  id: string;
  /** `accepted`: the invitation has no answer. `rated`: the completed round has no rating. */
  step: 'accepted' | 'rated';
  jobTitle: string;
  employerName: string;
  since: Date;
  startsAt: Date;
}

/** Interviews that wait for the candidate. Times that the candidate proposed wait for the employer. */
export async function waitingInterviews(
  { db, now }: Pick<Services, 'db' | 'now'>,
  candidateId: string,
  most: number,
): Promise<WaitingInterview[]> {
  const at = now();
  const heldSince = new Date(at.getTime() - ASKED_FOR_DAYS * DAY_MS);
  const rows = await unansweredInterviews(db, candidateId, { now: at, heldSince, limit: 2 * most });
  return rows.flatMap((row) => {
    const step = row.round_completed ? 'rated' : 'accepted';
    if (row.proposed_times.length > 0 || stepRefusal(step, row, isUnderWay(row), at)) return [];
    return [
      {
        id: row.id,
        step,
        jobTitle: row.title,
        employerName: row.establishment_name,
        since: step === 'rated' ? row.completes_at : row.changed_at,
        startsAt: row.starts_at,
      },
    ];
  });
}
