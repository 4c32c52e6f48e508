import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/module.ts';
import type { Account } from './account.ts';
import { changeEmail, findAccount, findAccountByEmail } from './account.store.ts';
import { removeCodesOfAccount } from './code.store.ts';
import { accountHolder, accountOfCode, codeIsWaiting, issueCode, type CodeOwner } from './codes.ts';
import { sendIdentityMail, type MailDress } from './identity-mails.ts';
import type { Place } from './identity.service.ts';
import { removeStep, writeStep } from './step.store.ts';

type Needs = Pick<Services, 'db' | 'now'>;

interface ChangeMail {
  uid: string;
  email: string;
  accountId: string;
  isTaken: boolean;
  dress: MailDress;
  now: Date;
}

/** A code to the new email; to one that is in use, a mail that says so. */
async function sendChangeCode(trx: Transaction, { uid, email, accountId, isTaken, dress, now }: ChangeMail): Promise<void> {
  const code = await issueCode(trx, { purpose: 'change-email', holder: uid, accountId: isTaken ? null : accountId, now });
  await sendIdentityMail(trx, { to: email, dress, now, ...(isTaken ? { kind: 'exists' } : { kind: 'confirm', code }) });
}

/** The email changes once the code that goes to the new one comes back in this step. */
export async function askForEmailChange(
  { db, now }: Needs,
  { uid, dress }: Place,
  { accountId, email }: { accountId: string; email: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const isTaken = (await findAccountByEmail(trx, email)) !== undefined;
    await writeStep(trx, uid, { page: 'confirm-change', email, accountId, isTaken }, now());
    await sendChangeCode(trx, { uid, email, accountId, isTaken, dress, now: now() });
  });
}

type Change = { accountId: string; email: string; isTaken: boolean };

export const resendChangeCode = (
  { db, now }: Needs,
  { uid, dress }: Place,
  { accountId, email, isTaken }: Change,
): Promise<void> => db.transaction().execute((trx) => sendChangeCode(trx, { uid, email, accountId, isTaken, dress, now: now() }));

/** From here on the code is this step's own. */
export const resendVerification = (
  { db, now }: Needs,
  { uid, dress }: Place,
  { accountId, email }: { accountId: string; email: string },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await writeStep(trx, uid, { page: 'verify-email', email, accountId }, now());
    await sendVerification(trx, { holder: uid, email, accountId, dress, now: now() });
  });

/** False when the code does not fit. The old email is told. */
export function completeEmailChange(
  { db, now }: Needs,
  { uid, dress }: Place,
  { accountId, email, code }: { accountId: string; email: string; code: string },
): Promise<boolean> {
  const owner: CodeOwner = { purpose: 'change-email', holder: uid };
  return db.transaction().execute(async (trx) => {
    const before = await findAccount(trx, accountId);
    if (!before || (await accountOfCode(trx, { ...owner, code, now: now() })) !== accountId) return false;
    if (!(await changeEmail(trx, accountId, { email, emailVerified: true }))) return false;
    await removeCodesOfAccount(trx, accountId);
    await sendIdentityMail(trx, { to: before.email, dress, now: now(), kind: 'email-changed' });
    await removeStep(trx, uid);
    return true;
  });
}

/** Asks for the code of the account's present email; one that is on its way already is good for it. */
export async function askForVerification({ db, now }: Needs, { uid, dress }: Place, { id, email }: Account): Promise<void> {
  const ofAccount = await codeIsWaiting(db, { purpose: 'confirm', holder: accountHolder(id) }, now());
  await db.transaction().execute(async (trx) => {
    await writeStep(trx, uid, { page: 'verify-email', email, accountId: id, ofAccount }, now());
    if (!ofAccount) await sendVerification(trx, { holder: uid, email, accountId: id, dress, now: now() });
  });
}

export async function sendVerification(
  trx: Transaction,
  { holder, email, accountId, dress, now }: { holder: string; email: string; accountId: string; dress: MailDress; now: Date },
): Promise<void> {
  const code = await issueCode(trx, { purpose: 'confirm', holder, accountId, now });
  await sendIdentityMail(trx, { to: email, dress, now, kind: 'confirm', code });
}
