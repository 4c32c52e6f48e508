import type { Services } from '../../../../platform/module.ts';
import { lockStream, type Pair } from '../conversations.store.ts';
import { seenSince } from '../employer-messages.service.ts';
import { maySend } from '../messages.policy.ts';
import { conversationRelationOf } from '../conversation-relation.store.ts';
import { removeEndedTyping, removeTyped, typingUntil } from './typing.store.ts';

/** How long one call shows that somebody is typing. */
const SHOWN_MS = 6_000;
/** At most one event is sent to the candidate in this time, however often the employer calls. */
const REPEATED_MS = 2_000;

/** Shows the candidate that the employer is typing. Refused when the employer could not send a message now. */
export async function typeByEmployer({ db, stream, now }: Services, pair: Pair): Promise<void> {
  await seenSince(db, pair);
  maySend('enterprise', await conversationRelationOf(db, pair));
  await db.transaction().execute(async (trx) => {
    await lockStream(trx, pair.candidateId);
    const at = now().getTime();
    const until = await typingUntil(trx, pair);
    if (until && until.getTime() - at > SHOWN_MS - REPEATED_MS) return;
    await removeTyped(trx, pair);
    await stream.send(trx, pair.candidateId, 'conversation.typed', {
      enterpriseId: pair.enterpriseId,
      until: new Date(at + SHOWN_MS).toISOString(),
    });
  });
}

/** Events of typing have no use once it has ended. */
export const forgetTyping = ({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> => removeEndedTyping(db, now());
