import { DAY_MS } from '@hirehq/shared-contracts/durations';
import { routes } from '@hirehq/shared-contracts/routes';
import type { CandidateViewer, Services } from '../../../../platform/module.ts';
import { openOffers } from '../../applications/index.ts';
import { waitingInvitations } from '../../candidates/index.ts';
import { waitingInterviews } from '../../interviews/index.ts';
import { unreadConversations } from '../../messages/index.ts';
import { licences } from '../../profiles/index.ts';
import type { Task } from './most-urgent-first.ts';

/** Of each kind. */
const MOST = 10;
/** Licences are listed this long before they expire, and this long after. */
const EXPIRES_WITHIN_DAYS = 60;
const EXPIRED_SINCE_DAYS = 30;

const NOTHING = { subject: null, employerName: null, messages: null, since: null, until: null, expiresOn: null, link: null };

async function interviewTasks(services: Services, candidateId: string): Promise<Task[]> {
  return (await waitingInterviews(services, candidateId, MOST)).map(({ id, step, jobTitle, employerName, since, startsAt }) => ({
    ...NOTHING,
    ...(step === 'accepted'
      ? ({ kind: 'INTERVIEW_INVITATION', until: startsAt, link: routes.interviewDetails({ id }) } as const)
      : ({ kind: 'INTERVIEW_RATING', link: routes.interviewDetails({ id, mode: 'scorecard' }) } as const)),
    id,
    subject: jobTitle,
    employerName,
    since,
  }));
}

async function offerTasks({ db, now }: Services, candidateId: string): Promise<Task[]> {
  const offers = await openOffers(db, candidateId, { now: now(), limit: MOST });
  return offers.map(({ id, jobId, jobTitle, employerName, offeredAt, expiresAt }) => ({
    ...NOTHING,
    kind: 'OFFER',
    id,
    subject: jobTitle,
    employerName,
    since: offeredAt,
    until: expiresAt,
    link: routes.trackedJob({ id: jobId, tab: 'offer' }),
  }));
}

async function messageTasks({ db }: Services, candidateId: string): Promise<Task[]> {
  const conversations = await unreadConversations(db, candidateId, MOST);
  return conversations.map(({ enterpriseId, employerName, lastMessageAt, unread }) => ({
    ...NOTHING,
    kind: 'UNREAD_MESSAGES',
    id: enterpriseId,
    employerName,
    messages: unread,
    since: lastMessageAt,
    link: routes.messageList({ candidateId: enterpriseId, enterpriseId }),
  }));
}

async function invitationTasks(services: Services, viewer: CandidateViewer): Promise<Task[]> {
  return (await waitingInvitations(services, viewer, MOST)).map(({ id, poolName, employerName, createdAt }) => ({
    ...NOTHING,
    kind: 'POOL_INVITATION',
    id,
    subject: poolName,
    employerName,
    since: createdAt,
  }));
}

async function licenceTasks(services: Services, candidateId: string): Promise<Task[]> {
  const dayIn = (days: number) => new Date(services.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const [first, last] = [dayIn(-EXPIRED_SINCE_DAYS), dayIn(EXPIRES_WITHIN_DAYS)];
  return (await licences(services, candidateId))
    .flatMap(({ id, name, expiresOn }): Task[] =>
      expiresOn && expiresOn >= first && expiresOn <= last
        ? [{ ...NOTHING, kind: 'LICENCE_EXPIRY', id, subject: name, expiresOn, link: routes.editProfile() }]
        : [],
    )
    .slice(0, MOST);
}

/** What waits for a candidate, in no particular order. */
export async function dashboardTasks(services: Services, viewer: CandidateViewer): Promise<Task[]> {
  const { candidateId } = viewer;
  const tasks = await Promise.all([
    interviewTasks(services, candidateId),
    offerTasks(services, candidateId),
    messageTasks(services, candidateId),
    invitationTasks(services, viewer),
    licenceTasks(services, candidateId),
  ]);
  return tasks.flat();
}
