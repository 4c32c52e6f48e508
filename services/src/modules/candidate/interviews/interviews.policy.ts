import { whyNotRateable } from '@hirehq/shared-contracts/round-rating';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { InterviewRow } from './interviews.store.ts';

export type InterviewStep =
  | 'rescheduled'
  | 'cancelled'
  | 'completed'
  | 'closed'
  | 'accepted'
  | 'declined'
  | 'times proposed'
  | 'rated';

type InterviewState = Pick<
  InterviewRow,
  'status' | 'round_completed' | 'closure_status' | 'starts_at' | 'completes_at' | 'rating_of_panel_by_candidate'
>;

/** Steps that end something: allowed even after the application has ended. */
const ENDING: ReadonlySet<InterviewStep> = new Set(['cancelled', 'closed', 'declined']);

const NOT_RATEABLE = {
  'not-held': 'This round has not taken place yet.',
  rated: 'You have already rated this interview.',
  closed: 'The employer has closed this interview, so it can no longer be rated.',
} as const;

/** A completed round can be rated until the employer closes it, also after the application has ended. */
function whyNotRated(interview: InterviewState): string | undefined {
  const why = whyNotRateable({
    roundCompleted: interview.round_completed,
    ratingOfPanelByCandidate: interview.rating_of_panel_by_candidate,
    closureStatus: interview.closure_status,
  });
  return why && NOT_RATEABLE[why];
}

/** The message that says why a step is not allowed; undefined if it is. */
function whyNot(step: InterviewStep, interview: InterviewState, isUnderWay: boolean, now: Date): string | undefined {
  if (step === 'rated') return whyNotRated(interview);
  if (interview.closure_status !== null) return 'This interview is closed.';
  if (!isUnderWay && !ENDING.has(step)) return 'The application was withdrawn or closed.';
  switch (step) {
    case 'rescheduled':
      return interview.round_completed ? 'This round has already taken place.' : undefined;
    case 'cancelled':
      if (interview.round_completed) return 'This round has already taken place.';
      return interview.status === 'X' ? 'This interview is cancelled.' : undefined;
    case 'completed':
      if (interview.round_completed) return 'This round has already taken place.';
      return interview.status === 'A' ? undefined : 'The candidate has not accepted this interview.';
    case 'accepted':
      if (interview.completes_at <= now) return 'This interview has ended.';
      return interview.status === 'P' ? undefined : 'There is no open invitation to this interview.';
    case 'declined':
      if (interview.round_completed || interview.completes_at <= now) return 'This interview has ended.';
      return interview.status === 'X' ? 'There is no open invitation to this interview.' : undefined;
    case 'times proposed':
      if (interview.round_completed || interview.completes_at <= now) return 'This interview has ended.';
      return interview.status === 'X' ? 'This interview is cancelled.' : undefined;
    case 'closed':
      return undefined;
  }
}

/** Why a step is not allowed; undefined if it is. */
export function stepRefusal(step: InterviewStep, interview: InterviewState, isUnderWay: boolean, now: Date): Refusal | undefined {
  const why = whyNot(step, interview, isUnderWay, now);
  if (why) return new Refusal('CONFLICT', { message: why });
  return step === 'completed' && interview.starts_at > now ? new Refusal('INTERVIEW_NOT_BEGUN') : undefined;
}
