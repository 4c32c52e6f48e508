import type { NeuroClassification } from '@hirehq/shared-contracts/codes';
import type { Role } from '@hirehq/shared-contracts/session';
import { sql } from 'kysely';
import { newId } from '../../../platform/ids/new-id.ts';
import { isUniqueViolation, type Database, type Transaction } from '../../../platform/database/database.ts';
import { isReserved } from './email-undo/email-undo.store.ts';
import type { Account, AccountWithPassword, NewAccount } from './account.ts';

// Stored with the registration until there is a candidate, and then only in the candidate's record, where it can be removed.
const NEURO_CLASSIFICATION = sql<NeuroClassification | null>`case when identity_account.candidate_id is null
  then identity_account.neuro_classification
  else (select candidate.neuro_classification from candidate where candidate.id = identity_account.candidate_id)
  end`.as('neuroClassification');

const COLUMNS = [
  'id',
  'email',
  'name',
  'email_verified as emailVerified',
  NEURO_CLASSIFICATION,
  'talent_pool_id as talentPoolId',
  'invitee_candidate_id as inviteeCandidateId',
  'ip_address as ipAddress',
  'candidate_id as candidateId',
  'was_inactive as wasInactive',
  'active as isActive',
  'new_password_required as newPasswordRequired',
  'roles',
] as const;

// A candidate who has been away this long counts as inactive (claim wasUserInactive).
const INACTIVE_AFTER = '180 days';

export function findAccount(db: Database, id: string): Promise<Account | undefined> {
  return db.selectFrom('identity_account').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

export function findAccountOfCandidate(db: Database, candidateId: string): Promise<Account | undefined> {
  return db.selectFrom('identity_account').select(COLUMNS).where('candidate_id', '=', candidateId).executeTakeFirst();
}

export function findAccountWithPassword(db: Database, id: string): Promise<AccountWithPassword | undefined> {
  return db
    .selectFrom('identity_account')
    .select([...COLUMNS, 'password_hash as passwordHash'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export function findAccountByEmail(db: Database, email: string): Promise<AccountWithPassword | undefined> {
  return db
    .selectFrom('identity_account')
    .select([...COLUMNS, 'password_hash as passwordHash'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
}

/** Undefined if the email already has an account. */
export function insertAccount(trx: Transaction, account: NewAccount & { passwordHash: string }): Promise<Account | undefined> {
  return trx
    .insertInto('identity_account')
    .values({
      id: newId(),
      email: account.email,
      name: account.name,
      password_hash: account.passwordHash,
      email_verified: account.emailVerified ?? false,
      neuro_classification: account.neuroClassification ?? null,
      talent_pool_id: account.talentPoolId ?? null,
      invitee_candidate_id: account.inviteeCandidateId ?? null,
      ip_address: account.ipAddress ?? null,
      roles: [...(account.roles ?? [])],
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
}

export async function linkCandidate(trx: Transaction, accountId: string, candidateId: string): Promise<void> {
  await trx
    .updateTable('identity_account')
    .set({ candidate_id: candidateId, neuro_classification: null })
    .where('id', '=', accountId)
    .execute();
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

interface AccountChange {
  name?: string;
  emailVerified?: boolean;
  passwordHash?: string;
  neuroClassification?: Account['neuroClassification'];
  ipAddress?: string;
  isActive?: boolean;
  newPasswordRequired?: boolean;
  roles?: readonly Role[];
}

export async function updateAccount(trx: Transaction, id: string, change: AccountChange): Promise<Account> {
  const { name, emailVerified, passwordHash, neuroClassification, ipAddress, isActive, newPasswordRequired, roles } = change;
  return trx
    .updateTable('identity_account')
    .set({
      ...(name !== undefined && { name }),
      ...(emailVerified !== undefined && { email_verified: emailVerified }),
      ...(passwordHash !== undefined && { password_hash: passwordHash }),
      ...(neuroClassification !== undefined && { neuro_classification: neuroClassification }),
      ...(ipAddress !== undefined && { ip_address: ipAddress }),
      ...(isActive !== undefined && { active: isActive }),
      ...(newPasswordRequired !== undefined && { new_password_required: newPasswordRequired }),
      ...(roles !== undefined && { roles: [...roles] }),
    })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** False if the email belongs to another account, or another account can still get it back. */
export async function updateEmail(
  trx: Transaction,
  id: string,
  { email, emailVerified }: { email: string; emailVerified: boolean },
  now: Date,
): Promise<boolean> {
  if (await isReserved(trx, email, { exceptFor: id, now })) return false;
  await sql`savepoint change_email`.execute(trx);
  try {
    await trx.updateTable('identity_account').set({ email, email_verified: emailVerified }).where('id', '=', id).execute();
    return true;
  } catch (error) {
    if (!isUniqueViolation(error, 'identity_account_email')) throw error;
    await sql`rollback to savepoint change_email`.execute(trx);
    return false;
  }
}

export async function removeAccount(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('identity_account').where('id', '=', id).execute();
}

/** Deletes registrations whose email was not confirmed within a week. */
export async function removeAbandonedAccounts(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('identity_account')
    .where('email_verified', '=', false)
    .where('candidate_id', 'is', null)
    .where('last_signed_in_at', 'is', null)
    .where('created_at', '<', sql<Date>`${now}::timestamptz - interval '7 days'`)
    .execute();
}
