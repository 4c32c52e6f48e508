import { DELETION_GRACE_DAYS } from '@hirehq/shared-contracts/codes';
import type { RefusalCode } from '@hirehq/shared-contracts/refusals';
import type { AttemptLimits } from '../../../platform/attempts/attempt-limits.ts';
import type { Refused } from '../../../platform/http/mutation-result.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { CandidateViewer, Services } from '../../../platform/module.ts';
import { addressOf } from '../../sign-in/identity/index.ts';
import { enqueueMail } from '../../post/mail/index.ts';
import type { AccountRule } from './account-limits.ts';
import { accountMail } from './account-mails.ts';
import { accountHolder, type AccountHolder } from './account.store.ts';
import { deletionDue, insertDeletion, withdrawDeletion } from './deletions.store.ts';

const DAY = 86_400_000;

export async function holderOf({ db }: Pick<Services, 'db'>, candidateId: string): Promise<AccountHolder> {
  const holder = await accountHolder(db, candidateId);
  if (!holder) throw new Refusal('NOT_FOUND');
  return holder;
}

type Requested = { ok: true; deletionOn: Date } | Refused<RefusalCode<'requestDeletion'>>;

/** Asks for the end of the account; asking again changes nothing. */
export async function requestDeletion(
  services: Services,
  limits: AttemptLimits<AccountRule>,
  viewer: CandidateViewer,
  emailAddress: string,
): Promise<Requested> {
  const { candidateId } = viewer;
  if ((await limits.take(['deletionsByCandidate', candidateId])) !== undefined)
    return { ok: false, code: 'RATE_LIMITED', message: 'Too many attempts. Please try again tomorrow.' };
  const { email } = await addressOf(services, viewer);
  if (emailAddress.trim().toLowerCase() !== email.toLowerCase()) return { ok: false, code: 'CONFIRMATION_WRONG' };
  const holder = await holderOf(services, candidateId);
  const now = services.now();
  const dueAt = new Date(now.getTime() + DELETION_GRACE_DAYS * DAY);
  return services.db.transaction().execute(async (trx): Promise<Requested> => {
    const deletionOn = await insertDeletion(trx, { candidateId, now, dueAt });
    if (!deletionOn) return { ok: true, deletionOn: (await deletionDue(trx, candidateId)) ?? dueAt };
    await enqueueMail(services, trx, accountMail(services, { ...holder, email }, { kind: 'deletionRequested', dueAt }));
    return { ok: true, deletionOn };
  });
}

/** Keeps the account. */
export async function cancelDeletion(
  services: Services,
  viewer: CandidateViewer,
): Promise<{ ok: true } | Refused<RefusalCode<'cancelDeletion'>>> {
  const holder = await holderOf(services, viewer.candidateId);
  const { email } = await addressOf(services, viewer);
  return services.db.transaction().execute(async (trx) => {
    if (!(await withdrawDeletion(trx, viewer.candidateId))) return { ok: false, code: 'NOT_FOUND' } as const;
    await enqueueMail(services, trx, accountMail(services, { ...holder, email }, { kind: 'kept' }));
    return { ok: true } as const;
  });
}
