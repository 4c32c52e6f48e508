import type { Database } from '../../../platform/database/database.ts';
import type { StopKind } from './stop-token.ts';

const tableOf = (kind: StopKind) => `${kind}_stop` as const;

/** Whether the address with this hash has stopped this kind of mail. */
export async function isStopped(db: Database, kind: StopKind, emailHash: string): Promise<boolean> {
  const row = await db.selectFrom(tableOf(kind)).select('email_hash').where('email_hash', '=', emailHash).executeTakeFirst();
  return row !== undefined;
}

export async function stopMails(db: Database, kind: StopKind, emailHash: string, now: Date): Promise<void> {
  await db
    .insertInto(tableOf(kind))
    .values({ email_hash: emailHash, stopped_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
