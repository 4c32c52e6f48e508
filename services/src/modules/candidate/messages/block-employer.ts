import type { RefusalCode } from '@hirehq/shared-contracts/refusals';
import { isUuid } from '../../../platform/ids/is-uuid.ts';
import type { Refused } from '../../../platform/http/mutation-result.ts';
import type { Services } from '../../../platform/module.ts';
import { changeConversation } from './change-conversation.ts';
import { conversationResponseOf, isKnown, type ConversationResponse } from './conversation-response.ts';
import type { Pair } from './conversations.store.ts';

type BlockOutcome = { ok: true; conversation: ConversationResponse } | Refused<RefusalCode<'blockEmployer'>>;

/** Blocks or unblocks an employer for a candidate; repeating it changes nothing. */
export async function blockEmployer(
  services: Services,
  { blocked, ...pair }: Pair & { blocked: boolean },
): Promise<BlockOutcome> {
  const { db, now } = services;
  if (!isUuid(pair.enterpriseId) || !(await isKnown(db, pair))) return { ok: false, code: 'NOT_FOUND' };
  await changeConversation(services, pair, {
    create: true,
    change: ({ candidate_blocked_at }) =>
      (candidate_blocked_at !== null) === blocked ? undefined : { candidate_blocked_at: blocked ? now() : null },
  });
  const conversation = await conversationResponseOf(services, pair);
  return conversation ? { ok: true, conversation } : { ok: false, code: 'NOT_FOUND' };
}
