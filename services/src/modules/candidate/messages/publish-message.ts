import type { Transaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/module.ts';
import { notifyOfMessages } from '../notifications/index.ts';
import { employerShown, type Pair } from './conversations.store.ts';
import { trustedDomains } from './links/message-links.ts';
import type { MessageRow } from './messages.store.ts';
import { unreadOfCandidate } from './read-marks.store.ts';
import { conversationState, messageOfEvent, publishConversationChange } from './publish-conversation-change.ts';

/**
 * Reports a message, in its transaction and under the conversation's lock: the employer by the outbox, the candidate by a
 * notification and the event stream, and of a message of the candidate the candidate's other pages.
 */
export async function publishMessage(
  services: Services,
  trx: Transaction,
  message: MessageRow,
  { candidateId, enterpriseId }: Pair,
): Promise<void> {
  const pair = { candidateId, enterpriseId };
  if (!message.by_enterprise) {
    await services.outbox.add(trx, 'message.received', { messageId: message.id, candidateId, enterpriseId });
    await publishConversationChange(services, trx, pair, message);
    return;
  }
  const employer = await employerShown(trx, enterpriseId);
  if (!employer) throw new Error('The employer of a conversation is missing.');
  await notifyOfMessages(services, trx, {
    ...pair,
    company: employer.establishment_name,
    count: await unreadOfCandidate(trx, candidateId, enterpriseId),
    sender: message.sender_name,
    text: message.body || (message.attachment_name ?? ''),
    at: message.sent_at,
  });
  const conversation = await conversationState(trx, pair);
  await services.stream.send(trx, candidateId, 'message.received', {
    id: message.id,
    messageFrom: enterpriseId,
    enterpriseId,
    unreadCount: conversation.unreadTotal,
    conversation,
    message: messageOfEvent(message, trustedDomains(services, employer)),
  });
}
