import type { Transaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/module.ts';
import type { Account } from './account.ts';
import { updateEmail, findAccount, findAccountByEmail } from './account.store.ts';
import { removeCodesOfAccount } from './code.store.ts';
import { codeHolderOf, accountOfCode, codeIsWaiting, issueCode, type CodeOwner } from './codes.ts';
import { sendIdentityMail, type MailBranding } from './identity-mails.ts';
import { notifyFormerAddress } from './email-undo/email-undo.service.ts';
import { isReserved } from './email-undo/email-undo.store.ts';
import { continuedSession, type StepContext } from './identity.service.ts';
import { endSessions } from './provider/grant.store.ts';
import { removeStep, writeStep } from './step.store.ts';

type Needs = Pick<Services, 'db' | 'now' | 'work' | 'candidates'>;

interface ChangeMail {
  uid: string;
  email: string;
  accountId: string;
  isTaken: boolean;
  branding: MailBranding;
}

/** Mails a code to the new email address, or a notice if the address is already in use. */
async function sendChangeCode(services: Needs, trx: Transaction, mail: ChangeMail): Promise<void> {
  const { uid, email, isTaken, branding } = mail;
  const accountId = isTaken ? null : mail.accountId;
  const code = await issueCode(trx, { purpose: 'change-email', holder: uid, accountId, now: services.now() });
  await sendIdentityMail(services, trx, { to: email, branding, ...(isTaken ? { kind: 'exists' } : { kind: 'confirm', code }) });
}

/** Starts an email change, which takes effect once the code sent to the new address is entered in this step. */
export async function askForEmailChange(
  services: Needs,
  { uid, branding }: StepContext,
  { accountId, email }: { accountId: string; email: string },
): Promise<void> {
  const { db, now } = services;
  await db.transaction().execute(async (trx) => {
    const isTaken =
      (await findAccountByEmail(trx, email)) !== undefined ||
      (await isReserved(trx, email, { exceptFor: accountId, now: now() }));
    await writeStep(trx, uid, { page: 'confirm-change', email, accountId, isTaken }, now());
    await sendChangeCode(services, trx, { uid, email, accountId, isTaken, branding });
  });
}

type Change = { accountId: string; email: string; isTaken: boolean };

export const resendChangeCode = (
  services: Needs,
  { uid, branding }: StepContext,
  { accountId, email, isTaken }: Change,
): Promise<void> =>
  services.db.transaction().execute((trx) => sendChangeCode(services, trx, { uid, email, accountId, isTaken, branding }));

/** Makes this step the holder of the code. */
export const resendVerification = (
  services: Needs,
  { uid, branding }: StepContext,
  { accountId, email }: { accountId: string; email: string },
): Promise<void> =>
  services.db.transaction().execute(async (trx) => {
    await writeStep(trx, uid, { page: 'verify-email', email, accountId }, services.now());
    await sendVerification(services, trx, { holder: uid, email, accountId, branding });
  });

/** False if the code does not match. The old address is notified, and the other sessions end. */
export function completeEmailChange(
  services: Needs,
  place: StepContext,
  { accountId, email, code }: { accountId: string; email: string; code: string },
): Promise<boolean> {
  const { db, now } = services;
  const { uid, branding } = place;
  const owner: CodeOwner = { purpose: 'change-email', holder: uid };
  return db.transaction().execute(async (trx) => {
    const before = await findAccount(trx, accountId);
    if (!before || (await accountOfCode(trx, { ...owner, code, now: now() })) !== accountId) return false;
    if (!(await updateEmail(trx, accountId, { email, emailVerified: true }, now()))) return false;
    await removeCodesOfAccount(trx, accountId);
    await notifyFormerAddress(services, trx, { former: before, branding });
    await endSessions(trx, accountId, { keep: continuedSession(place), now: now() });
    await removeStep(trx, uid);
    return true;
  });
}

/** Asks for the code sent to the account's current email; a code that was already sent is reused. */
export async function askForVerification(services: Needs, { uid, branding }: StepContext, { id, email }: Account): Promise<void> {
  const { db, now } = services;
  const ofAccount = await codeIsWaiting(db, { purpose: 'confirm', holder: codeHolderOf(id) }, now());
  await db.transaction().execute(async (trx) => {
    await writeStep(trx, uid, { page: 'verify-email', email, accountId: id, ofAccount }, now());
    if (!ofAccount) await sendVerification(services, trx, { holder: uid, email, accountId: id, branding });
  });
}

export async function sendVerification(
  services: Needs,
  trx: Transaction,
  { holder, email, accountId, branding }: { holder: string; email: string; accountId: string; branding: MailBranding },
): Promise<void> {
  const code = await issueCode(trx, { purpose: 'confirm', holder, accountId, now: services.now() });
  await sendIdentityMail(services, trx, { to: email, branding, kind: 'confirm', code });
}
