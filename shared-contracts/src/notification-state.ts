import type { NotificationKind } from './codes.ts';

/** Codes of an application, as the pool call returns them; null is 'absent'. */
export interface ProcessFacts {
  candidateProcessStatus: string | null;
  enterpriseProcessStatus: string | null;
}

/** An interview, as the schedules call returns it. */
export interface InterviewFacts {
  interviewSchedulesDto: readonly {
    status: string;
    roundCompleted: boolean;
    ratingOfPanelByCandidate: number | null;
    scheduleCompleteDateTime: string;
  }[];
  closureStatus: string | null;
}

/** A conversation, as the list of messages returns it. */
export interface ThreadFacts {
  unreadCount: number;
  enterpriseId: string;
  messageFrom: string;
  lastMessageTimestamp: string;
}

/** The notification of a message: whose, and when it was sent. */
export interface MessageNotification {
  /** The sender, and the employer. */
  candidateId: string;
  enterpriseId: string;
  createdTimestamp: string;
}

type Schedule = InterviewFacts['interviewSchedulesDto'][number];

const isPending = ({ interviewSchedulesDto }: InterviewFacts) => interviewSchedulesDto.some(({ status }) => status === 'P');
const isAhead = ({ status, roundCompleted, scheduleCompleteDateTime }: Schedule, now: Date) =>
  status === 'A' && !roundCompleted && Date.parse(scheduleCompleteDateTime) > now.getTime();

/**
 * NT-08 to NT-10: whether what a notification reports is still true. The page decides by these rules whether it opens the
 * notification, the services whether they send it by push or email. Kinds that are not listed are always true.
 */
export const STILL_TRUE = {
  offered: ({ candidateProcessStatus, enterpriseProcessStatus }: ProcessFacts) =>
    enterpriseProcessStatus === 'F' && [null, 'A', 'P'].includes(candidateProcessStatus),
  offerChanged: ({ candidateProcessStatus, enterpriseProcessStatus }: ProcessFacts) =>
    enterpriseProcessStatus === 'F' && candidateProcessStatus === null,
  onboarded: ({ candidateProcessStatus, enterpriseProcessStatus }: ProcessFacts) =>
    enterpriseProcessStatus === 'O' && candidateProcessStatus === 'P',
  offboarded: ({ candidateProcessStatus, enterpriseProcessStatus }: ProcessFacts) =>
    enterpriseProcessStatus === 'B' && candidateProcessStatus === null,
  applied: ({ enterpriseProcessStatus }: Pick<ProcessFacts, 'enterpriseProcessStatus'>) => enterpriseProcessStatus === 'R',
  shortlisted: ({ enterpriseProcessStatus }: Pick<ProcessFacts, 'enterpriseProcessStatus'>) => enterpriseProcessStatus === 'S',
  interviewInvite: isPending,
  interviewReschedule: isPending,
  interviewCancelled: ({ interviewSchedulesDto }: InterviewFacts) => interviewSchedulesDto.some(({ status }) => status === 'X'),
  upcomingInterview: ({ interviewSchedulesDto }: InterviewFacts, now: Date) =>
    interviewSchedulesDto.some((schedule) => isAhead(schedule, now)),
  interviewFeedback: ({ interviewSchedulesDto, closureStatus }: InterviewFacts) =>
    closureStatus === null && interviewSchedulesDto.some(({ ratingOfPanelByCandidate }) => ratingOfPanelByCandidate === null),
  message: (threads: readonly ThreadFacts[], notification: MessageNotification) =>
    threads.some(
      ({ unreadCount, enterpriseId, messageFrom, lastMessageTimestamp }) =>
        unreadCount > 0 &&
        enterpriseId === notification.enterpriseId &&
        messageFrom === notification.candidateId &&
        Date.parse(lastMessageTimestamp) === Date.parse(notification.createdTimestamp),
    ),
} as const satisfies Partial<Record<NotificationKind, unknown>>;
