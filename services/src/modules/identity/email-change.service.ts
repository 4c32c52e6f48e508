import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/module.ts';
import type { Account } from './account.ts';
import { changeEmail, findAccount, findAccountByEmail } from './account.store.ts';
import { removeCodesOfAccount } from './code.store.ts';
import { accountHolder, accountOfCode, codeIsWaiting, issueCode, type CodeOwner } from './codes.ts';
import { sendIdentityMail, type MailDress } from './identity-mails.ts';
import type { Place } from './identity.service.ts';
import { removeStep, writeStep } from './step.store.ts';

type Needs = Pick<Services, 'db' | 'now' | 'work'>;

interface ChangeMail {
  uid: string;
  email: string;
  accountId: string;
  isTaken: boolean;
  dress: MailDress;
}

/** A code to the new email; to one that is in use, a mail that says so. */
async function sendChangeCode(services: Needs, trx: Transaction, mail: ChangeMail): Promise<void> {
  const { uid, email, isTaken, dress } = mail;
  const accountId = isTaken ? null : mail.accountId;
  const code = await issueCode(trx, { purpose: 'change-email', holder: uid, accountId, now: services.now() });
  await sendIdentityMail(services, trx, { to: email, dress, ...(isTaken ? { kind: 'exists' } : { kind: 'confirm', code }) });
}

/** The email changes once the code that goes to the new one comes back in this step. */
export async function askForEmailChange(
  services: Needs,
  { uid, dress }: Place,
  { accountId, email }: { accountId: string; email: string },
): Promise<void> {
  const { db, now } = services;
  await db.transaction().execute(async (trx) => {
    const isTaken = (await findAccountByEmail(trx, email)) !== undefined;
    await writeStep(trx, uid, { page: 'confirm-change', email, accountId, isTaken }, now());
    await sendChangeCode(services, trx, { uid, email, accountId, isTaken, dress });
  });
}

type Change = { accountId: string; email: string; isTaken: boolean };

export const resendChangeCode = (services: Needs, { uid, dress }: Place, { accountId, email, isTaken }: Change): Promise<void> =>
  services.db.transaction().execute((trx) => sendChangeCode(services, trx, { uid, email, accountId, isTaken, dress }));

/** From here on the code is this step's own. */
export const resendVerification = (
  services: Needs,
  { uid, dress }: Place,
  { accountId, email }: { accountId: string; email: string },
): Promise<void> =>
  services.db.transaction().execute(async (trx) => {
    await writeStep(trx, uid, { page: 'verify-email', email, accountId }, services.now());
    await sendVerification(services, trx, { holder: uid, email, accountId, dress });
  });

/** False when the code does not fit. The old email is told. */
export function completeEmailChange(
  services: Needs,
  { uid, dress }: Place,
  { accountId, email, code }: { accountId: string; email: string; code: string },
): Promise<boolean> {
  const { db, now } = services;
  const owner: CodeOwner = { purpose: 'change-email', holder: uid };
  return db.transaction().execute(async (trx) => {
    const before = await findAccount(trx, accountId);
    if (!before || (await accountOfCode(trx, { ...owner, code, now: now() })) !== accountId) return false;
    if (!(await changeEmail(trx, accountId, { email, emailVerified: true }))) return false;
    await removeCodesOfAccount(trx, accountId);
    await sendIdentityMail(services, trx, { to: before.email, dress, kind: 'email-changed' });
    await removeStep(trx, uid);
    return true;
  });
}

/** Asks for the code of the account's present email; one that is on its way already is good for it. */
export async function askForVerification(services: Needs, { uid, dress }: Place, { id, email }: Account): Promise<void> {
  const { db, now } = services;
  const ofAccount = await codeIsWaiting(db, { purpose: 'confirm', holder: accountHolder(id) }, now());
  await db.transaction().execute(async (trx) => {
    await writeStep(trx, uid, { page: 'verify-email', email, accountId: id, ofAccount }, now());
    if (!ofAccount) await sendVerification(services, trx, { holder: uid, email, accountId: id, dress });
  });
}

export async function sendVerification(
  services: Needs,
  trx: Transaction,
  { holder, email, accountId, dress }: { holder: string; email: string; accountId: string; dress: MailDress },
): Promise<void> {
  const code = await issueCode(trx, { purpose: 'confirm', holder, accountId, now: services.now() });
  await sendIdentityMail(services, trx, { to: email, dress, kind: 'confirm', code });
}
