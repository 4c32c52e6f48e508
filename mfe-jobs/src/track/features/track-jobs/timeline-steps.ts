import { assertNever } from '@hirehq/shared-contracts/assert-never';
import type { EnterpriseProcessStatus, ProcessChange } from '@hirehq/shared-contracts/graphql/types';
import { defineMessages, type MessageDescriptor } from '@hirehq/shared-ui';
import type { ApplicationTimelineQuery } from './tracked-job.graphql.ts';

type Application = NonNullable<NonNullable<ApplicationTimelineQuery['job']>['application']>;

const HAPPENED: Readonly<Record<ProcessChange, MessageDescriptor>> = defineMessages({
  applied: { id: 'history.applied' },
  shortlisted: { id: 'history.shortlisted' },
  offered: { id: 'history.offered' },
  offer_changed: { id: 'history.offerChanged' },
  accepted: { id: 'history.accepted' },
  declined: { id: 'history.declined' },
  onboarded: { id: 'history.onboarded' },
  offboarded: { id: 'history.offboarded' },
  closed: { id: 'history.closed' },
  withdrawn: { id: 'history.withdrawn' },
  note: { id: 'history.note' },
  interview_scheduled: { id: 'history.interviewScheduled' },
  interview_rescheduled: { id: 'history.interviewRescheduled' },
  interview_cancelled: { id: 'history.interviewCancelled' },
  interview_accepted: { id: 'history.interviewAccepted' },
  interview_declined: { id: 'history.interviewDeclined' },
  interview_completed: { id: 'history.interviewCompleted' },
  interview_closed: { id: 'history.interviewClosed' },
  interview_times_proposed: { id: 'history.timesProposed' },
});

const TO_COME = defineMessages({
  shortlisted: { id: 'timeline.shortlisted' },
  offered: { id: 'timeline.offered' },
  accepted: { id: 'timeline.accepted' },
  onboarded: { id: 'timeline.onboarded' },
});

export interface TimelineStep {
  key: string;
  words: MessageDescriptor;
  /** ISO 8601; undefined for a future step. */
  at: string | undefined;
  /** A note to the step, e.g. the round of an interview. */
  note: string | null;
}

type Step = keyof typeof TO_COME;

function afterStatus(status: EnterpriseProcessStatus, isAnswered: boolean): readonly Step[] {
  switch (status) {
    case 'R':
      return ['shortlisted', 'offered', 'accepted', 'onboarded'];
    case 'S':
      return ['offered', 'accepted', 'onboarded'];
    case 'F':
      return isAnswered ? ['onboarded'] : ['accepted', 'onboarded'];
    case 'O':
    case 'B':
      return [];
    default:
      return assertNever(status, []);
  }
}

/** Possible next steps; none once an application has ended. */
const toCome = ({ withdrawnAt, closedAt, enterpriseProcessStatus, candidateProcessStatus }: Application): readonly Step[] =>
  withdrawnAt || closedAt ? [] : afterStatus(enterpriseProcessStatus, candidateProcessStatus !== null);

/**
 * The timeline of an application: what happened, oldest first, then possible next steps (JB-18). Steps without a text are left
 * out.
 */
export function timelineSteps(application: Application): TimelineStep[] {
  const happened = application.history.flatMap(({ change, note, recordedAt }, index) => {
    const words: MessageDescriptor | undefined = change === null ? undefined : HAPPENED[change];
    return words ? [{ key: `${index}`, words, at: recordedAt, note }] : [];
  });
  return [...happened, ...toCome(application).map((step) => ({ key: step, words: TO_COME[step], at: undefined, note: null }))];
}
