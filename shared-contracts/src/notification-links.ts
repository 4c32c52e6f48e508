import type { NotificationKind } from './codes.ts';
import { routes } from './routes.ts';
import { NOTIFICATION_PARAMETER } from './web-push.ts';

/**
 * The link of a notification (NT-06). The address identifies the state it refers to, so that the client can check whether it
 * still holds before opening it (NT-07): `tab` of a job page, `event` of an interview page. `overview` needs no check.
 */
export const JOB_NOTIFICATION_TABS = {
  applied: 'applied',
  shortlisted: 'shortlisted',
  offered: 'offered',
  offerChanged: 'offer',
  onboarded: 'onboarded',
  offboarded: 'offboarded',
  closed: 'overview',
  note: 'overview',
} as const satisfies Partial<Record<NotificationKind, string>>;
export type JobNotificationKind = keyof typeof JOB_NOTIFICATION_TABS;

export const INTERVIEW_NOTIFICATION_EVENTS = {
  interviewInvite: 'invite',
  interviewReschedule: 'reschedule',
  interviewCancelled: 'cancelled',
  upcomingInterview: 'upcoming',
  interviewFeedback: 'feedback',
} as const satisfies Partial<Record<NotificationKind, string>>;
export type InterviewNotificationKind = keyof typeof INTERVIEW_NOTIFICATION_EVENTS;

export const jobNotificationLink = (kind: JobNotificationKind, jobId: string): string =>
  `${routes.trackedJob({ id: jobId })}?tab=${JOB_NOTIFICATION_TABS[kind]}`;

/** To the conversation with an employer. The sender of an employer's message is the employer. */
export const messageNotificationLink = (enterpriseId: string): string =>
  routes.messageList({ candidateId: enterpriseId, enterpriseId });

export const interviewNotificationLink = (kind: InterviewNotificationKind, id: string): string =>
  `${routes.interviewDetails({ id })}&event=${INTERVIEW_NOTIFICATION_EVENTS[kind]}`;

/** What the link of a notification refers to; each id is empty if it has none. */
export interface NotificationSubject {
  jobId: string;
  interviewId: string;
  /** The sender of a message. */
  candidateId: string;
  enterpriseId: string;
}

/** Reads what the links of this file, and those to conversations, refer to. */
export function notificationSubject(link: string): NotificationSubject {
  const { pathname, searchParams } = new URL(link, 'https://origin.invalid');
  return {
    jobId: /^\/candidate\/job-details\/([^/]+)$/.exec(pathname)?.[1] ?? searchParams.get('jobId') ?? '',
    interviewId: searchParams.get('id') ?? '',
    candidateId: searchParams.get('candidateId') ?? '',
    enterpriseId: searchParams.get('enterpriseId') ?? '',
  };
}

/** Opens a notification from outside the page, under the rules of NT-07: in a push message or an email. */
export const notificationPath = (id: string): string =>
  `${routes.candidate()}?${new URLSearchParams({ [NOTIFICATION_PARAMETER]: id }).toString()}`;
