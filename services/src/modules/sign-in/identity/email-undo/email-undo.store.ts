import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/database.ts';
import { newId } from '../../../../platform/ids/new-id.ts';

interface NewUndo {
  accountId: string;
  /** The address before the change. */
  email: string;
  tokenHash: string;
  now: Date;
  expiresAt: Date;
}

export interface EmailUndo {
  id: string;
  accountId: string;
  email: string;
  createdAt: Date;
}

export async function insertUndo(trx: Transaction, { accountId, email, tokenHash, now, expiresAt }: NewUndo): Promise<void> {
  await trx
    .insertInto('identity_email_undo')
    .values({ id: newId(), account_id: accountId, email, token_hash: tokenHash, created_at: now, expires_at: expiresAt })
    .execute();
}

export function findUndo(db: Database, tokenHash: string, now: Date): Promise<EmailUndo | undefined> {
  return db
    .selectFrom('identity_email_undo')
    .select(['id', 'account_id as accountId', 'email', 'created_at as createdAt'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Removes this undo and those of later changes, which its own address outranks. False if another request has used it first. */
export async function takeUndo(trx: Transaction, { id, accountId, createdAt }: EmailUndo): Promise<boolean> {
  const rows = await trx
    .deleteFrom('identity_email_undo')
    .where('account_id', '=', accountId)
    .where('created_at', '>=', createdAt)
    .returning('id')
    .execute();
  return rows.some((row) => row.id === id);
}

/** Whether another account can still get this address back, so that nobody else may change to it. */
export async function isReserved(db: Database, email: string, { exceptFor, now }: { exceptFor: string; now: Date }) {
  const row = await db
    .selectFrom('identity_email_undo')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('account_id', '!=', exceptFor)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeExpiredUndos(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('identity_email_undo').where('expires_at', '<', now).execute();
}
