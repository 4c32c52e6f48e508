import type { Selectable } from 'kysely';
import { newId } from '../../platform/ids/new-id.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { MessageTable } from '../../platform/database/tables/messages.ts';
import type { ConversationRow } from './conversations.store.ts';

export type MessageRow = Selectable<MessageTable>;

export interface KeptAttachment {
  key: string;
  fileName: string;
  contentType: string;
}

export interface NewMessage {
  byEnterprise: boolean;
  text: string;
  attachment: KeptAttachment | undefined;
  requestId: string;
  now: Date;
}

export async function messageOfRequest(
  db: Database,
  conversationId: string,
  byEnterprise: boolean,
  requestId: string,
): Promise<MessageRow | undefined> {
  return db
    .selectFrom('message')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('by_enterprise', '=', byEnterprise)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

/**
 * Appends a message to a conversation that the transaction has locked. Times increase with the numbers even if the clock
 * does not, so that ordering by time gives the server's order.
 */
export async function appendMessage(
  trx: Transaction,
  conversation: ConversationRow,
  { byEnterprise, text, attachment, requestId, now }: NewMessage,
): Promise<MessageRow> {
  const number = conversation.last_number + 1;
  const sentAt = new Date(Math.max(now.getTime(), (conversation.last_message_at?.getTime() ?? 0) + 1));
  const row = await trx
    .insertInto('message')
    .values({
      id: newId(),
      conversation_id: conversation.id,
      number,
      by_enterprise: byEnterprise,
      message_type: attachment ? 'FILE' : 'TEXT',
      body: text,
      attachment_key: attachment?.key ?? null,
      attachment_name: attachment?.fileName ?? null,
      attachment_type: attachment?.contentType ?? null,
      request_id: requestId,
      sent_at: sentAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('conversation')
    .set((column) => ({
      last_number: number,
      last_message_at: sentAt,
      ...(byEnterprise
        ? // Sending a reply marks the conversation as read.
          { candidate_unread: column('candidate_unread', '+', 1), enterprise_unread: 0 }
        : { enterprise_unread: column('enterprise_unread', '+', 1) }),
    }))
    .where('id', '=', conversation.id)
    .execute();
  return row;
}

export interface MessagesFilter {
  conversationId: string;
  /** Messages after this number. */
  after?: number;
  /** Messages sent at or after this time. */
  since?: Date;
  limit: number;
}

/** The latest `limit` messages, oldest first. */
export async function lastMessages(
  db: Database,
  { conversationId, after = 0, since = new Date(0), limit }: MessagesFilter,
): Promise<MessageRow[]> {
  const rows = await db
    .selectFrom('message')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('number', '>', after)
    .where('sent_at', '>=', since)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
  return rows.toReversed();
}

/** The conversation of a message, and when it was sent. */
export async function messageOrigin(db: Database, id: string) {
  return db
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
    .select(['message.sent_at', 'conversation.candidate_id', 'conversation.enterprise_id'])
    .where('message.id', '=', id)
    .executeTakeFirst();
}
