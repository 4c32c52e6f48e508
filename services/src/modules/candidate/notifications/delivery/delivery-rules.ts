import { MINUTE_MS } from '@hirehq/shared-contracts/durations';
import type { NotificationKind } from '@hirehq/shared-contracts/codes';
import { notificationSubject } from '@hirehq/shared-contracts/notification-links';

interface DeliveryRule {
  /** What the notification is about; a later one about the same replaces an earlier one on a device. */
  about: 'job' | 'interview' | 'conversation' | 'itself';
  /** Sent to devices, with this urgency (RFC 8030); false for what the candidate has just done in the page. */
  push: 'high' | 'normal' | 'low' | false;
  /** Sent by email, this long after the notification if it is still unread; false for kinds without an email. */
  email: { afterMs: number } | false;
}

const AT_ONCE = { afterMs: 0 } as const;

/** How each kind of notification leaves the page. */
export const DELIVERY_RULES = {
  applied: { about: 'job', push: false, email: false },
  shortlisted: { about: 'job', push: 'normal', email: AT_ONCE },
  offered: { about: 'job', push: 'high', email: AT_ONCE },
  offerChanged: { about: 'job', push: 'high', email: AT_ONCE },
  onboarded: { about: 'job', push: 'normal', email: false },
  offboarded: { about: 'job', push: 'normal', email: false },
  closed: { about: 'job', push: 'low', email: false },
  note: { about: 'job', push: 'low', email: false },
  interviewInvite: { about: 'interview', push: 'high', email: AT_ONCE },
  interviewReschedule: { about: 'interview', push: 'high', email: AT_ONCE },
  interviewCancelled: { about: 'interview', push: 'high', email: AT_ONCE },
  upcomingInterview: { about: 'interview', push: 'high', email: AT_ONCE },
  interviewFeedback: { about: 'interview', push: 'low', email: false },
  message: { about: 'conversation', push: 'high', email: { afterMs: 15 * MINUTE_MS } },
  // An alert has an email of its own, which the module saved-searches sends.
  jobAlert: { about: 'itself', push: 'low', email: false },
  referralApplied: { about: 'itself', push: 'low', email: AT_ONCE },
  licenceExpiring: { about: 'itself', push: 'low', email: AT_ONCE },
} as const satisfies Record<NotificationKind, DeliveryRule>;

/** The kinds that are sent by email. */
export type MailedKind = {
  [Kind in NotificationKind]: (typeof DELIVERY_RULES)[Kind]['email'] extends false ? never : Kind;
}[NotificationKind];

export const isMailed = (kind: NotificationKind): kind is MailedKind => DELIVERY_RULES[kind].email !== false;

/** After this time nothing is sent any more: the news is old, and the notification is in the page. */
export const LATEST_MS = 3 * 86_400_000;

/** What a notification is about, as one text. */
export function aboutOf({ id, kind, link }: { id: string; kind: NotificationKind; link: string }): string {
  const { jobId, interviewId, enterpriseId } = notificationSubject(link);
  switch (DELIVERY_RULES[kind].about) {
    case 'job':
      return `job-${jobId}`;
    case 'interview':
      return `interview-${interviewId}`;
    case 'conversation':
      return `conversation-${enterpriseId}`;
    case 'itself':
      return `notification-${id}`;
  }
}
