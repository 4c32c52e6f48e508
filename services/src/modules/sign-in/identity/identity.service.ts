import { OWN_PROVIDER } from '../../../platform/config.ts';
import type { Services } from '../../../platform/module.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Account, AccountWithPassword, NewAccount } from './account.ts';
import { findAccountByEmail, findAccountWithPassword, insertAccount, linkCandidate, updateAccount } from './account.store.ts';
import { removeCodesOfAccount } from './code.store.ts';
import { accountOfCode, issueCode, type CodeOwner } from './codes.ts';
import { sendIdentityMail, type MailBranding } from './identity-mails.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { endSessions, type ContinuedSession } from './provider/grant.store.ts';
import { passwordProblem, type PasswordProblem } from './registration.policy.ts';
import { removeStep, writeStep, type PendingRegistration } from './step.store.ts';

type Needs = Pick<Services, 'config' | 'db' | 'now' | 'work' | 'candidates'>;

/** The step that a page belongs to, and the brand and language of its mails. */
export interface StepContext {
  uid: string;
  branding: MailBranding;
  /** The session that the browser had when the step started. */
  sessionUid: string | undefined;
  /** The session of the token of a call, which is no browser's. */
  sessionId?: string | undefined;
}

/** The session that continues when the others end. */
export function continuedSession({
  sessionUid,
  sessionId,
}: Pick<StepContext, 'sessionUid' | 'sessionId'>): ContinuedSession | undefined {
  if (sessionUid !== undefined) return { sessionUid };
  return sessionId === undefined ? undefined : { sessionId };
}

/**
 * True if nobody has ever verified an email of this account. Not true for a confirmed account with a new, unverified email:
 * whoever reads that mailbox may be a stranger and must not get in.
 */
export const isUnclaimed = ({ emailVerified, candidateId }: Account) => !emailVerified && candidateId === null;

/** The account with this email and password. An unknown email and a wrong password have the same outcome and take the same time. */
export async function checkPassword(
  { db }: Needs,
  { email, password }: { email: string; password: string },
): Promise<Account | undefined> {
  const account = await findAccountByEmail(db, email);
  const matches = await verifyPassword(password, account?.passwordHash);
  return matches ? account : undefined;
}

/**
 * Starts a registration: the step waits for the code. An email in use gets a notice, and the step a code that
 * never matches. The details count only once the email is confirmed in this step, regardless of earlier registrations.
 */
export async function register(
  services: Needs,
  { uid, branding }: StepContext,
  { email, password, ...values }: { email: string; password: string } & Omit<PendingRegistration, 'passwordHash'>,
): Promise<void> {
  const { db, now } = services;
  const registration = { ...values, passwordHash: await hashPassword(password) };
  await db.transaction().execute(async (trx) => {
    await insertAccount(trx, { email, ...registration });
    const account = await findAccountByEmail(trx, email);
    const accountId = account && isUnclaimed(account) ? account.id : null;
    await writeStep(trx, uid, { page: 'confirm', email, accountId, registration }, now());
    await sendConfirmation(services, trx, { uid, email, accountId, branding });
  });
}

type Resend<State> = (needs: Needs, place: StepContext, state: State) => Promise<void>;

export const resendConfirmation: Resend<{ email: string; accountId: string | null }> = (services, place, { email, accountId }) =>
  services.db.transaction().execute((trx) => sendConfirmation(services, trx, { ...place, email, accountId }));

export const resendReset: Resend<{ email: string; accountId: string | null }> = (services, place, { email, accountId }) =>
  services.db.transaction().execute((trx) => sendReset(services, trx, { ...place, email, accountId }));

interface CodeMail {
  uid: string;
  email: string;
  accountId: string | null;
  branding: MailBranding;
}

/** Mails a code, or notifies the owner of an email in use that someone tried to register it. */
export async function sendConfirmation(services: Needs, trx: Transaction, mail: CodeMail): Promise<void> {
  const { uid, email, accountId, branding } = mail;
  const code = await issueCode(trx, { purpose: 'confirm', holder: uid, accountId, now: services.now() });
  await sendIdentityMail(services, trx, { to: email, branding, ...(accountId ? { kind: 'confirm', code } : { kind: 'exists' }) });
}

/** Mails a code if the email has an account; the page is the same in any case. */
export async function askForReset(services: Needs, { uid, branding }: StepContext, email: string): Promise<void> {
  const { db, now } = services;
  await db.transaction().execute(async (trx) => {
    const account = await findAccountByEmail(trx, email);
    const accountId = account && (account.emailVerified || isUnclaimed(account)) ? account.id : null;
    await writeStep(trx, uid, { page: 'reset', email, accountId }, now());
    await sendReset(services, trx, { uid, email, accountId, branding });
  });
}

async function sendReset(services: Needs, trx: Transaction, { uid, email, accountId, branding }: CodeMail): Promise<void> {
  const code = await issueCode(trx, { purpose: 'reset', holder: uid, accountId, now: services.now() });
  if (accountId) await sendIdentityMail(services, trx, { to: email, branding, kind: 'reset', code });
}

/** The account whose email the code verifies, or undefined. Creates its candidate. */
export function confirmAccountEmail(
  services: Needs,
  { uid, code, registration }: { uid: string; code: string; registration?: PendingRegistration | undefined },
  owner: CodeOwner,
): Promise<Account | undefined> {
  return services.db.transaction().execute(async (trx) => {
    const accountId = await accountOfCode(trx, { ...owner, code, now: services.now() });
    if (!accountId) return undefined;
    await removeCodesOfAccount(trx, accountId);
    const account = await updateAccount(trx, accountId, { emailVerified: true, ...registration });
    await removeStep(trx, uid);
    return withCandidate(services, trx, account);
  });
}

export type PasswordOutcome =
  | { ok: true; account: Account }
  | { ok: false; reason: 'code-mismatch' | 'inactive' | 'wrong-password' | PasswordProblem | 'passwordSame' };

async function savePassword(
  services: Needs,
  trx: Transaction,
  account: AccountWithPassword,
  { password, place }: { password: string; place: StepContext },
): Promise<PasswordOutcome> {
  const problem = passwordProblem({ ...account, password });
  if (problem) return { ok: false, reason: problem };
  if (await verifyPassword(password, account.passwordHash)) return { ok: false, reason: 'passwordSame' };
  const passwordHash = await hashPassword(password);
  const changed = await updateAccount(trx, account.id, { passwordHash, newPasswordRequired: false });
  await endSessions(trx, account.id, { keep: continuedSession(place), now: services.now() });
  await sendIdentityMail(services, trx, { to: account.email, branding: place.branding, kind: 'password-changed' });
  await removeStep(trx, place.uid);
  return { ok: true, account: changed };
}

/** Sets a new password with a mailed code, which also verifies the email. */
export function resetPassword(
  services: Needs,
  place: StepContext,
  { code, password }: { code: string; password: string },
): Promise<PasswordOutcome> {
  const { db, now } = services;
  const owner: CodeOwner = { purpose: 'reset', holder: place.uid };
  return db.transaction().execute(async (trx): Promise<PasswordOutcome> => {
    const accountId = await accountOfCode(trx, { ...owner, code, now: now() });
    const account = accountId === undefined ? undefined : await findAccountWithPassword(trx, accountId);
    if (!account) return { ok: false, reason: 'code-mismatch' };
    if (!account.isActive) return { ok: false, reason: 'inactive' };
    const outcome = await savePassword(services, trx, account, { password, place });
    if (!outcome.ok) return outcome;
    await removeCodesOfAccount(trx, account.id);
    const confirmed = await updateAccount(trx, account.id, { emailVerified: true });
    return { ok: true, account: await withCandidate(services, trx, confirmed) };
  });
}

/** Sets a new password after the current one was entered. */
export async function changePassword(
  services: Needs,
  place: StepContext,
  { accountId, current, password }: { accountId: string; current?: string; password: string },
): Promise<PasswordOutcome> {
  const account = await findAccountWithPassword(services.db, accountId);
  if (!account?.isActive) return { ok: false, reason: 'inactive' };
  if (current !== undefined && !(await verifyPassword(current, account.passwordHash)))
    return { ok: false, reason: 'wrong-password' };
  return services.db.transaction().execute((trx) => savePassword(services, trx, account, { password, place }));
}

/** The account with its candidate, created if there is none. */
export async function withCandidate(
  { candidates }: Pick<Services, 'candidates'>,
  trx: Transaction,
  account: Account,
): Promise<Account> {
  if (account.candidateId) return account;
  const { id, name, email, neuroClassification } = account;
  const candidate = await candidates.ensure(trx, { issuer: OWN_PROVIDER, subject: id, name, email, neuroClassification });
  await linkCandidate(trx, id, candidate.id);
  return { ...account, candidateId: candidate.id };
}

/** Creates account and candidate in one transaction. Undefined if the email already has an account. */
export async function createAccount(
  services: Pick<Services, 'candidates'>,
  trx: Transaction,
  registration: NewAccount & { passwordHash: string },
): Promise<Account | undefined> {
  const account = await insertAccount(trx, registration);
  return account && withCandidate(services, trx, account);
}
