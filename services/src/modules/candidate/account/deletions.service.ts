import { DAY_MS } from '@hirehq/shared-contracts/durations';
import { DELETION_GRACE_DAYS } from '@hirehq/shared-contracts/codes';
import type { AttemptLimits } from '../../../platform/attempts/attempt-limits.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { CandidateViewer, Services } from '../../../platform/module.ts';
import { emailAddressOf } from '../../sign-in/identity/index.ts';
import { enqueueMail } from '../../post/mail/index.ts';
import type { AccountRule } from './account-limits.ts';
import { accountMail } from './account-mails.ts';
import { accountHolder, type AccountHolder } from './account.store.ts';
import { deletionDue, insertDeletion, withdrawDeletion } from './deletions.store.ts';

export async function accountHolderOf({ db }: Pick<Services, 'db'>, candidateId: string): Promise<AccountHolder> {
  const holder = await accountHolder(db, candidateId);
  if (!holder) throw new Refusal('NOT_FOUND');
  return holder;
}

/** Asks for the end of the account, on the day that is returned; asking again changes nothing. */
export async function requestDeletion(
  services: Services,
  limits: AttemptLimits<AccountRule>,
  viewer: CandidateViewer,
  emailAddress: string,
): Promise<Date> {
  const { candidateId } = viewer;
  if ((await limits.take(['deletionsByCandidate', candidateId])) !== undefined)
    throw new Refusal('RATE_LIMITED', { message: 'Too many attempts. Please try again tomorrow.' });
  const { email } = await emailAddressOf(services, viewer);
  if (emailAddress.trim().toLowerCase() !== email.toLowerCase()) throw new Refusal('CONFIRMATION_WRONG');
  const holder = await accountHolderOf(services, candidateId);
  const now = services.now();
  const dueAt = new Date(now.getTime() + DELETION_GRACE_DAYS * DAY_MS);
  return services.db.transaction().execute(async (trx) => {
    const deletionOn = await insertDeletion(trx, { candidateId, now, dueAt });
    if (!deletionOn) return (await deletionDue(trx, candidateId)) ?? dueAt;
    await enqueueMail(services, trx, accountMail(services, { ...holder, email }, { kind: 'deletionRequested', dueAt }));
    return deletionOn;
  });
}

/** Keeps the account. */
export async function cancelDeletion(services: Services, viewer: CandidateViewer): Promise<void> {
  const holder = await accountHolderOf(services, viewer.candidateId);
  const { email } = await emailAddressOf(services, viewer);
  await services.db.transaction().execute(async (trx) => {
    if (!(await withdrawDeletion(trx, viewer.candidateId))) throw new Refusal('NOT_FOUND');
    await enqueueMail(services, trx, accountMail(services, { ...holder, email }, { kind: 'kept' }));
  });
}
