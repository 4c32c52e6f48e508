import { INTERVIEW_CLOSURES } from '@hirehq/shared-contracts/codes';
import { enumValueIn } from '@hirehq/shared-contracts/graphql/enum-value';
import type { OwnedInterviewRow } from './interviews.store.ts';

/** The parent value of the resolvers of `Interview`; the job and the calendar file have field resolvers. */
export const interviewResponse = (row: OwnedInterviewRow) => ({
  id: row.id,
  version: String(row.version),
  applicationId: row.application_id,
  jobId: row.job_id,
  roundTitle: row.round_title,
  status: row.status,
  startsAt: row.starts_at,
  completesAt: row.completes_at,
  timeZone: row.time_zone,
  mode: row.mode,
  location: row.location,
  link: row.link,
  instructions: row.instructions,
  roundCompleted: row.round_completed,
  ratingOfPanelByCandidate: row.rating_of_panel_by_candidate,
  ratingRemarksByCandidate: row.remark,
  proposedTimes: row.proposed_times,
  proposalNote: row.proposal_note,
  closureStatus: enumValueIn(INTERVIEW_CLOSURES, row.closure_status),
});
export type InterviewResponse = ReturnType<typeof interviewResponse>;
