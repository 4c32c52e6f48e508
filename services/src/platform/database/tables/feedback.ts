import type { Generated } from 'kysely';
import type { JsonColumn } from '../json-column.ts';

export interface FeedbackTable {
  id: string;
  candidate_id: string;
  subject: string;
  feedback: string;
  details: JsonColumn<object>;
  created_at: Generated<Date>;
}

export interface FeedbackAttachmentTable {
  feedback_id: string;
  storage_key: string;
  content_type: string;
  /** Bytes; 0 of older rows, whose size is not known. */
  size: Generated<number>;
}

export interface ConsoleLogTable {
  id: Generated<number>;
  error: string;
  error_info: string;
  /** As reported by the browser. */
  reported_at: string;
  received_at: Generated<Date>;
}

export interface FeedbackTables {
  feedback: FeedbackTable;
  feedback_attachment: FeedbackAttachmentTable;
  console_log: ConsoleLogTable;
}
