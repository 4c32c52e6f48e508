import type { Generated } from 'kysely';
import type { MessageType } from '@hirehq/shared-contracts/codes';

export interface ConversationTable {
  id: string;
  candidate_id: string;
  enterprise_id: string;
  /** Number of the last message; 0 while there is none. */
  last_number: Generated<number>;
  last_message_at: Date | null;
  candidate_unread: Generated<number>;
  enterprise_unread: Generated<number>;
  /** The candidate sees nothing up to this number. */
  candidate_cleared_to: Generated<number>;
  /** The employer takes no more messages. */
  blocked_at: Date | null;
}

export interface MessageTable {
  id: string;
  conversation_id: string;
  /** 1, 2, 3 … in its conversation. */
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
