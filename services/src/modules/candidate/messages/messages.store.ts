import type { Selectable } from 'kysely';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { MessageTable } from '../../../platform/database/tables/messages.ts';
import { updateConversation, type ConversationRow, type Pair } from './conversations.store.ts';

/** With the title of the job that the message is about. */
export type MessageRow = Selectable<MessageTable> & { job_title: string | null };

/** The job that a message is about. */
export interface AboutJob {
  id: string;
  title: string;
}

/** Who writes for an employer. */
export interface Sender {
  name: string;
  title: string | null;
}

export interface StoredAttachment {
  storageKey: string;
  fileName: string;
  contentType: string;
  data: Uint8Array;
}

export interface NewMessage {
  byEnterprise: boolean;
  text: string;
  attachment: StoredAttachment | undefined;
  requestId: string;
  about: AboutJob | undefined;
  sender: Sender | undefined;
  now: Date;
}

/** Who wrote a message for an employer; null if it does not say. */
export const senderOf = ({ sender_name, sender_title }: Pick<MessageRow, 'sender_name' | 'sender_title'>): Sender | null =>
  sender_name === null ? null : { name: sender_name, title: sender_title };

/** Who wrote last for the employer. */
export function latestSender(rows: readonly MessageRow[]): Sender | null {
  const last = rows.findLast((row) => row.by_enterprise);
  return last ? senderOf(last) : null;
}

const messages = (db: Database) =>
  db.selectFrom('message').leftJoin('job', 'job.id', 'message.job_id').selectAll('message').select('job.title as job_title');

export async function messageOfRequest(
  db: Database,
  conversationId: string,
  byEnterprise: boolean,
  requestId: string,
): Promise<MessageRow | undefined> {
  return messages(db)
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
  { byEnterprise, text, attachment, requestId, about, sender, now }: NewMessage,
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
      attachment_key: attachment?.storageKey ?? null,
      attachment_name: attachment?.fileName ?? null,
      attachment_type: attachment?.contentType ?? null,
      attachment_size: attachment?.data.byteLength ?? null,
      request_id: requestId,
      sent_at: sentAt,
      job_id: about?.id ?? null,
      sender_name: sender?.name ?? null,
      sender_title: sender?.title ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await updateConversation(trx, conversation.id, {
    last_number: number,
    last_message_at: sentAt,
    // A reply marks the conversation as read.
    ...(byEnterprise
      ? { enterprise_read_to: number, waiting_since: null }
      : { waiting_since: conversation.waiting_since ?? sentAt }),
  });
  return { ...row, job_title: about?.title ?? null };
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
  const rows = await messages(db)
    .where('conversation_id', '=', conversationId)
    .where('number', '>', after)
    .where('sent_at', '>=', since)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
  return rows.toReversed();
}

export interface PageFilter {
  conversationId: string;
  /** Messages after this number. */
  after: number;
  /** Messages before this number. */
  before: number | undefined;
  limit: number;
  /** The oldest ones of the range; else the newest. */
  fromOldest: boolean;
}

/** A page of messages between two numbers, oldest first; the index on conversation and number reads no others. */
export async function messagesBetween(
  db: Database,
  { conversationId, after, before, limit, fromOldest }: PageFilter,
): Promise<MessageRow[]> {
  const rows = await messages(db)
    .where('conversation_id', '=', conversationId)
    .where('number', '>', after)
    .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
    .orderBy('number', fromOldest ? 'asc' : 'desc')
    .limit(limit)
    .execute();
  return fromOldest ? rows : rows.toReversed();
}

/** A message that the candidate has not cleared. */
export async function messageOfPair(
  db: Database,
  { candidateId, enterpriseId }: Pair,
  id: string,
): Promise<MessageRow | undefined> {
  return messages(db)
    .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
    .where('message.id', '=', id)
    .where('conversation.candidate_id', '=', candidateId)
    .where('conversation.enterprise_id', '=', enterpriseId)
    .whereRef('message.number', '>', 'conversation.candidate_cleared_to')
    .executeTakeFirst();
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
