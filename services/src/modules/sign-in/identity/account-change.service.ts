import type { NeuroClassification } from '@hirehq/shared-contracts/codes';
import type { Services } from '../../../platform/module.ts';
import type { Account } from './account.ts';
import { updateEmail, updateAccount } from './account.store.ts';
import { removeCodesOfAccount } from './code.store.ts';
import { codeHolderOf } from './codes.ts';
import { sendVerification } from './email-change.service.ts';
import { notifyFormerAddress } from './email-undo/email-undo.service.ts';
import type { MailBranding } from './identity-mails.ts';
import { endSessions } from './provider/grant.store.ts';

interface AccountChange {
  name?: string;
  /** A new email, different from the current one. */
  email?: string;
  neuroClassification?: NeuroClassification | null;
  /** The session of the token, which continues if the others end. */
  sessionId: string;
  branding: MailBranding;
}

/**
 * False if the email is not available. A new email is unverified until its code is entered; the old address is notified, and
 * the other sessions end.
 */
export function changeAccount(
  services: Pick<Services, 'db' | 'now' | 'work' | 'candidates'>,
  account: Account,
  { email, branding, sessionId, ...values }: AccountChange,
): Promise<boolean> {
  return services.db.transaction().execute(async (trx) => {
    if (email !== undefined) {
      if (!(await updateEmail(trx, account.id, { email, emailVerified: false }, services.now()))) return false;
      await removeCodesOfAccount(trx, account.id);
      await sendVerification(services, trx, { holder: codeHolderOf(account.id), email, accountId: account.id, branding });
      await notifyFormerAddress(services, trx, { former: account, branding });
      await endSessions(trx, account.id, { keep: { sessionId }, now: services.now() });
    }
    const { neuroClassification, ...own } = values;
    if (neuroClassification !== undefined && account.candidateId)
      await services.candidates.classify(trx, account.candidateId, neuroClassification);
    else if (neuroClassification !== undefined) await updateAccount(trx, account.id, { neuroClassification });
    if (Object.keys(own).length > 0) await updateAccount(trx, account.id, own);
    return true;
  });
}
