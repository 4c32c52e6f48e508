import { STILL_TRUE, type InterviewFacts } from '@hirehq/shared-contracts/notification-state';
import type { AskApi } from '@hirehq/shared-ui';
import type { Notification } from '../../shared/notifications.model.ts';
import type { DeepLink, LinkKind } from './deep-link.ts';

export interface OpenQuestion {
  link: DeepLink;
  notification: Notification;
  ask: AskApi;
  now: Date;
}

/** Returns the path to open; undefined if the notification has expired. */
type OpenRule = (question: OpenQuestion) => Promise<string | undefined>;

interface RuleParts<Fact> {
  ask: (question: OpenQuestion) => Promise<Fact>;
  holds: (fact: Fact, question: OpenQuestion) => boolean;
  /** The notification's own path by default. */
  opens?: (link: DeepLink) => string;
}

function rule<Fact>({ ask, holds, opens = ({ path }) => path }: RuleParts<Fact>): OpenRule {
  return async (question) => (holds(await ask(question), question) ? opens(question.link) : undefined);
}

const pool =
  (type: 'F' | 'O' | 'A') =>
  ({ ask, link }: OpenQuestion) =>
    ask('GET candidates/pool/{type}', { params: { type }, query: { jobId: link.jobId } });
const job = ({ ask, link }: OpenQuestion) => ask('GET candidates/job/{jobId}', { params: { jobId: link.jobId } });
const interview = ({ ask, link }: OpenQuestion) =>
  ask('GET candidates/interviews/schedules/{id}', { params: { id: link.interviewId } });
const conversations = ({ ask }: OpenQuestion) => ask('GET candidates/messages/0/500', {});

const ofInterview = (holds: (fact: InterviewFacts, now: Date) => boolean) =>
  rule({ ask: interview, holds: (fact, { now }) => holds(fact, now) });

const withScorecard = ({ path }: DeepLink) => `${path}${path.includes('?') ? '&' : '?'}mode=scorecard`;

/** How the facts of each kind are requested; whether it still holds is decided by the rules that services share. */
export const OPEN_RULES: Readonly<Record<LinkKind, OpenRule>> = {
  offered: rule({ ask: pool('F'), holds: STILL_TRUE.offered }),
  offerChanged: rule({ ask: pool('F'), holds: STILL_TRUE.offerChanged }),
  onboarded: rule({ ask: pool('O'), holds: STILL_TRUE.onboarded }),
  offboarded: rule({ ask: pool('O'), holds: STILL_TRUE.offboarded }),
  applied: rule({ ask: pool('A'), holds: STILL_TRUE.applied }),
  shortlisted: rule({ ask: job, holds: STILL_TRUE.shortlisted }),
  interviewInvite: ofInterview(STILL_TRUE.interviewInvite),
  interviewReschedule: ofInterview(STILL_TRUE.interviewReschedule),
  interviewCancelled: ofInterview(STILL_TRUE.interviewCancelled),
  upcomingInterview: ofInterview(STILL_TRUE.upcomingInterview),
  interviewFeedback: rule({ ask: interview, holds: STILL_TRUE.interviewFeedback, opens: withScorecard }),
  message: rule({
    ask: conversations,
    holds: (threads, { link: { candidateId, enterpriseId }, notification: { createdTimestamp } }) =>
      STILL_TRUE.message(threads, { candidateId, enterpriseId, createdTimestamp }),
  }),
  page: ({ link }) => Promise.resolve(link.path),
};

/** NT-11: the flag N blocks interview pages in every status. */
export function isSuppressed(link: DeepLink): boolean {
  return link.notificationType === 'N' && link.path.includes('/interviewDetails');
}
