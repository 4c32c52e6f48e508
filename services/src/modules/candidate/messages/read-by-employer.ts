import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Services } from '../../../platform/module.ts';
import { changeConversation } from './change-conversation.ts';
import { conversationOfPair, type Pair } from './conversations.store.ts';
import { seenSince } from './employer-messages.service.ts';
import { numberSeen, unreadOfEmployer } from './read-marks.store.ts';

/**
 * Marks a conversation as read by its employer, up to a message or the last one that the employer can see, and returns what is
 * left unread. NOT_FOUND for a message that it cannot see.
 */
export async function readByEmployer(
  services: Services,
  { messageId, ...pair }: Pair & { messageId: string | undefined },
): Promise<number> {
  const { db } = services;
  const since = await seenSince(db, pair);
  const conversation = await conversationOfPair(db, pair);
  const upTo = conversation && (await numberSeen(db, { conversationId: conversation.id, messageId, since }));
  if (messageId !== undefined && upTo === undefined) throw new Refusal('NOT_FOUND');
  if (!conversation) return 0;
  if (upTo !== undefined)
    await changeConversation(services, pair, {
      change: ({ enterprise_read_to }) => (upTo > enterprise_read_to ? { enterprise_read_to: upTo } : undefined),
    });
  return unreadOfEmployer(db, conversation.id, since);
}
