import type { ProcessChange } from '@hirehq/shared-contracts/codes';
import { DAY_MS } from '@hirehq/shared-contracts/durations';
import { interviewNotificationLink } from '@hirehq/shared-contracts/notification-links';
import { newId } from '../platform/ids/new-id.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { DemoInterview } from './demo-candidates.ts';
import { storeNotification } from './demo-notification.store.ts';

const ROUND_TITLE = 'Meet the team';
const CHANGES = {
  invited: ['interview scheduled'],
  accepted: ['interview scheduled', 'interview accepted'],
  held: ['interview scheduled', 'interview completed'],
} as const satisfies Record<DemoInterview, readonly ProcessChange[]>;
const TIME_ZONE = 'Europe/London';

interface InterviewedApplication {
  candidateId: string;
  applicationId: string;
  status: 'R' | 'S' | 'F' | 'O';
  job: { title: string; establishment_name: string };
}

/** Stores an interview at ten in the morning, three days from now or three days ago. */
export async function storeInterview(
  trx: Transaction,
  { candidateId, applicationId, status, job }: InterviewedApplication,
  interview: DemoInterview,
  now: Date,
): Promise<void> {
  const held = interview === 'held';
  const startsAt = new Date(now.getTime() + (held ? -3 : 3) * DAY_MS);
  startsAt.setUTCHours(10, 0, 0, 0);
  const id = newId();
  const at = new Date(now.getTime() - (held ? 2 * DAY_MS : DAY_MS / 8));
  await trx
    .insertInto('interview')
    .values({
      id,
      application_id: applicationId,
      round_title: ROUND_TITLE,
      status: interview === 'invited' ? 'P' : 'A',
      starts_at: startsAt,
      completes_at: new Date(startsAt.getTime() + DAY_MS / 24),
      time_zone: TIME_ZONE,
      mode: 'PHONE',
      instructions: 'Two of the team call you. There is no test and nothing to prepare.',
      round_completed: held,
      created_at: at,
      changed_at: at,
    })
    .execute();
  for (const change of CHANGES[interview])
    await trx
      .insertInto('process_record')
      .values({
        application_id: applicationId,
        enterprise_process_status: status,
        change,
        actor: change === 'interview accepted' ? 'candidate' : 'enterprise',
        note: 'Meet the team',
        recorded_at: at,
      })
      .execute();
  const kind = held ? 'interviewFeedback' : 'interviewInvite';
  await storeNotification(trx, {
    candidateId,
    kind,
    link: interviewNotificationLink(kind, id),
    values: {
      job: job.title,
      company: job.establishment_name,
      round: ROUND_TITLE,
      time: { at: startsAt.toISOString(), timeZone: TIME_ZONE },
    },
    at,
  });
}
