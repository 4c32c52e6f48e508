import type { EventPayload } from '@hirehq/shared-contracts/events';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/module.ts';
import { aboutJobOf } from './conversation-response.ts';
import { conversationFacts, lockStream, type Pair } from './conversations.store.ts';
import { linksShown } from './links/message-links.ts';
import { senderOf, type MessageRow } from './messages.store.ts';
import { writingOf } from './messages.policy.ts';
import { unreadOfCandidate } from './read-marks.store.ts';
import { conversationRelationOf } from './conversation-relation.store.ts';

type ConversationState = EventPayload<'conversation.changed'>['conversation'];
type MessageOfEvent = NonNullable<EventPayload<'conversation.changed'>['message']>;

/**
 * A conversation as events contain it. The transaction holds the conversation's lock, if there is a conversation. The lock of the
 * candidate's stream comes second, always in this order: every event is written under it, so the total of all conversations is
 * exact too.
 */
export async function conversationState(trx: Transaction, pair: Pair): Promise<ConversationState> {
  await lockStream(trx, pair.candidateId);
  const facts = await conversationFacts(trx, pair);
  return {
    enterpriseId: pair.enterpriseId,
    lastNumber: facts?.last_number ?? 0,
    clearedTo: facts?.candidate_cleared_to ?? 0,
    employerReadTo: facts?.enterprise_read_to ?? 0,
    unreadCount: facts?.unread ?? 0,
    unreadTotal: await unreadOfCandidate(trx, pair.candidateId),
    writing: writingOf(await conversationRelationOf(trx, pair)),
  };
}

/** Without the link to the attachment, which expires. `domains` are those that the employer may link to without a caution. */
export const messageOfEvent = (row: MessageRow, domains: readonly string[] = []): MessageOfEvent => ({
  id: row.id,
  number: row.number,
  message: row.body,
  messageType: row.message_type,
  byEnterprise: row.by_enterprise,
  timestamp: row.sent_at.toISOString(),
  fileName: row.attachment_name,
  fileType: row.attachment_type,
  requestId: row.by_enterprise ? null : row.request_id,
  aboutJob: aboutJobOf(row),
  sender: senderOf(row),
  ...linksShown(row, domains),
});

/** Reports to the candidate's pages that a conversation changed, in the transaction of the change, under the conversation's lock. */
export async function publishConversationChange(
  { stream }: Pick<Services, 'stream'>,
  trx: Transaction,
  pair: Pair,
  message?: MessageRow,
): Promise<void> {
  await stream.send(trx, pair.candidateId, 'conversation.changed', {
    conversation: await conversationState(trx, pair),
    ...(message && { message: messageOfEvent(message) }),
  });
}
