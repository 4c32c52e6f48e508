import type { Database } from '../../../../platform/database/database.ts';

interface WaitingMail {
  subject: string;
  text: string;
}

/** Queued mails to an address, newest first. A test app without the mail module never sends them. */
export async function mailsTo(db: Database, email: string): Promise<WaitingMail[]> {
  return db
    .selectFrom('mail')
    .select(['subject', 'body_text as text'])
    .where('recipient', '=', email)
    .orderBy('created_at', 'desc')
    .execute();
}

/** The code in a mail to an address. */
export function codeIn(mail: { text: string } | undefined, email: string): string {
  const code = /^(\d{6})$/m.exec(mail?.text ?? '')?.[1];
  if (!code) throw new Error(`No code was mailed to ${email}.`);
  return code;
}

/** The code in the newest mail to an address. */
export async function codeMailedTo(db: Database, email: string): Promise<string> {
  const [newest] = await mailsTo(db, email);
  return codeIn(newest, email);
}
