import { assertNever } from '@hirehq/shared-contracts/assert-never';
import type { ClosureReason } from '@hirehq/shared-contracts/graphql/types';
import { routes } from '@hirehq/shared-contracts/routes';
import { defineMessages, type MessageDescriptor } from '@hirehq/shared-ui';
import { isAppliedHere } from '../../../shared/applied-here.ts';
import type { MyJobsQuery } from './my-jobs.graphql.ts';
import { canRate, interviewStateOf, type InterviewState } from '../../../shared/interview/interview-state.tsx';

export type TrackedJob = Pick<MyJobsQuery['myJobs']['nodes'][number], 'job' | 'application'> & { draftSavedAt?: string | null };
type Application = NonNullable<TrackedJob['application']>;
type Interview = Application['interviews'][number];

const WORDS = defineMessages({
  send: { id: 'next.send' },
  apply: { id: 'next.apply' },
  applyOutside: { id: 'next.applyOutside' },
  unreachable: { id: 'next.unreachable' },
  appliedElsewhere: { id: 'next.appliedElsewhere' },
  savedClosed: { id: 'next.savedClosed' },
  received: { id: 'next.received' },
  shortlisted: { id: 'next.shortlisted' },
  shortlistedMail: { id: 'next.shortlistedMail' },
  answerInterview: { id: 'next.answerInterview' },
  proposed: { id: 'next.proposed' },
  interview: { id: 'next.interview' },
  interviewOver: { id: 'next.interviewOver' },
  rate: { id: 'next.rate' },
  answerOffer: { id: 'next.answerOffer' },
  answerOfferBy: { id: 'next.answerOfferBy' },
  offerExpired: { id: 'next.offerExpired' },
  accepted: { id: 'next.accepted' },
  acceptedStart: { id: 'next.acceptedStart' },
  onboarded: { id: 'next.onboarded' },
  offboarded: { id: 'next.offboarded' },
  withdrawn: { id: 'next.withdrawn' },
  jobClosed: { id: 'next.jobClosed' },
  closed: { id: 'next.closed' },
  declined: { id: 'next.declined' },
  filled: { id: 'next.filled' },
  cancelled: { id: 'next.cancelled' },
  offerDeclined: { id: 'next.offerDeclined' },
});

const LINKS = defineMessages({
  draft: { id: 'next.toDraft' },
  apply: { id: 'next.toApply' },
  job: { id: 'next.toJob' },
  offer: { id: 'next.toOffer' },
  interview: { id: 'next.toInterview' },
  answer: { id: 'next.toAnswer' },
  rate: { id: 'interview.rate' },
});

const BY_REASON: Readonly<Record<ClosureReason, keyof typeof WORDS>> = {
  declined: 'declined',
  position_filled: 'filled',
  position_cancelled: 'cancelled',
  offer_declined: 'offerDeclined',
};

export interface NextStep {
  words: MessageDescriptor;
  /** `act`: it is the candidate's turn. `wait`: the employer's turn. `end`: nothing more will happen. */
  turn: 'act' | 'wait' | 'end';
  /** ISO 8601; an instant or a calendar date. */
  date?: string | undefined;
  link?: { to: string; words: MessageDescriptor };
}

const wait = (key: keyof typeof WORDS, date?: string): NextStep => ({ words: WORDS[key], turn: 'wait', date });
const end = (key: keyof typeof WORDS, date?: string): NextStep => ({ words: WORDS[key], turn: 'end', date });

function ofInterviews(interviews: readonly Interview[], now: Date): NextStep | undefined {
  const first = (...standings: InterviewState[]) =>
    interviews
      .filter((interview) => standings.includes(interviewStateOf(interview, now)))
      .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))[0];
  const link = (interview: Interview, words: MessageDescriptor) => ({
    to: routes.interviewDetails({ id: interview.id }),
    words,
  });

  const pending = first('pending');
  if (pending) {
    return { words: WORDS.answerInterview, turn: 'act', date: pending.startsAt, link: link(pending, LINKS.answer) };
  }
  const coming = first('accepted');
  if (coming) return { ...wait('interview', coming.startsAt), link: link(coming, LINKS.interview) };
  const proposed = first('proposed');
  if (proposed) return { ...wait('proposed'), link: link(proposed, LINKS.interview) };
  const toRate = interviews.find(canRate);
  if (toRate) {
    const to = routes.interviewDetails({ id: toRate.id, mode: 'scorecard' });
    return { words: WORDS.rate, turn: 'act', link: { to, words: LINKS.rate } };
  }
  return first('over') && wait('interviewOver');
}

function ofOffer(job: TrackedJob['job'], { offer, candidateProcessStatus }: Application, now: Date): NextStep {
  if (candidateProcessStatus !== null) return offer?.startDate ? wait('acceptedStart', offer.startDate) : wait('accepted');
  const expiresAt = offer?.expiresAt ?? undefined;
  const link = { to: routes.trackedJob({ id: job.id, tab: 'offer' }), words: LINKS.offer };
  // The employer may renew it, and the page says how to ask.
  if (expiresAt !== undefined && Date.parse(expiresAt) <= now.getTime()) return { ...end('offerExpired', expiresAt), link };
  return { words: expiresAt ? WORDS.answerOfferBy : WORDS.answerOffer, turn: 'act', date: expiresAt, link };
}

function ofClosed({ closureReason }: Application, closedAt: string): NextStep {
  const words: keyof typeof WORDS | undefined = closureReason === null ? undefined : BY_REASON[closureReason];
  return end(words ?? 'closed', closedAt);
}

function ofSavedJob(job: TrackedJob['job']): NextStep {
  if (job.appliedElsewhereAt) return end('appliedElsewhere', job.appliedElsewhereAt);
  if (job.closedAt) return end('savedClosed', job.closedAt);
  if (isAppliedHere(job)) return { words: WORDS.apply, turn: 'act', link: { to: routes.application(job), words: LINKS.apply } };
  if (job.applyChannel === 'NONE') return end('unreachable');
  return { words: WORDS.applyOutside, turn: 'act', link: { to: routes.candidateJob(job), words: LINKS.job } };
}

/** The next step of a tracked job, and whose turn it is (JB-17). */
export function nextStepOf({ job, application, draftSavedAt }: TrackedJob, now: Date): NextStep {
  if (draftSavedAt) return { words: WORDS.send, turn: 'act', link: { to: routes.application(job), words: LINKS.draft } };
  if (!application) return ofSavedJob(job);
  if (application.withdrawnAt) return end('withdrawn', application.withdrawnAt);
  if (application.closedAt) return ofClosed(application, application.closedAt);
  const beforeOffer = (words: 'received' | 'unreachable' | 'shortlisted' | 'shortlistedMail') =>
    ofInterviews(application.interviews, now) ?? (job.closedAt ? end('jobClosed', job.closedAt) : wait(words));
  const { enterpriseProcessStatus: status } = application;
  switch (status) {
    case 'R':
      return beforeOffer(isAppliedHere(job) ? 'received' : 'unreachable');
    case 'S':
      // By the page that is mailed to it, an employer writes and decides, and makes neither interviews nor offers.
      return beforeOffer(job.applyChannel === 'MAIL' ? 'shortlistedMail' : 'shortlisted');
    case 'F':
      return ofOffer(job, application, now);
    case 'O':
      return end('onboarded');
    case 'B':
      return end('offboarded');
    default:
      return assertNever(status, beforeOffer('received'));
  }
}
