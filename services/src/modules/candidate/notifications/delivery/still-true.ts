import type { NotificationKind } from '@hirehq/shared-contracts/codes';
import { notificationSubject, type NotificationSubject } from '@hirehq/shared-contracts/notification-links';
import { STILL_TRUE } from '@hirehq/shared-contracts/notification-state';
import { isUuid } from '../../../../platform/ids/is-uuid.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { NotificationValues } from '../notification-text.ts';
import { interviewFacts, processFacts, threadFacts } from './facts.store.ts';

export interface Claim {
  candidateId: string;
  kind: NotificationKind;
  link: string;
  values: NotificationValues;
  createdAt: Date;
}

interface Question extends Claim {
  db: Database;
  subject: NotificationSubject;
  now: Date;
}

type ServerRule = (question: Question) => Promise<boolean>;

const always: ServerRule = () => Promise.resolve(true);

const process =
  (kind: 'offered' | 'offerChanged' | 'onboarded' | 'offboarded' | 'applied' | 'shortlisted'): ServerRule =>
  async ({ db, candidateId, subject: { jobId } }) =>
    isUuid(jobId) && STILL_TRUE[kind](await processFacts(db, candidateId, jobId));

type InterviewKind = 'interviewInvite' | 'interviewReschedule' | 'interviewCancelled' | 'upcomingInterview' | 'interviewFeedback';

/** `atItsTime`: also false once the interview was moved from the time that the text names. */
const interview =
  (kind: InterviewKind, { atItsTime = false } = {}): ServerRule =>
  async ({ db, candidateId, subject: { interviewId }, values: { time }, now }) => {
    if (!isUuid(interviewId)) return false;
    const facts = await interviewFacts(db, candidateId, interviewId);
    const isMoved = atItsTime && time !== undefined && facts.startsAt?.getTime() !== Date.parse(time.at);
    return !isMoved && STILL_TRUE[kind](facts, now);
  };

const message: ServerRule = async ({ db, candidateId, subject, createdAt }) => {
  if (!isUuid(subject.enterpriseId)) return false;
  const thread = await threadFacts(db, candidateId, subject.enterpriseId);
  return STILL_TRUE.message(thread ? [thread] : [], { ...subject, createdTimestamp: createdAt.toISOString() });
};

/** NT-08 to NT-10 from the facts of the database, the same rules by which the page opens a notification. */
const SERVER_RULES: Readonly<Record<NotificationKind, ServerRule>> = {
  applied: process('applied'),
  shortlisted: process('shortlisted'),
  offered: process('offered'),
  offerChanged: process('offerChanged'),
  onboarded: process('onboarded'),
  offboarded: process('offboarded'),
  closed: always,
  note: always,
  interviewInvite: interview('interviewInvite', { atItsTime: true }),
  interviewReschedule: interview('interviewReschedule', { atItsTime: true }),
  interviewCancelled: interview('interviewCancelled'),
  upcomingInterview: interview('upcomingInterview', { atItsTime: true }),
  interviewFeedback: interview('interviewFeedback'),
  message,
  jobAlert: always,
  referralApplied: always,
  licenceExpiring: always,
};

/** Whether what a notification reports is still true now. */
export const isStillTrue = (db: Database, claim: Claim, now: Date): Promise<boolean> =>
  SERVER_RULES[claim.kind]({ ...claim, db, subject: notificationSubject(claim.link), now });
