import type { NotificationKind } from './codes.ts';
import { routes } from './routes.ts';

/**
 * Where a notification leads (NT-06). The address says what it tells of, so that whoever opens it can check whether that
 * still holds (NT-07): `tab` of a job's page, `event` of an interview's. `overview` tells of what needs no check.
 */
export const JOB_NOTIFICATION_TABS = {
  applied: 'applied',
  shortlisted: 'shortlisted',
  offered: 'offered',
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

export const interviewNotificationLink = (kind: InterviewNotificationKind, id: string): string =>
  `${routes.interviewDetails({ id })}&event=${INTERVIEW_NOTIFICATION_EVENTS[kind]}`;
