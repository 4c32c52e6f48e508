import { isUuid } from '../../../platform/ids/is-uuid.ts';
import type { Services } from '../../../platform/module.ts';
import { isKnown } from './conversation-response.ts';
import type { Pair } from './conversations.store.ts';
import { messageOfPair } from './messages.store.ts';

interface Reported {
  /** Undefined for the whole conversation. */
  message: { id: string; text: string } | undefined;
}

/**
 * What a candidate reports: a conversation with an employer, or one message that the employer sent in it. Undefined for anything
 * else.
 */
export async function reportedMessage(
  { db }: Pick<Services, 'db'>,
  { messageId, ...pair }: Pair & { messageId: string | null | undefined },
): Promise<Reported | undefined> {
  if (!isUuid(pair.enterpriseId) || !(await isKnown(db, pair))) return undefined;
  if (messageId === null || messageId === undefined) return { message: undefined };
  const row = isUuid(messageId) ? await messageOfPair(db, pair, messageId) : undefined;
  if (!row?.by_enterprise) return undefined;
  return { message: { id: row.id, text: row.body || (row.attachment_name ?? '') } };
}
