import type { Generated } from 'kysely';

/** Queued mails; a row is removed once its mail has been sent. */
export interface MailTable {
  id: string;
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string | null;
  unsubscribe_url: string | null;
  attempts: Generated<number>;
  next_attempt_at: Date;
  created_at: Date;
}

export interface MailTables {
  mail: MailTable;
}
