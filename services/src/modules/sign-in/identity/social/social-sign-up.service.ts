import type { NeuroClassification } from '@hirehq/shared-contracts/codes';
import { newSecret } from '../../../../platform/ids/secret.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import type { Services } from '../../../../platform/module.ts';
import type { Account } from '../account.ts';
import { findAccount, findAccountByEmail, insertAccount, updateAccount } from '../account.store.ts';
import { removeCodesOfAccount } from '../code.store.ts';
import { accountOfCode } from '../codes.ts';
import {
  checkPassword,
  createAccount,
  isUnclaimed,
  sendConfirmation,
  withCandidate,
  type StepContext,
} from '../identity.service.ts';
import { hashPassword } from '../password-hash.ts';
import { removeStep, writeStep, type PendingSocial } from '../step.store.ts';
import { linkAccount, linkedAccountId } from './social-link.store.ts';

type Needs = Pick<Services, 'config' | 'db' | 'now' | 'work' | 'candidates'>;

/** What a newly created account takes from the visit. */
export interface VisitFacts {
  neuroClassification: NeuroClassification | null;
  ipAddress: string;
}

interface Arrival extends VisitFacts {
  social: PendingSocial;
  email: string;
}

/** The account to sign in, or the page that has to come first. */
export type Settled = { account: Account } | { page: 'social-link' };

/** A random password that nobody knows; the owner can choose one by 'Forgot your password?'. */
const unknownPassword = () => hashPassword(newSecret());

const nameOf = ({ social: { name }, email }: Arrival) => name.replace(/\s+/g, ' ').slice(0, 100) || (email.split('@')[0] ?? '');

/** The account that this identity is linked to. */
export async function accountOfPerson({ db }: Needs, social: PendingSocial): Promise<Account | undefined> {
  const id = await linkedAccountId(db, social);
  return id === undefined ? undefined : findAccount(db, id);
}

/**
 * Continues with an email verified as this person's. A new email gets an account immediately. One that was registered but never confirmed
 * becomes theirs, and nothing of the earlier registration is kept. One that is in use is linked only with its password: whoever
 * controls the mailbox, or the account at the provider, need not be the owner of this account.
 */
async function settle(trx: Transaction, needs: Needs, { uid }: StepContext, arrival: Arrival): Promise<Settled> {
  const { now } = needs;
  const { social, email, neuroClassification, ipAddress } = arrival;
  const values = {
    name: nameOf(arrival),
    emailVerified: true,
    neuroClassification,
    ipAddress,
    passwordHash: await unknownPassword(),
  };
  const link = async (account: Account) => {
    await linkAccount(trx, social, { accountId: account.id, now: now() });
    await removeStep(trx, uid);
    return { account };
  };
  const made = await createAccount(needs, trx, { email, ...values });
  if (made) return link(made);
  const known = await findAccountByEmail(trx, email);
  if (!known) throw new Error('The account was removed before the social identity could be linked to it.');
  if (isUnclaimed(known)) {
    await removeCodesOfAccount(trx, known.id);
    return link(await withCandidate(needs, trx, await updateAccount(trx, known.id, values)));
  }
  await writeStep(trx, uid, { page: 'social-link', email: known.email, accountId: known.id, social }, now());
  return { page: 'social-link' };
}

export const settleProvedEmail = (needs: Needs, place: StepContext, arrival: Arrival): Promise<Settled> =>
  needs.db.transaction().execute((trx) => settle(trx, needs, place, arrival));

/** Mails a code to an unverified email, whether or not it has an account. */
export async function askToProveEmail(services: Needs, { uid, branding }: StepContext, arrival: Arrival): Promise<void> {
  const { db, now } = services;
  const { social, email, neuroClassification, ipAddress } = arrival;
  const passwordHash = await unknownPassword();
  await db.transaction().execute(async (trx) => {
    await insertAccount(trx, { email, name: nameOf(arrival), neuroClassification, ipAddress, passwordHash });
    const account = await findAccountByEmail(trx, email);
    if (!account) throw new Error('The account was removed before its email could be verified.');
    await writeStep(trx, uid, { page: 'social-confirm', email, accountId: account.id, social }, now());
    await sendConfirmation(services, trx, { uid, email, accountId: account.id, branding });
  });
}

/** Undefined if the code does not match. */
export function proveEmail(
  needs: Needs,
  place: StepContext,
  { code, accountId, ...arrival }: Arrival & { code: string; accountId: string },
): Promise<Settled | undefined> {
  const owner = { purpose: 'confirm', holder: place.uid } as const;
  return needs.db.transaction().execute(async (trx) => {
    if ((await accountOfCode(trx, { ...owner, code, now: needs.now() })) !== accountId) return undefined;
    await removeCodesOfAccount(trx, accountId);
    return settle(trx, needs, place, arrival);
  });
}

/** Undefined if the password is wrong. The email has already been verified. */
export async function linkWithPassword(
  needs: Needs,
  { uid }: StepContext,
  { social, email, accountId, password }: { social: PendingSocial; email: string; accountId: string; password: string },
): Promise<Account | undefined> {
  const account = await checkPassword(needs, { email, password });
  if (account?.id !== accountId) return undefined;
  return needs.db.transaction().execute(async (trx) => {
    await linkAccount(trx, social, { accountId, now: needs.now() });
    await removeStep(trx, uid);
    return updateAccount(trx, accountId, { emailVerified: true });
  });
}
