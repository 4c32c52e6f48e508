import type { respond } from './candidate-interviews.ts';
import type { OwnedInterviewRow } from './interviews.store.ts';

/** What resolvers of `Interview` start from; the job is a field resolver. */
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
  closureStatus: row.closure_status,
});
export type InterviewAnswer = ReturnType<typeof interviewAnswer>;

export const interviewResult = (outcome: Awaited<ReturnType<typeof respond>>) =>
  outcome.ok
    ? { __typename: 'InterviewChanged' as const, interview: interviewAnswer(outcome.interview) }
    : { __typename: 'InterviewRefused' as const, code: outcome.code, message: outcome.message };
