import type { InterviewFacts, ProcessFacts, ThreadFacts } from '@hirehq/shared-contracts/notification-state';
import type { Database } from '../../../../platform/database/database.ts';

/** The codes of the candidate's application for a job; null without one that stands. */
export async function processFacts(db: Database, candidateId: string, jobId: string): Promise<ProcessFacts> {
  const row = await db
    .selectFrom('application')
    .select(['candidate_process_status', 'enterprise_process_status'])
    .where('candidate_id', '=', candidateId)
    .where('job_id', '=', jobId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return {
    candidateProcessStatus: row?.candidate_process_status ?? null,
    enterpriseProcessStatus: row?.enterprise_process_status ?? null,
  };
}

/** An interview of the candidate, and when it begins; without a schedule if there is none. */
export async function interviewFacts(
  db: Database,
  candidateId: string,
  id: string,
): Promise<InterviewFacts & { startsAt: Date | undefined }> {
  const row = await db
    .selectFrom('interview')
    .innerJoin('application', 'application.id', 'interview.application_id')
    .selectAll('interview')
    .where('interview.id', '=', id)
    .where('application.candidate_id', '=', candidateId)
    .executeTakeFirst();
  return {
    interviewSchedulesDto: row
      ? [
          {
            status: row.status,
            roundCompleted: row.round_completed,
            ratingOfPanelByCandidate: row.rating_of_panel_by_candidate,
            scheduleCompleteDateTime: row.completes_at.toISOString(),
          },
        ]
      : [],
    closureStatus: row?.closure_status ?? null,
    startsAt: row?.starts_at,
  };
}

export interface UnreadThread extends ThreadFacts {
  /** When the first message of those that are unread was sent. */
  unreadSince: Date | undefined;
}

/** The candidate's conversation with an employer, if it has a message. */
export async function threadFacts(db: Database, candidateId: string, enterpriseId: string): Promise<UnreadThread | undefined> {
  const thread = await db
    .selectFrom('conversation')
    .select(['id', 'last_message_at', 'candidate_read_to', 'candidate_cleared_to'])
    .where('candidate_id', '=', candidateId)
    .where('enterprise_id', '=', enterpriseId)
    .executeTakeFirst();
  if (!thread?.last_message_at) return undefined;
  const { unreadCount, unreadSince } = await db
    .selectFrom('message')
    .select(({ fn }) => [fn.countAll<number>().as('unreadCount'), fn.min<Date | null>('sent_at').as('unreadSince')])
    .where('conversation_id', '=', thread.id)
    .where('by_enterprise', '=', true)
    .where('number', '>', Math.max(thread.candidate_read_to, thread.candidate_cleared_to))
    .executeTakeFirstOrThrow();
  return {
    unreadCount,
    enterpriseId,
    // The sender of an employer's message is the employer.
    messageFrom: enterpriseId,
    lastMessageTimestamp: thread.last_message_at.toISOString(),
    unreadSince: unreadSince ?? undefined,
  };
}
