import type { Transaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/module.ts';
import type { Account } from './account.ts';
import { changeEmail, findAccount, findAccountByEmail } from './account.store.ts';
import { removeCodesOfAccount } from './code.store.ts';
import { accountHolder, accountOfCode, codeIsWaiting, issueCode, type CodeOwner } from './codes.ts';
import { sendIdentityMail, type MailDress } from './identity-mails.ts';
import { tellFormerAddress } from './email-undo/email-undo.service.ts';
import { isReserved } from './email-undo/email-undo.store.ts';
import { keptSession, type Place } from './identity.service.ts';
import { endSessions } from './provider/grant.store.ts';
import { removeStep, writeStep } from './step.store.ts';

type Needs = Pick<Services, 'db' | 'now' | 'work' | 'candidates'>;

interface ChangeMail {
  uid: string;
  email: string;
  accountId: string;
  isTaken: boolean;
  dress: MailDress;
}

/** Mails a code to the new email address, or a notice if the address is already in use. */
async function sendChangeCode(services: Needs, trx: Transaction, mail: ChangeMail): Promise<void> {
  const { uid, email, isTaken, dress } = mail;
  const accountId = isTaken ? null : mail.accountId;
  const code = await issueCode(trx, { purpose: 'change-email', holder: uid, accountId, now: services.now() });
  await sendIdentityMail(services, trx, { to: email, dress, ...(isTaken ? { kind: 'exists' } : { kind: 'confirm', code }) });
}

/** Starts an email change, which takes effect once the code sent to the new address is entered in this step. */
export async function askForEmailChange(
  services: Needs,
  { uid, dress }: Place,
  { accountId, email }: { accountId: string; email: string },
): Promise<void> {
  const { db, now } = services;
  await db.transaction().execute(async (trx) => {
    const isTaken =
      (await findAccountByEmail(trx, email)) !== undefined ||
      (await isReserved(trx, email, { exceptFor: accountId, now: now() }));
    await writeStep(trx, uid, { page: 'confirm-change', email, accountId, isTaken }, now());
    await sendChangeCode(services, trx, { uid, email, accountId, isTaken, dress });
  });
}

type Change = { accountId: string; email: string; isTaken: boolean };

export const resendChangeCode = (services: Needs, { uid, dress }: Place, { accountId, email, isTaken }: Change): Promise<void> =>
  services.db.transaction().execute((trx) => sendChangeCode(services, trx, { uid, email, accountId, isTaken, dress }));

/** Makes this step the holder of the code. */
export const resendVerification = (
  services: Needs,
  { uid, dress }: Place,
  { accountId, email }: { accountId: string; email: string },
): Promise<void> =>
  services.db.transaction().execute(async (trx) => {
    await writeStep(trx, uid, { page: 'verify-email', email, accountId }, services.now());
    await sendVerification(services, trx, { holder: uid, email, accountId, dress });
  });

/** False if the code does not match. The old address is notified, and the other sessions end. */
export function completeEmailChange(
  services: Needs,
  place: Place,
  { accountId, email, code }: { accountId: string; email: string; code: string },
): Promise<boolean> {
  const { db, now } = services;
  const { uid, dress } = place;
  const owner: CodeOwner = { purpose: 'change-email', holder: uid };
  return db.transaction().execute(async (trx) => {
    const before = await findAccount(trx, accountId);
    if (!before || (await accountOfCode(trx, { ...owner, code, now: now() })) !== accountId) return false;
    if (!(await changeEmail(trx, accountId, { email, emailVerified: true }, now()))) return false;
    await removeCodesOfAccount(trx, accountId);
    await tellFormerAddress(services, trx, { former: before, dress });
    await endSessions(trx, accountId, { keep: keptSession(place), now: now() });
    await removeStep(trx, uid);
    return true;
  });
}

/** Asks for the code sent to the account's current email; a code that was already sent is reused. */
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
