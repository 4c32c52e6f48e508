import { sql } from 'kysely';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { Mail, QueuedMail } from './mail.ts';

/** Processes of the previous release find due mails by this column. */
const NEVER_BY_POLLING = sql<Date>`'infinity'`;

/** Stores a mail to be sent; returns its id. */
export async function insertMail(trx: Transaction, mail: Mail, now: Date): Promise<string> {
  const id = newId();
  await trx
    .insertInto('mail')
    .values({
      id,
      recipient: mail.to,
      subject: mail.subject,
      body_text: mail.text,
      body_html: mail.html ?? null,
      unsubscribe_url: mail.unsubscribeUrl ?? null,
      next_attempt_at: NEVER_BY_POLLING,
      created_at: now,
    })
    .execute();
  return id;
}

/** Undefined once the mail has been sent. */
export async function mailById(db: Database, id: string): Promise<QueuedMail | undefined> {
  const row = await db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst();
  return (
    row && {
      id: row.id,
      to: row.recipient,
      subject: row.subject,
      text: row.body_text,
      ...(row.body_html !== null && { html: row.body_html }),
      ...(row.unsubscribe_url !== null && { unsubscribeUrl: row.unsubscribe_url }),
      createdAt: row.created_at,
    }
  );
}

/** Takes over mails that the previous release queued and did not send in time. */
export async function takeOverMails(trx: Transaction, dueBefore: Date): Promise<string[]> {
  const rows = await trx
    .updateTable('mail')
    .set({ next_attempt_at: NEVER_BY_POLLING })
    .where('next_attempt_at', '<', dueBefore)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function removeMail(db: Database, id: string): Promise<void> {
  await db.deleteFrom('mail').where('id', '=', id).execute();
}

export async function removeMailsBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('mail').where('created_at', '<', before).execute();
}
