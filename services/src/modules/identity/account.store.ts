import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Account, NewAccount } from './account.ts';

const COLUMNS = [
  'id',
  'email',
  'name',
  'email_verified as emailVerified',
  'neuro_classification as neuroClassification',
  'talent_pool_id as talentPoolId',
  'invitee_candidate_id as inviteeCandidateId',
  'ip_address as ipAddress',
  'candidate_id as candidateId',
  'was_inactive as wasInactive',
] as const;

// A candidate who stays away this long is greeted as someone who returns (claim wasUserInactive).
const INACTIVE_AFTER = '180 days';

export function findAccount(db: Database, id: string): Promise<Account | undefined> {
  return db.selectFrom('identity_account').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

export function findAccountByEmail(db: Database, email: string): Promise<(Account & { passwordHash: string }) | undefined> {
  return db
    .selectFrom('identity_account')
    .select([...COLUMNS, 'password_hash as passwordHash'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
}

/** Undefined when the email already has an account. */
export function insertAccount(trx: Transaction, account: NewAccount & { passwordHash: string }): Promise<Account | undefined> {
  return trx
    .insertInto('identity_account')
    .values({
      id: randomUUID(),
      email: account.email,
      name: account.name,
      password_hash: account.passwordHash,
      email_verified: account.emailVerified ?? false,
      neuro_classification: account.neuroClassification ?? null,
      talent_pool_id: account.talentPoolId ?? null,
      invitee_candidate_id: account.inviteeCandidateId ?? null,
      ip_address: account.ipAddress ?? null,
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
}

export async function linkCandidate(trx: Transaction, accountId: string, candidateId: string): Promise<void> {
  await trx.updateTable('identity_account').set({ candidate_id: candidateId }).where('id', '=', accountId).execute();
}

export async function recordSignIn(db: Database, accountId: string, ipAddress: string, now: Date): Promise<void> {
  await db
    .updateTable('identity_account')
    .set({
      was_inactive: sql<boolean>`coalesce(last_signed_in_at < ${now}::timestamptz - ${INACTIVE_AFTER}::interval, false)`,
      last_signed_in_at: now,
      ip_address: ipAddress,
    })
    .where('id', '=', accountId)
    .execute();
}
