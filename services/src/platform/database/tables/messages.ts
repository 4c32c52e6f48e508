import type { Generated } from 'kysely';
import type { MessageType } from '@hirehq/shared-contracts/codes';

export interface ConversationTable {
  id: string;
  candidate_id: string;
  enterprise_id: string;
  /** Number of the last message; 0 if there is none. */
  last_number: Generated<number>;
  last_message_at: Date | null;
  candidate_unread: Generated<number>;
  enterprise_unread: Generated<number>;
  /** Messages up to this number are hidden from the candidate. */
  candidate_cleared_to: Generated<number>;
  /** When the employer blocked the conversation. */
  blocked_at: Date | null;
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
  request_id: string;
  sent_at: Date;
}

export interface MessageTables {
  conversation: ConversationTable;
  message: MessageTable;
}
