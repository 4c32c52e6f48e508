import { DAY_MS } from '@hirehq/shared-contracts/durations';
import { EMAIL_UNDO_DAYS } from '@hirehq/shared-contracts/codes';
import type { Transaction } from '../../../../platform/database/database.ts';
import { newSecret, secretHash } from '../../../../platform/ids/secret.ts';
import type { Services } from '../../../../platform/module.ts';
import type { Account } from '../account.ts';
import { updateEmail, findAccount, findAccountByEmail, removeAccount, updateAccount } from '../account.store.ts';
import { removeCodesOfAccount } from '../code.store.ts';
import { findUndo, insertUndo, takeUndo } from './email-undo.store.ts';
import { sendIdentityMail, type MailBranding } from '../identity-mails.ts';
import { isUnclaimed } from '../identity.service.ts';
import { hashPassword } from '../password-hash.ts';
import { endSessions } from '../provider/grant.store.ts';
import { UNDO_EMAIL_PATH } from '../provider/paths.ts';
import { removeLinks } from '../social/social-link.store.ts';
import { emailChangeStep, removeStep } from '../step.store.ts';

/**
 * Notifies the former address of an account that its email has changed. An address that was verified gets a link that undoes the
 * change; one that was not may be a stranger's.
 */
export async function notifyFormerAddress(
  services: Pick<Services, 'work' | 'now' | 'candidates'>,
  trx: Transaction,
  { former, branding }: { former: Pick<Account, 'id' | 'email' | 'emailVerified'>; branding: MailBranding },
): Promise<void> {
  const mail = { to: former.email, branding, kind: 'email-changed' } as const;
  if (!former.emailVerified) return sendIdentityMail(services, trx, mail);
  const token = newSecret();
  const now = services.now();
  await insertUndo(trx, {
    accountId: former.id,
    email: former.email,
    tokenHash: secretHash(token),
    now,
    expiresAt: new Date(now.getTime() + EMAIL_UNDO_DAYS * DAY_MS),
  });
  await sendIdentityMail(services, trx, { ...mail, undoUrl: `${branding.origin}${UNDO_EMAIL_PATH}?token=${token}` });
}

type Needs = Pick<Services, 'db' | 'keyedHash' | 'now' | 'work' | 'candidates'>;

/** The address that a link restores; undefined if it has expired, was used, or an earlier change was undone. */
export async function addressToRestore({ db, now }: Needs, token: string): Promise<string | undefined> {
  return (await findUndo(db, secretHash(token), now()))?.email;
}

export type UndoOutcome = { ok: true; email: string } | { ok: false; why: 'not-valid' | 'taken' };

/**
 * Gives an account back to its former address. Whoever changed it may also have chosen the password and connected a social
 * provider, so nobody can sign in until the owner has chosen a new password with a code to that address.
 */
export async function undoEmailChange(services: Needs, branding: MailBranding, token: string): Promise<UndoOutcome> {
  const { db, now } = services;
  const passwordHash = await hashPassword(newSecret());
  return db.transaction().execute(async (trx): Promise<UndoOutcome> => {
    const undo = await findUndo(trx, secretHash(token), now());
    const account = undo && (await findAccount(trx, undo.accountId));
    if (!undo || !account || !(await takeUndo(trx, undo))) return { ok: false, why: 'not-valid' };
    const { email } = undo;
    const other = await findAccountByEmail(trx, email);
    if (other && other.id !== account.id) {
      if (!isUnclaimed(other)) return { ok: false, why: 'taken' };
      await removeAccount(trx, other.id);
    }
    await updateEmail(trx, account.id, { email, emailVerified: true }, now());
    await updateAccount(trx, account.id, { passwordHash });
    await removeLinks(trx, account.id);
    await removeCodesOfAccount(trx, account.id);
    await removeStep(trx, emailChangeStep(services, account.id));
    await endSessions(trx, account.id, { now: now() });
    if (account.candidateId) await services.candidates.changeAddress(trx, account.candidateId, email);
    if (account.email.toLowerCase() !== email.toLowerCase())
      await sendIdentityMail(services, trx, { to: account.email, branding, kind: 'email-changed' });
    return { ok: true, email };
  });
}
