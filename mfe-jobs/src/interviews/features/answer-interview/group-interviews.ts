import { canRate, standingOf } from '../../../shared/interview-state.tsx';
import type { InterviewCardFragment } from './interviews.graphql.ts';

export interface InterviewGroups {
  /** Accepted and still to come, the next one first. */
  upcoming: InterviewCardFragment[];
  /** Invitations, and those whose other times wait for the employer. */
  pending: InterviewCardFragment[];
  /** Took place and are not rated yet. */
  toRate: InterviewCardFragment[];
  /** All others, the last one first. */
  past: InterviewCardFragment[];
}

const startOf = ({ startsAt }: InterviewCardFragment) => Date.parse(startsAt);

/** Interviews by what there is to do about them. */
export function groupInterviews(interviews: readonly InterviewCardFragment[], now: Date): InterviewGroups {
  const groups: InterviewGroups = { upcoming: [], pending: [], toRate: [], past: [] };
  for (const interview of interviews.toSorted((one, other) => startOf(one) - startOf(other))) {
    const standing = standingOf(interview, now);
    if (standing === 'accepted') groups.upcoming.push(interview);
    else if (standing === 'pending' || standing === 'proposed') groups.pending.push(interview);
    else if (standing === 'completed' && canRate(interview)) groups.toRate.unshift(interview);
    else groups.past.unshift(interview);
  }
  return groups;
}
