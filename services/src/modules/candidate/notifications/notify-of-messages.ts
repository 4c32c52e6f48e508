import { messagePreview } from '@hirehq/shared-contracts/message-preview';
import { messageNotificationLink } from '@hirehq/shared-contracts/notification-links';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/module.ts';
import { notificationText } from './notification-text.ts';
import { localeOfCandidate, markReadByLink, rewriteByLink, unreadCount } from './notifications.store.ts';
import { notifyCandidate } from './notify-candidate.ts';

interface Conversation {
  candidateId: string;
  enterpriseId: string;
}

interface UnreadMessages extends Conversation {
  company: string;
  /** Who wrote for the employer. */
  sender: string | null;
  /** Unread messages of the conversation, the latest of them and when it was sent. */
  count: number;
  text: string;
  at: Date;
}

const about = ({ candidateId, enterpriseId }: Conversation) =>
  ({ candidateId, kind: 'message', link: messageNotificationLink(enterpriseId) }) as const;

/**
 * Notifies a candidate of a message. All unread messages of a conversation are one notification, with the time of the latest, which
 * shows whether it is still the latest one.
 */
export async function notifyOfMessages(
  services: Pick<Services, 'stream' | 'work'>,
  trx: Transaction,
  { company, sender, count, text, at, ...conversation }: UnreadMessages,
): Promise<void> {
  const values = { company, count, text: messagePreview(text), ...(sender !== null && { sender }) };
  await notifyCandidate(services, trx, { ...about(conversation), values, at, grows: true });
}

/** Marks the notification of a conversation that has no unread message as read, and tells the candidate's pages the count. */
export async function readMessageNotifications(
  { stream }: Pick<Services, 'stream'>,
  trx: Transaction,
  conversation: Conversation,
): Promise<void> {
  const { candidateId } = conversation;
  const read = await markReadByLink(trx, about(conversation));
  if (read.length === 0) return;
  const unReadNotifications = await unreadCount(trx, candidateId);
  await stream.send(trx, candidateId, 'notifications.counted', { unReadNotifications, read });
}

/** Removes the text of messages from the notifications of a conversation whose history was cleared. */
export async function forgetMessageTexts(trx: Transaction, conversation: Conversation): Promise<void> {
  const locale = await localeOfCandidate(trx, conversation.candidateId);
  await rewriteByLink(trx, about(conversation), ({ text: _, ...values }) => ({
    values,
    notificationValue: notificationText('message', locale, values),
  }));
}
