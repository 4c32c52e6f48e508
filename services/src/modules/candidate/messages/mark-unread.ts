import { isUuid } from '../../../platform/ids/is-uuid.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Services } from '../../../platform/module.ts';
import { changeConversation } from './change-conversation.ts';
import { conversationResponseOf, type ConversationResponse } from './conversation-response.ts';
import type { Pair } from './conversations.store.ts';

/** Marks a conversation as unread. One without a message that the candidate sees is NOT_FOUND: it is not in the list. */
export async function markUnread(services: Services, pair: Pair): Promise<ConversationResponse> {
  let isListed = false;
  if (isUuid(pair.enterpriseId))
    await changeConversation(services, pair, {
      change({ last_number, candidate_cleared_to, marked_unread }) {
        isListed = last_number > candidate_cleared_to;
        return isListed && !marked_unread ? { marked_unread: true } : undefined;
      },
    });
  const conversation = isListed ? await conversationResponseOf(services, pair) : undefined;
  if (!conversation) throw new Refusal('NOT_FOUND');
  return conversation;
}
