import type { Database } from '../../../../platform/database/database.ts';

export interface UsedToken {
  enterpriseId: string;
  /** A hash of its `jti`: nothing of the visitor is stored. */
  tokenHash: string;
  /** After it, the token is refused anyway. */
  expiresAt: Date;
}

/** Records that a token was used; false if it was used before. Of two requests at the same time, one gets true. */
export async function recordUse(db: Database, { enterpriseId, tokenHash, expiresAt }: UsedToken): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('used_visitor_token')
    .values({ enterprise_id: enterpriseId, token_hash: tokenHash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function removeExpiredUses(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('used_visitor_token').where('expires_at', '<', now).execute();
}
