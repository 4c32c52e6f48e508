import { createAttemptLimits } from '../../platform/attempts/attempt-limits.ts';
import { refuseExcess } from '../../platform/attempts/refuse-excess.ts';
import type { Transaction } from '../../platform/database/database.ts';

const MINUTE = 60_000;

/** What one candidate may write; nobody types faster. */
export const MESSAGE_RULES = {
  messagesOfConversation: { max: 30, windowMs: MINUTE },
  messagesOfCandidate: { max: 300, windowMs: 60 * MINUTE },
} as const;

/** Counts a message of a candidate in the transaction that stores it: one that is not stored is not counted. */
export function countMessage(
  trx: Transaction,
  { conversationId, candidateId, now }: { conversationId: string; candidateId: string; now: Date },
): Promise<void> {
  return refuseExcess(
    createAttemptLimits({ db: trx, now: () => now }, MESSAGE_RULES),
    'You have sent many messages in a short time. Please wait a moment before you send more.',
    ['messagesOfConversation', conversationId],
    ['messagesOfCandidate', candidateId],
  );
}
