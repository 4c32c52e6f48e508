import type { InterviewCardFragment } from './interviews.graphql.ts';
import { canRate, interviewStateOf } from '../../../shared/interview/interview-state.tsx';

export interface InterviewGroups {
  /** Accepted and in the future, the next one first. */
  upcoming: InterviewCardFragment[];
  /** Invitations, and interviews whose proposed times wait for the employer. */
  pending: InterviewCardFragment[];
  /** Completed and not rated yet. */
  toRate: InterviewCardFragment[];
  /** All others, the latest first. */
  past: InterviewCardFragment[];
}

const startOf = ({ startsAt }: InterviewCardFragment) => Date.parse(startsAt);

/** Groups interviews by what there is to do. */
export function groupInterviews(interviews: readonly InterviewCardFragment[], now: Date): InterviewGroups {
  const groups: InterviewGroups = { upcoming: [], pending: [], toRate: [], past: [] };
  for (const interview of interviews.toSorted((one, other) => startOf(one) - startOf(other))) {
    const state = interviewStateOf(interview, now);
    if (state === 'accepted') groups.upcoming.push(interview);
    else if (state === 'pending' || state === 'proposed') groups.pending.push(interview);
    else if (state === 'completed' && canRate(interview)) groups.toRate.unshift(interview);
    else groups.past.unshift(interview);
  }
  return groups;
}
