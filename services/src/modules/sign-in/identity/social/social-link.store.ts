import type { Database, Transaction } from '../../../../platform/database/database.ts';

/** An identity at a social provider. */
export interface SocialIdentity {
  issuer: string;
  subject: string;
}

export async function linkedAccountId(db: Database, { issuer, subject }: SocialIdentity): Promise<string | undefined> {
  const link = await db
    .selectFrom('identity_social_link')
    .select('account_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return link?.account_id;
}

/** Links this identity to this account for future sign-ins. */
export async function linkAccount(
  trx: Transaction,
  { issuer, subject }: SocialIdentity,
  { accountId, now }: { accountId: string; now: Date },
): Promise<void> {
  await trx
    .insertInto('identity_social_link')
    .values({ issuer, subject, account_id: accountId, linked_at: now })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .execute();
}

export async function removeLinks(trx: Transaction, accountId: string): Promise<void> {
  await trx.deleteFrom('identity_social_link').where('account_id', '=', accountId).execute();
}
