import { assertNever } from '@hirehq/shared-contracts/assert-never';
import { whyNotRateable } from '@hirehq/shared-contracts/round-rating';
import { Tag, defineMessages, useIntl } from '@hirehq/shared-ui';
import type { InterviewStateFragment } from './interview-state.graphql.ts';

type InterviewFacts = Pick<InterviewStateFragment, 'status' | 'completesAt' | 'roundCompleted' | 'closureStatus'> & {
  readonly proposedTimes: readonly unknown[];
};
type Rateable = Pick<InterviewStateFragment, 'roundCompleted' | 'ratingOfPanelByCandidate' | 'closureStatus'>;

const WORDS = defineMessages({
  pending: { id: 'interview.pending' },
  proposed: { id: 'interview.proposed' },
  accepted: { id: 'interview.accepted' },
  cancelled: { id: 'interview.cancelled' },
  completed: { id: 'interview.completed' },
  closed: { id: 'interview.closed' },
  over: { id: 'interview.over' },
});

export type InterviewState = keyof typeof WORDS;

const TONES = {
  pending: 'warning',
  proposed: 'brand',
  accepted: 'accent',
  cancelled: 'neutral',
  completed: 'neutral',
  closed: 'neutral',
  over: 'neutral',
} as const;

/** The status of an interview (JB-20): P is pending, A accepted, X cancelled, until it was completed, closed, or its time has passed. */
export function interviewStateOf(interview: InterviewFacts, now: Date): InterviewState {
  const { status } = interview;
  if (status === 'X') return 'cancelled';
  if (interview.roundCompleted) return 'completed';
  if (interview.closureStatus !== null) return 'closed';
  if (Date.parse(interview.completesAt) <= now.getTime()) return 'over';
  if (interview.proposedTimes.length > 0) return 'proposed';
  switch (status) {
    case 'A':
      return 'accepted';
    case 'P':
      return 'pending';
    default:
      return assertNever(status, 'pending');
  }
}

const OVER: ReadonlySet<InterviewState> = new Set(['cancelled', 'completed', 'closed', 'over']);

/** True once there is nothing more to answer or attend. */
export const isOverIn = (state: InterviewState): boolean => OVER.has(state);

/** True while the candidate can still rate a round (JB-20). */
export const canRate = (interview: Rateable): boolean => whyNotRateable(interview) === undefined;

export function InterviewStateTag({ state }: { state: InterviewState }) {
  const { formatMessage } = useIntl();
  return <Tag tone={TONES[state]}>{formatMessage(WORDS[state])}</Tag>;
}
