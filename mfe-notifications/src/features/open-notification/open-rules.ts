import type { RestAnswer } from '@hirehq/shared-contracts/rest';
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

type Interview = RestAnswer<'GET candidates/interviews/schedules/{id}'>;
const anySchedule = (holds: (schedule: Interview['interviewSchedulesDto'][number], now: Date) => boolean) =>
  rule({ ask: interview, holds: (fact, { now }) => fact.interviewSchedulesDto.some((schedule) => holds(schedule, now)) });

const withScorecard = ({ path }: DeepLink) => `${path}${path.includes('?') ? '&' : '?'}mode=scorecard`;
const sameInstant = (one: string, other: string) => Date.parse(one) === Date.parse(other);

/** NT-08 to NT-10: the conditions under which a notification opens. A null candidate status is 'absent'. */
export const OPEN_RULES: Readonly<Record<LinkKind, OpenRule>> = {
  offered: rule({
    ask: pool('F'),
    holds: (record) => record.enterpriseProcessStatus === 'F' && [null, 'A', 'P'].includes(record.candidateProcessStatus),
  }),
  onboarded: rule({
    ask: pool('O'),
    holds: (record) => record.enterpriseProcessStatus === 'O' && record.candidateProcessStatus === 'P',
  }),
  offboarded: rule({
    ask: pool('O'),
    holds: (record) => record.enterpriseProcessStatus === 'B' && record.candidateProcessStatus === null,
  }),
  applied: rule({ ask: pool('A'), holds: (record) => record.enterpriseProcessStatus === 'R' }),
  shortlisted: rule({ ask: job, holds: (found) => found.enterpriseProcessStatus === 'S' }),
  interviewInvite: anySchedule(({ status }) => status === 'P'),
  interviewReschedule: anySchedule(({ status }) => status === 'P'),
  interviewCancelled: anySchedule(({ status }) => status === 'X'),
  upcomingInterview: anySchedule(
    ({ status, roundCompleted, scheduleCompleteDateTime }, now) =>
      status === 'A' && !roundCompleted && Date.parse(scheduleCompleteDateTime) > now.getTime(),
  ),
  interviewFeedback: rule({
    ask: interview,
    holds: ({ interviewSchedulesDto, closureStatus }) =>
      closureStatus === null && interviewSchedulesDto.some(({ ratingOfPanelByCandidate }) => ratingOfPanelByCandidate === null),
    opens: withScorecard,
  }),
  message: rule({
    ask: conversations,
    holds: (threads, { link, notification }) =>
      threads.some(
        ({ unreadCount, enterpriseId, messageFrom, lastMessageTimestamp }) =>
          unreadCount > 0 &&
          enterpriseId === link.enterpriseId &&
          messageFrom === link.candidateId &&
          sameInstant(lastMessageTimestamp, notification.createdTimestamp),
      ),
  }),
  page: ({ link }) => Promise.resolve(link.path),
};

/** NT-11: the flag N blocks interview pages in every status. */
export function isSuppressed(link: DeepLink): boolean {
  return link.notificationType === 'N' && link.path.includes('/interviewDetails');
}
