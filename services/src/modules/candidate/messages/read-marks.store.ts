import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** Whether a conversation can have unread messages; most have none, and theirs are not counted. */
const mayBeUnread = sql<boolean>`(conversation.marked_unread or conversation.last_number > greatest(conversation.candidate_read_to, conversation.candidate_cleared_to))`;

/**
 * The unread messages of a candidate in a `conversation`: those of the employer after the read mark and after what was cleared,
 * and at least one while the conversation is marked as unread.
 */
export const unreadOfConversation = sql<number>`(case when ${mayBeUnread} then greatest((
  select count(*) from message
  where message.conversation_id = conversation.id and message.by_enterprise
    and message.number > greatest(conversation.candidate_read_to, conversation.candidate_cleared_to)
), conversation.marked_unread::int) else 0 end)::int`;

/** Of all conversations, or of the one with an employer. */
export async function unreadOfCandidate(db: Database, candidateId: string, enterpriseId?: string): Promise<number> {
  const { unread } = await db
    .selectFrom('conversation')
    .select(sql<number>`coalesce(sum(${unreadOfConversation}), 0)::int`.as('unread'))
    .where('candidate_id', '=', candidateId)
    .where(mayBeUnread)
    .$if(enterpriseId !== undefined, (query) => query.where('enterprise_id', '=', enterpriseId ?? ''))
    .executeTakeFirstOrThrow();
  return unread;
}

/** How many conversations a candidate has that are not cleared, and how many messages in them are unread. */
export async function messageCounts(db: Database, candidateId: string): Promise<{ conversations: number; unread: number }> {
  return db
    .selectFrom('conversation')
    .select([
      sql<number>`(count(*) filter (where conversation.last_number > conversation.candidate_cleared_to))::int`.as(
        'conversations',
      ),
      sql<number>`coalesce(sum(${unreadOfConversation}), 0)::int`.as('unread'),
    ])
    .where('candidate_id', '=', candidateId)
    .executeTakeFirstOrThrow();
}

/** Conversations with unread messages, the latest first; none with employers that the candidate has blocked. */
export async function unreadConversations(db: Database, candidateId: string, limit: number) {
  return db
    .selectFrom('conversation')
    .innerJoin('enterprise', 'enterprise.id', 'conversation.enterprise_id')
    .select([
      'conversation.enterprise_id as enterpriseId',
      'enterprise.establishment_name as employerName',
      'conversation.last_message_at as lastMessageAt',
      unreadOfConversation.as('unread'),
    ])
    .where('conversation.candidate_id', '=', candidateId)
    .where('conversation.candidate_blocked_at', 'is', null)
    .where(mayBeUnread)
    .where(unreadOfConversation, '>', 0)
    .orderBy('conversation.last_message_at', (order) => order.desc().nullsLast())
    .orderBy('conversation.id')
    .limit(limit)
    .execute();
}

/** A candidate's messages that the employer can see, sent since then, and has not read. */
export async function unreadOfEmployer(db: Database, conversationId: string, since: Date): Promise<number> {
  const { unread } = await db
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('conversation.id', '=', conversationId)
    .where('message.by_enterprise', '=', false)
    .whereRef('message.number', '>', 'conversation.enterprise_read_to')
    .where('message.sent_at', '>=', since)
    .executeTakeFirstOrThrow();
  return unread;
}

/** The number of a message that the employer can see, sent since then; without an id of the last one. Undefined if there is none. */
export async function numberSeen(
  db: Database,
  { conversationId, messageId, since }: { conversationId: string; messageId: string | undefined; since: Date },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('message')
    .select('number')
    .where('conversation_id', '=', conversationId)
    .where('sent_at', '>=', since)
    .$if(messageId !== undefined, (query) => query.where('id', '=', messageId ?? ''))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.number;
}
