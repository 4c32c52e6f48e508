import { isUuid } from '../../../platform/ids/is-uuid.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Services } from '../../../platform/module.ts';
import { changeConversation } from './change-conversation.ts';
import { conversationResponseOf, isKnown, type ConversationResponse } from './conversation-response.ts';
import type { Pair } from './conversations.store.ts';

/** Blocks or unblocks an employer for a candidate; repeating it changes nothing. */
export async function blockEmployer(
  services: Services,
  { blocked, ...pair }: Pair & { blocked: boolean },
): Promise<ConversationResponse> {
  const { db, now } = services;
  if (!isUuid(pair.enterpriseId) || !(await isKnown(db, pair))) throw new Refusal('NOT_FOUND');
  await changeConversation(services, pair, {
    create: true,
    change: ({ candidate_blocked_at }) =>
      (candidate_blocked_at !== null) === blocked ? undefined : { candidate_blocked_at: blocked ? now() : null },
  });
  const conversation = await conversationResponseOf(services, pair);
  if (!conversation) throw new Refusal('NOT_FOUND');
  return conversation;
}
