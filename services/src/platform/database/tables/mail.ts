import type { Generated } from 'kysely';

/** Mails that wait to be sent; a row is removed once its mail is handed over. */
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
