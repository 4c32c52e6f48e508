import { NOTIFICATION_TYPE_OF } from '@hirehq/shared-contracts/codes';
import { inDigest } from '@hirehq/shared-contracts/notification-preferences';
import { notificationSubject } from '@hirehq/shared-contracts/notification-links';
import type { Transaction } from '../../../../platform/database/database.ts';
import type { DeliveryOutcome } from '../../../../platform/database/tables/notifications.ts';
import type { Services } from '../../../../platform/module.ts';
import type { WorkAttempt } from '../../../../platform/work/work-kind.ts';
import { enqueueMail } from '../../../post/mail/index.ts';
import { decideDelivery, hoursOf, whyDropped } from '../delivery/decide-delivery.ts';
import { isMailed, type MailedKind } from '../delivery/delivery-rules.ts';
import {
  EMAIL_TARGET,
  latestOfConversation,
  outcomeOf,
  outgoingById,
  recordDelivery,
  waitingForDigest,
  wasMailedSince,
  type Outgoing,
} from '../delivery/deliveries.store.ts';
import { threadFacts } from '../delivery/facts.store.ts';
import { nextDigestAt } from '../delivery/quiet-hours.ts';
import { digestWork, notificationMailWork } from '../delivery/send-away.ts';
import { lockCandidate } from '../notifications.store.ts';
import { digestMail, notificationMail, type MailedNotification } from './notification-mail.ts';

type Mailing = Pick<Services, 'db' | 'config' | 'now' | 'work' | 'keyedHash'>;

/** What an email is about: for a message the latest one of its conversation. */
interface Topic {
  outgoing: Outgoing & { kind: MailedKind };
  unread: number;
}

const isOfMailedKind = (outgoing: Outgoing): outgoing is Topic['outgoing'] => isMailed(outgoing.kind);

/** One email a conversation until it is read again: none if its messages were read, or an email was sent since the oldest unread one. */
async function topicOfMessage(trx: Transaction, asked: Outgoing): Promise<Topic | DeliveryOutcome> {
  const { enterpriseId } = notificationSubject(asked.link);
  const thread = await threadFacts(trx, asked.candidateId, enterpriseId);
  if (!thread?.unreadSince || asked.createdAt < thread.unreadSince) return 'READ';
  if (await wasMailedSince(trx, asked, thread.unreadSince)) return 'ALREADY';
  const outgoing = (await latestOfConversation(trx, asked.candidateId, enterpriseId)) ?? asked;
  return isOfMailedKind(outgoing) ? { outgoing, unread: thread.unreadCount } : 'OFF';
}

async function topicOf(trx: Transaction, asked: Outgoing): Promise<Topic | DeliveryOutcome> {
  if (!asked.email || !isOfMailedKind(asked)) return 'OFF';
  return asked.kind === 'message' ? topicOfMessage(trx, asked) : { outgoing: asked, unread: 0 };
}

type Step = { outcome: DeliveryOutcome; mail?: Topic; digestAt?: Date } | { until: Date };

async function nextStep(trx: Transaction, asked: Outgoing, now: Date): Promise<Step> {
  const topic = await topicOf(trx, asked);
  if (typeof topic === 'string') return { outcome: topic };
  const decision = await decideDelivery(trx, topic.outgoing, 'EMAIL', now);
  if (decision.kind === 'drop') return { outcome: decision.outcome };
  const hours = await hoursOf(trx, asked.candidateId);
  if (hours.hasDigest && inDigest(NOTIFICATION_TYPE_OF[asked.kind]))
    return { outcome: 'DIGEST', digestAt: nextDigestAt(hours, now) };
  return decision.kind === 'wait' ? { until: decision.until } : { outcome: 'SENT', mail: topic };
}

const addressee = ({ candidateId, email, locale }: Outgoing) => ({ candidateId, to: email, locale });

/** Sends a notification by email if it is still true and wanted, or leaves it to the digest; once, in one transaction. */
export async function mailNotification(
  services: Mailing,
  { notificationId }: { notificationId: string },
  { completeIn }: WorkAttempt,
): Promise<void> {
  const { db, now, work } = services;
  await db.transaction().execute(async (trx) => {
    const asked = await outgoingById(trx, notificationId);
    if (asked) await lockCandidate(trx, asked.candidateId);
    if (asked && (await outcomeOf(trx, notificationId, EMAIL_TARGET)) === undefined) {
      const at = now();
      const step = await nextStep(trx, asked, at);
      if ('until' in step)
        await work.enqueue(trx, notificationMailWork, { notificationId }, { afterMs: step.until.getTime() - at.getTime() });
      else {
        const { outcome, mail, digestAt } = step;
        if (mail) {
          const { outgoing: notification, unread } = mail;
          await enqueueMail(services, trx, notificationMail(services, { ...addressee(asked), notification, unread }));
        }
        await recordDelivery(trx, asked, { target: EMAIL_TARGET, outcome, now: at });
        if (digestAt)
          await work.enqueue(trx, digestWork, { candidateId: asked.candidateId }, { afterMs: digestAt.getTime() - at.getTime() });
      }
    }
    await completeIn(trx);
  });
}

/** Sends one email about all that waits for the digest and is still true; once, in one transaction. */
export async function mailDigest(
  services: Mailing,
  { candidateId }: { candidateId: string },
  { completeIn }: WorkAttempt,
): Promise<void> {
  const { db, now } = services;
  await db.transaction().execute(async (trx) => {
    await lockCandidate(trx, candidateId);
    const at = now();
    const notifications: MailedNotification[] = [];
    const waiting = await waitingForDigest(trx, candidateId);
    for (const asked of waiting) {
      const topic = await topicOf(trx, asked);
      const dropped = typeof topic === 'string' ? topic : await whyDropped(trx, topic.outgoing, 'EMAIL', at);
      if (!dropped && typeof topic === 'object') notifications.push(topic.outgoing);
      await recordDelivery(trx, asked, { target: EMAIL_TARGET, outcome: dropped ?? 'SENT', now: at });
    }
    const [first] = waiting;
    if (first && notifications.length > 0)
      await enqueueMail(services, trx, digestMail(services, { ...addressee(first), notifications }));
    await completeIn(trx);
  });
}
