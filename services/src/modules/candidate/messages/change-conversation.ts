import type { Services } from '../../../platform/module.ts';
import { forgetMessageTexts, readMessageNotifications } from '../notifications/index.ts';
import {
  lockedOrNewConversation,
  lockedConversation,
  updateConversation,
  type ConversationChange,
  type ConversationRow,
  type Pair,
} from './conversations.store.ts';
import { unreadOfCandidate } from './read-marks.store.ts';
import { publishConversationChange } from './publish-conversation-change.ts';

interface Changing {
  /** Creates the conversation if there is none. */
  create?: boolean;
  /** What to change; undefined for nothing. */
  change: (conversation: ConversationRow) => ConversationChange | undefined;
}

/**
 * Changes a conversation and tells the candidate's pages, in one transaction. Without unread messages, its notification is read
 * too. False if there is no conversation.
 */
export async function changeConversation(
  services: Pick<Services, 'db' | 'stream'>,
  pair: Pair,
  { create = false, change }: Changing,
): Promise<boolean> {
  return services.db.transaction().execute(async (trx) => {
    const conversation = create ? await lockedOrNewConversation(trx, pair) : await lockedConversation(trx, pair);
    if (!conversation) return false;
    const set = change(conversation);
    if (set) await updateConversation(trx, conversation.id, set);
    if (set && 'candidate_cleared_to' in set) await forgetMessageTexts(trx, pair);
    if ((await unreadOfCandidate(trx, pair.candidateId, pair.enterpriseId)) === 0)
      await readMessageNotifications(services, trx, pair);
    if (set) await publishConversationChange(services, trx, pair);
    return true;
  });
}
