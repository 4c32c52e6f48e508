import type { Services } from '../../platform/module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { ensureCandidate } from '../candidates/index.ts';
import type { Account, NewAccount } from './account.ts';
import { findAccountByEmail, insertAccount, linkCandidate, recordSignIn } from './account.store.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';

type Needs = Pick<Services, 'config' | 'db' | 'now'>;

export type SignInOutcome = { ok: true; account: Account } | { ok: false; reason: 'wrong-credentials' };
export type RegisterOutcome = { ok: true; account: Account } | { ok: false; reason: 'email-taken' };

/** Unknown email and wrong password are one outcome, at one cost. */
export async function signIn(
  { db, now }: Needs,
  credentials: { email: string; password: string; ipAddress: string },
): Promise<SignInOutcome> {
  const account = await findAccountByEmail(db, credentials.email);
  const matches = await verifyPassword(credentials.password, account?.passwordHash);
  if (!account || !matches) return { ok: false, reason: 'wrong-credentials' };
  await recordSignIn(db, account.id, credentials.ipAddress, now());
  return { ok: true, account };
}

/** Account and candidate together, or neither. */
export async function register({ config, db }: Needs, registration: NewAccount & { password: string }): Promise<RegisterOutcome> {
  const passwordHash = await hashPassword(registration.password);
  const account = await db
    .transaction()
    .execute((trx) => createAccount(trx, config.sso.issuer, { ...registration, passwordHash }));
  return account ? { ok: true, account } : { ok: false, reason: 'email-taken' };
}

/** Undefined when the email already has an account. */
export async function createAccount(
  trx: Transaction,
  issuer: string,
  registration: NewAccount & { passwordHash: string },
): Promise<Account | undefined> {
  const account = await insertAccount(trx, registration);
  if (!account) return undefined;
  const candidate = await ensureCandidate(trx, {
    issuer,
    subject: account.id,
    name: account.name,
    email: account.email,
    neuroClassification: account.neuroClassification,
  });
  await linkCandidate(trx, account.id, candidate.id);
  return { ...account, candidateId: candidate.id };
}
