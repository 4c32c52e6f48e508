import { secretHash } from '../../../platform/ids/secret.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { IdentityCodeTable } from '../../../platform/database/tables/identity.ts';

export type CodePurpose = IdentityCodeTable['purpose'];

interface StoredCode {
  purpose: CodePurpose;
  holder: string;
  accountId: string | null;
  codeHash: string;
  expiresAt: Date;
}

/** Replaces the holder's code for the purpose; codes of other holders for the same account stay valid. */
export async function storeCode(trx: Transaction, code: StoredCode): Promise<void> {
  const holder = secretHash(code.holder);
  await trx.deleteFrom('identity_code').where('purpose', '=', code.purpose).where('holder_hash', '=', holder).execute();
  await trx
    .insertInto('identity_code')
    .values({
      purpose: code.purpose,
      holder_hash: holder,
      account_id: code.accountId,
      code_hash: code.codeHash,
      expires_at: code.expiresAt,
    })
    .execute();
}

/** Counts an attempt and returns the code to compare with; undefined if there is no valid code. */
export async function countTry(
  trx: Transaction,
  { purpose, holder, maxTries, now }: { purpose: CodePurpose; holder: string; maxTries: number; now: Date },
): Promise<{ codeHash: string; accountId: string | null } | undefined> {
  return trx
    .updateTable('identity_code')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('purpose', '=', purpose)
    .where('holder_hash', '=', secretHash(holder))
    .where('tries', '<', maxTries)
    .where('expires_at', '>', now)
    .returning(['code_hash as codeHash', 'account_id as accountId'])
    .executeTakeFirst();
}

export async function hasLiveCode(
  db: Database,
  { purpose, holder, maxTries, now }: { purpose: CodePurpose; holder: string; maxTries: number; now: Date },
): Promise<boolean> {
  const found = await db
    .selectFrom('identity_code')
    .select('purpose')
    .where('purpose', '=', purpose)
    .where('holder_hash', '=', secretHash(holder))
    .where('tries', '<', maxTries)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}

/** Removes all codes of an account: once the owner has used a code or changed the email, codes mailed for other steps become invalid. */
export async function removeCodesOfAccount(trx: Transaction, accountId: string): Promise<void> {
  await trx.deleteFrom('identity_code').where('account_id', '=', accountId).execute();
}

export async function removeExpiredCodes(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('identity_code').where('expires_at', '<', now).execute();
}
