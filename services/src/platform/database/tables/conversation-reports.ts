import type { ConversationReportReason } from '@hirehq/shared-contracts/codes';

export interface ConversationReportTable {
  id: string;
  candidate_id: string | null;
  enterprise_id: string;
  request_id: string;
  /** Null for a report of the whole conversation. */
  message_id: string | null;
  /** As it was reported: the operators can read it when the message no longer exists. */
  message_text: string | null;
  reason: ConversationReportReason;
  details: string | null;
  created_at: Date;
}

export interface ConversationReportTables {
  conversation_report: ConversationReportTable;
}
