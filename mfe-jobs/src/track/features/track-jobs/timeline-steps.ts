import type { ApplicationTimelineQuery } from '@hirehq/shared-contracts/graphql';
import { defineMessages, type MessageDescriptor } from '@hirehq/shared-ui';

type Application = NonNullable<NonNullable<ApplicationTimelineQuery['job']>['application']>;

const HAPPENED: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  applied: { id: 'history.applied' },
  shortlisted: { id: 'history.shortlisted' },
  offered: { id: 'history.offered' },
  accepted: { id: 'history.accepted' },
  declined: { id: 'history.declined' },
  onboarded: { id: 'history.onboarded' },
  offboarded: { id: 'history.offboarded' },
  closed: { id: 'history.closed' },
  withdrawn: { id: 'history.withdrawn' },
  note: { id: 'history.note' },
  'interview scheduled': { id: 'history.interviewScheduled' },
  'interview rescheduled': { id: 'history.interviewRescheduled' },
  'interview cancelled': { id: 'history.interviewCancelled' },
  'interview accepted': { id: 'history.interviewAccepted' },
  'interview declined': { id: 'history.interviewDeclined' },
  'interview completed': { id: 'history.interviewCompleted' },
  'interview closed': { id: 'history.interviewClosed' },
  'interview times proposed': { id: 'history.timesProposed' },
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
  /** ISO 8601; undefined for what is still to come. */
  at: string | undefined;
  /** What was written with it, e.g. the round of an interview. */
  note: string | null;
}

/** What may still come: nothing once an application has ended. */
function toCome({ withdrawnAt, closedAt, enterpriseProcessStatus, candidateProcessStatus }: Application) {
  if (withdrawnAt || closedAt) return [];
  if (enterpriseProcessStatus === 'R') return ['shortlisted', 'offered', 'accepted', 'onboarded'] as const;
  if (enterpriseProcessStatus === 'S') return ['offered', 'accepted', 'onboarded'] as const;
  if (enterpriseProcessStatus !== 'F') return [];
  return candidateProcessStatus === null ? (['accepted', 'onboarded'] as const) : (['onboarded'] as const);
}

/** The way of an application: what happened, oldest first, then what may come (JB-18). A change we have no words for is left out. */
export function timelineSteps(application: Application): TimelineStep[] {
  const happened = application.history.flatMap(({ change, note, recordedAt }, index) => {
    const words = HAPPENED[change];
    return words ? [{ key: `${index}`, words, at: recordedAt, note }] : [];
  });
  return [...happened, ...toCome(application).map((step) => ({ key: step, words: TO_COME[step], at: undefined, note: null }))];
}
