import { MINUTE_MS } from '@hirehq/shared-contracts/durations';
import { createAttemptLimits } from '../../../platform/attempts/attempt-limits.ts';
import { refuseExcess } from '../../../platform/attempts/refuse-excess.ts';
import type { Transaction } from '../../../platform/database/database.ts';

/** How many messages a candidate may send; more than anybody types. */
export const MESSAGE_RULES = {
  messagesOfConversation: { max: 30, windowMs: MINUTE_MS },
  messagesOfCandidate: { max: 300, windowMs: 60 * MINUTE_MS },
} as const;

/** Counts a message of a candidate in the transaction that stores it, so that only stored messages count. */
export function countMessage(
  trx: Transaction,
  { conversationId, candidateId, now }: { conversationId: string; candidateId: string; now: Date },
): Promise<void> {
  return refuseExcess(
    createAttemptLimits({ db: trx, now: () => now }, MESSAGE_RULES),
    'You have sent many messages in a short time. Wait a moment before you send more.',
    ['messagesOfConversation', conversationId],
    ['messagesOfCandidate', candidateId],
  );
}
