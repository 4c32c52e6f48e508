import type { Services } from '../../platform/module.ts';
import {
  heldConversation,
  lockedConversation,
  updateConversation,
  type ConversationChange,
  type ConversationRow,
  type Pair,
} from './conversations.store.ts';
import { tellOfConversation } from './tell-of-conversation.ts';

interface Changing {
  /** Creates the conversation if there is none. */
  create?: boolean;
  /** What to change; undefined for nothing. */
  change: (conversation: ConversationRow) => ConversationChange | undefined;
}

/** Changes a conversation and tells the candidate's pages, in one transaction. False if there is no conversation. */
export async function changeConversation(
  services: Pick<Services, 'db' | 'stream'>,
  pair: Pair,
  { create = false, change }: Changing,
): Promise<boolean> {
  return services.db.transaction().execute(async (trx) => {
    const conversation = create ? await heldConversation(trx, pair) : await lockedConversation(trx, pair);
    if (!conversation) return false;
    const set = change(conversation);
    if (!set) return true;
    await updateConversation(trx, conversation.id, set);
    await tellOfConversation(services, trx, pair);
    return true;
  });
}
