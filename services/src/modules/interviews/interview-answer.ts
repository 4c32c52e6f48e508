import type { InterviewOutcome } from './candidate-interviews.ts';
import type { OwnedInterviewRow } from './interviews.store.ts';

/** What resolvers of `Interview` start from; the job and the calendar file are field resolvers. */
export const interviewAnswer = (row: OwnedInterviewRow) => ({
  id: row.id,
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
  closureStatus: row.closure_status,
});
export type InterviewAnswer = ReturnType<typeof interviewAnswer>;

export const interviewResult = (outcome: InterviewOutcome) =>
  outcome.ok
    ? { __typename: 'InterviewChanged' as const, interview: interviewAnswer(outcome.interview) }
    : { __typename: 'InterviewRefused' as const, code: outcome.code, message: outcome.message };
