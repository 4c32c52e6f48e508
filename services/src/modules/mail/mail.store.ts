import { randomUUID } from 'node:crypto';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Mail, QueuedMail } from './mail.ts';

/** Queues a mail in the caller's transaction: it goes out when that is committed, and only then. */
export async function enqueueMail(trx: Transaction, mail: Mail, now: Date): Promise<void> {
  await trx
    .insertInto('mail')
    .values({
      id: randomUUID(),
      recipient: mail.to,
      subject: mail.subject,
      body_text: mail.text,
      body_html: mail.html ?? null,
      unsubscribe_url: mail.unsubscribeUrl ?? null,
      next_attempt_at: now,
      created_at: now,
    })
    .execute();
}

/** Takes the mail that is due for the longest and puts it off until `until`, so that no other process sends it meanwhile. */
export async function takeDueMail(db: Database, { now, until }: { now: Date; until: Date }): Promise<QueuedMail | undefined> {
  const row = await db
    .updateTable('mail')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), next_attempt_at: until }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('mail')
        .select('id')
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      to: row.recipient,
      subject: row.subject,
      text: row.body_text,
      ...(row.body_html !== null && { html: row.body_html }),
      ...(row.unsubscribe_url !== null && { unsubscribeUrl: row.unsubscribe_url }),
      attempts: row.attempts,
      createdAt: row.created_at,
    }
  );
}

export async function putOffMail(db: Database, id: string, until: Date): Promise<void> {
  await db.updateTable('mail').set({ next_attempt_at: until }).where('id', '=', id).execute();
}

export async function removeMail(db: Database, id: string): Promise<void> {
  await db.deleteFrom('mail').where('id', '=', id).execute();
}
