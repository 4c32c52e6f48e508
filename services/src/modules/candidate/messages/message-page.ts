import type { MessagePage } from '@hirehq/shared-contracts/graphql/types';
import type { Services } from '../../../platform/module.ts';
import { messageShown, type ConversationResponse } from './conversation-response.ts';
import { messagesBetween } from './messages.store.ts';

const MOST = 100;

interface PageAsked {
  before: number | undefined;
  after: number | undefined;
  first: number;
}

/** A page of a conversation, oldest message first. Numbers have no gaps, so they say whether there is more. */
export async function messagePage(
  { db, files }: Pick<Services, 'db' | 'files'>,
  { conversationId, clearedTo, lastNumber, domains }: ConversationResponse,
  { before, after, first }: PageAsked,
): Promise<MessagePage> {
  if (!conversationId) return { messages: [], hasOlder: false, hasNewer: false };
  const rows = await messagesBetween(db, {
    conversationId,
    after: Math.max(after ?? 0, clearedTo),
    before,
    limit: Math.max(1, Math.min(first, MOST)),
    fromOldest: after !== undefined,
  });
  const oldest = rows[0]?.number ?? Math.min(before ?? Infinity, (after ?? lastNumber) + 1, lastNumber + 1);
  const newest = rows.at(-1)?.number ?? oldest - 1;
  return {
    messages: rows.map((row) => messageShown(files, row, domains)),
    hasOlder: oldest > clearedTo + 1,
    hasNewer: newest < lastNumber && lastNumber > clearedTo,
  };
}
