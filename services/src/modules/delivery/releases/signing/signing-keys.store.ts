import type { Selectable } from 'kysely';
import type { PublicKey } from '@hirehq/shared-contracts/delivery/sign';
import { jsonb, type Database } from '../../../../platform/database/database.ts';
import type { SigningKeyTable } from '../../../../platform/database/tables/releases.ts';

export type SigningKeyRow = Selectable<SigningKeyTable>;
/** What an endorsement is about. */
export type SigningKeyFacts = Omit<SigningKeyRow, 'endorsement'>;

export async function signingKeys(db: Database): Promise<SigningKeyRow[]> {
  return db.selectFrom('signing_key').selectAll().orderBy('added_at').orderBy('kid').execute();
}

/** Stores a key unless there is one with its name. */
export async function insertSigningKey(db: Database, { public_jwk, ...row }: SigningKeyRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('signing_key')
    .values({ ...row, public_jwk: jsonb<PublicKey>(public_jwk) })
    .onConflict((conflict) => conflict.column('kid').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function updateSigningKey(
  db: Database,
  { kid, revoked_at, endorsement }: Pick<SigningKeyRow, 'kid' | 'revoked_at' | 'endorsement'>,
): Promise<void> {
  await db.updateTable('signing_key').set({ revoked_at, endorsement }).where('kid', '=', kid).execute();
}
