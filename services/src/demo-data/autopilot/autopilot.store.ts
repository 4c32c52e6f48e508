import { sql } from 'kysely';
import type { InterviewStatus } from '@hirehq/shared-contracts/codes';
import type { Database } from '../../platform/database/database.ts';
import type { Seen } from './next-step.ts';

export interface OpenApplication extends Seen {
  enterpriseId: string;
  candidateId: string;
  firstName: string;
  jobTitle: string;
  interviewId: string | undefined;
}

/** Name of the step in which an employer asks its question about an application. */
export const questionRequest = (applicationId: string): string => `autopilot-question-${applicationId}`;

interface Row {
  id: string;
  enterprise_id: string;
  candidate_id: string;
  first_name: string;
  title: string;
  enterprise_process_status: 'R' | 'S' | 'F';
  candidate_process_status: 'A' | 'P' | null;
  changed_at: Date;
  is_past: boolean;
  last_actor: Seen['lastActor'] | null;
  has_asked: boolean;
  was_moved: boolean;
  interview_id: string | null;
  interview_status: InterviewStatus | null;
  completes_at: Date | null;
  round_completed: boolean | null;
  has_proposal: boolean | null;
}

const DAYS = 14;
const MAX = 500;

/** Active applications to these employers, with everything needed to decide on the next step. */
export async function openApplications(db: Database, enterpriseIds: readonly string[], now: Date): Promise<OpenApplication[]> {
  const { rows } = await sql<Row>`
    select application.id, job.enterprise_id, application.candidate_id, candidate.first_name, job.title,
      application.enterprise_process_status, application.candidate_process_status, application.changed_at,
      application.request_id like 'demo-%' as is_past, last.actor as last_actor,
      exists (
        select from message join conversation on conversation.id = message.conversation_id
        where conversation.candidate_id = application.candidate_id and conversation.enterprise_id = job.enterprise_id
          and message.by_enterprise and message.request_id = 'autopilot-question-' || application.id
      ) as has_asked,
      exists (select from process_record moved where moved.application_id = application.id and moved.change = 'interview rescheduled') as was_moved,
      interview.id as interview_id, interview.status as interview_status, interview.completes_at, interview.round_completed,
      exists (
        select from jsonb_array_elements(interview.proposed_times) time where (time->>'startsAt')::timestamptz > ${now}
      ) as has_proposal
    from application
    join job on job.id = application.job_id
    join candidate on candidate.id = application.candidate_id
    left join lateral (
      select actor from process_record where process_record.application_id = application.id order by id desc limit 1
    ) last on true
    left join lateral (
      select * from interview where interview.application_id = application.id order by created_at desc limit 1
    ) interview on true
    where job.enterprise_id = any(${[...enterpriseIds]}::uuid[])
      and application.withdrawn_at is null and application.closed_at is null
      and application.enterprise_process_status in ('R', 'S', 'F')
      and application.changed_at > ${now}::timestamptz - make_interval(days => ${DAYS})
    order by application.changed_at limit ${MAX}`.execute(db);
  return rows.map((row) => ({
    applicationId: row.id,
    enterpriseId: row.enterprise_id,
    candidateId: row.candidate_id,
    firstName: row.first_name,
    jobTitle: row.title,
    enterpriseProcessStatus: row.enterprise_process_status,
    candidateProcessStatus: row.candidate_process_status,
    changedAt: row.changed_at,
    isPast: row.is_past,
    lastActor: row.last_actor ?? 'system',
    hasAsked: row.has_asked,
    wasMoved: row.was_moved,
    interviewId: row.interview_id ?? undefined,
    interview:
      row.interview_status && row.completes_at
        ? {
            status: row.interview_status,
            completesAt: row.completes_at,
            roundCompleted: row.round_completed ?? false,
            hasProposal: row.has_proposal ?? false,
          }
        : undefined,
  }));
}

export interface Unanswered {
  conversationId: string;
  candidateId: string;
  enterpriseId: string;
  /** Number of the candidate's last message in the conversation. */
  lastNumber: number;
  lastMessageAt: Date;
}

/** Conversations in which the candidate is waiting for a reply. */
export async function unansweredConversations(db: Database, enterpriseIds: readonly string[]): Promise<Unanswered[]> {
  const rows = await db
    .selectFrom('conversation')
    .select(['id', 'candidate_id', 'enterprise_id', 'last_number', 'last_message_at'])
    .where('enterprise_id', 'in', enterpriseIds)
    .where('waiting_since', 'is not', null)
    .where('last_message_at', 'is not', null)
    .limit(MAX)
    .execute();
  return rows.flatMap((row) =>
    row.last_message_at
      ? [
          {
            conversationId: row.id,
            candidateId: row.candidate_id,
            enterpriseId: row.enterprise_id,
            lastNumber: row.last_number,
            lastMessageAt: row.last_message_at,
          },
        ]
      : [],
  );
}
