import type { Generated } from 'kysely';
import type { MessageType } from '@hirehq/shared-contracts/codes';
import type { VersionColumn } from '../version-column.ts';

export interface ConversationTable {
  id: string;
  candidate_id: string;
  enterprise_id: string;
  /** Number of the last message; 0 if there is none. */
  last_number: Generated<number>;
  last_message_at: Date | null;
  /** Messages up to this number are read. */
  candidate_read_to: Generated<number>;
  enterprise_read_to: Generated<number>;
  /** The candidate marked it as unread since reading it. */
  marked_unread: Generated<boolean>;
  /** Messages up to this number are hidden from the candidate. */
  candidate_cleared_to: Generated<number>;
  /** When the candidate sent the first message that the employer has not replied to. */
  waiting_since: Date | null;
  /** When the employer blocked the conversation. */
  blocked_at: Date | null;
  /** When the candidate blocked the employer. */
  candidate_blocked_at: Date | null;
}

export interface MessageTable {
  id: string;
  conversation_id: string;
  /** 1, 2, 3 … within its conversation. */
  number: number;
  by_enterprise: boolean;
  message_type: MessageType;
  body: string;
  /** Key of the file store. */
  attachment_key: string | null;
  attachment_name: string | null;
  attachment_type: string | null;
  /** Bytes; null in older rows, whose size is not known. */
  attachment_size: number | null;
  request_id: string;
  sent_at: Date;
  /** The job that it is about. */
  job_id: string | null;
  /** The person who wrote it for the employer, if the employer says so. */
  sender_name: Generated<string | null>;
  sender_title: Generated<string | null>;
}

/** A message of an employer that replied to a candidate. */
export interface MessageReplyTable {
  message_id: string;
  enterprise_id: string;
  replied_at: Date;
  /** Since the first message that it replies to. */
  waited_seconds: number;
}

/** An employer that is away. */
export interface MessageAbsenceTable {
  enterprise_id: string;
  version: VersionColumn;
  /** Null if it did not say until when. */
  until: Date | null;
  note: string | null;
}

export interface MessageTables {
  conversation: ConversationTable;
  message: MessageTable;
  message_reply: MessageReplyTable;
  message_absence: MessageAbsenceTable;
}
