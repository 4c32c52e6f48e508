import { assertNever } from '@hirehq/shared-contracts/assert-never';
import type { ApplyChannel, EnterpriseProcessStatus, ProcessChange } from '@hirehq/shared-contracts/graphql/types';
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

/** What an employer can do with an application that it received: by the page that is mailed to it, only shortlist. */
const BY_CHANNEL: Readonly<Record<ApplyChannel, readonly Step[]>> = {
  SYSTEM: ['shortlisted', 'offered', 'accepted', 'onboarded'],
  MAIL: ['shortlisted'],
  OWN_PAGE: [],
  NONE: [],
};

interface ProcessStatus {
  status: EnterpriseProcessStatus;
  isAnswered: boolean;
  channel: ApplyChannel;
}

function afterStatus({ status, isAnswered, channel }: ProcessStatus): readonly Step[] {
  switch (status) {
    case 'R':
      return BY_CHANNEL[channel];
    case 'S':
      return BY_CHANNEL[channel].filter((step) => step !== 'shortlisted');
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
const toCome = (
  { withdrawnAt, closedAt, enterpriseProcessStatus, candidateProcessStatus }: Application,
  channel: ApplyChannel,
): readonly Step[] =>
  withdrawnAt || closedAt
    ? []
    : afterStatus({ status: enterpriseProcessStatus, isAnswered: candidateProcessStatus !== null, channel });

/**
 * The timeline of an application: what happened, oldest first, then possible next steps (JB-18). Steps without a text are left
 * out.
 */
export function timelineSteps(application: Application, channel: ApplyChannel): TimelineStep[] {
  const happened = application.history.flatMap(({ change, note, recordedAt }, index) => {
    const words: MessageDescriptor | undefined = change === null ? undefined : HAPPENED[change];
    return words ? [{ key: `${index}`, words, at: recordedAt, note }] : [];
  });
  const coming = toCome(application, channel).map((step) => ({
    key: step,
    words: TO_COME[step],
    at: undefined,
    note: null,
  }));
  return [...happened, ...coming];
}
